import { isDeepStrictEqual } from 'node:util'
import type { CatalogueKind } from '../../../contract/record-kinds.ts'
import type { SavedSettings, ShopSettings } from '../../../contract/settings/settings.ts'
import { nameKey } from '../../../contract/text/name-key.ts'

/** The parts of a record that decide what happens to it when the demo is removed. */
export type SeededRecord = {
  id: string
  kind: CatalogueKind
  isDemo: boolean
  isChanged: boolean
  /** Ids of the records that it refers to. */
  needs: string[]
  /** Names of a product, terms of a synonym set. */
  words: string[]
}

/** Chooses demo records that can be deleted: they are unchanged, and no remaining record needs them. */
export function chooseDemoRecords(records: SeededRecord[]): {
  deleted: SeededRecord[]
  kept: SeededRecord[]
} {
  const staying = new Set(records.filter(({ isDemo, isChanged }) => !isDemo || isChanged))
  const names = [...staying].filter(({ kind }) => kind === 'product').map(wordsOf)
  for (const record of records)
    if (record.kind === 'synonym' && isSaid(record, names)) staying.add(record)
  const byId = new Map(records.map((record) => [record.id, record]))
  // Iterating over a Set also visits members added meanwhile: a subcategory needs its parent.
  for (const { needs } of staying)
    for (const id of needs) {
      const needed = byId.get(id)
      if (needed) staying.add(needed)
    }
  return {
    deleted: records.filter((record) => !staying.has(record)),
    kept: [...staying].filter(({ isDemo }) => isDemo),
  }
}

function wordsOf({ words }: SeededRecord): string {
  return words.map((text) => ` ${nameKey(text)} `).join('')
}

/** True if a searched name finds others through the set. */
function isSaid({ words }: SeededRecord, names: string[]): boolean {
  return words.some((term) => names.some((name) => name.includes(` ${nameKey(term)} `)))
}

/**
 * Removes values identical to the demo's from the settings: fields of objects, entries of lists. A part with
 * nothing left is no longer saved.
 */
export function withoutDemo(
  saved: SavedSettings,
  demo: SavedSettings,
  defaults: ShopSettings,
): SavedSettings {
  const own = Object.entries(saved).flatMap(([name, value]) => {
    const field = name as keyof SavedSettings
    const rest = subtract(value, demo[field], defaults[field])
    const isGone = rest !== value && isDeepStrictEqual(rest, defaults[field])
    return isGone ? [] : [[field, rest]]
  })
  return Object.fromEntries(own)
}

/** Replaces equal parts with `blank`. Returns the value itself if none is equal. */
function subtract(value: unknown, demo: unknown, blank: unknown): unknown {
  if (isDeepStrictEqual(value, demo)) return blank
  if (Array.isArray(value) && Array.isArray(demo)) {
    const own = value.filter((item) => !demo.some((other) => isDeepStrictEqual(item, other)))
    if (own.length === value.length) return value
    return own.length > 0 ? own : blank
  }
  if (!isObject(value) || !isObject(demo)) return value
  const blanks = isObject(blank) ? blank : {}
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    subtract(part, demo[name], blanks[name]),
  ])
  const rest = Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  return isDeepStrictEqual(rest, value) ? value : rest
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
