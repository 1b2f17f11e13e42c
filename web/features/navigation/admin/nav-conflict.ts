import type { Category } from '../../../../contract/category.ts'
import { type FieldChange, findChanges, mergeChanges } from '../../../lib/merge.ts'
import type { Choices } from '../../../lib/record-conflict.ts'
import {
  type ConfigFields,
  configFieldLabel,
  configFields,
  withConfigFields,
} from './config-fields.ts'
import type { NavEdits } from './nav-edits.ts'
import type { LoadedNavConfig } from './queries.ts'

type Place = { order: number; showInNav: boolean }

/** What the server had when the edits began: the configuration, and each category's place. */
export type NavBase = LoadedNavConfig & { places: Record<string, Place> }

export function navBase(loaded: LoadedNavConfig, categories: Category[]): NavBase {
  const places = categories.map(({ _id, order, showInNav }) => [_id, { order, showInNav }] as const)
  return { ...loaded, places: Object.fromEntries(places) }
}

/** What of it somebody else has changed since; of categories, those that were there. */
export function findNavChanges(base: NavBase, edits: NavEdits, now: NavBase): FieldChange[] {
  const mine = Object.fromEntries(
    Object.entries(base.places).map(([id, place]) => [id, { ...place, ...edits.categories[id] }]),
  )
  return [
    ...findChanges(configFields(base.config), configFields(edits), configFields(now.config)),
    ...findChanges(placeFields(base.places), placeFields(mine), placeFields(now.places)).filter(
      ({ name }) => readPlaceField(name).id in base.places,
    ),
  ]
}

/** The edits with what was chosen of the two versions. */
export function settleNav(
  edits: NavEdits,
  changes: FieldChange[],
  choices: Choices = {},
): NavEdits {
  const places = changes.filter(({ name }) => isPlaceField(name))
  const config = changes.filter((change) => !places.includes(change))
  const settled = withConfigFields(edits, mergeChanges(configFields(edits), config, choices))
  const categories = { ...settled.categories }
  for (const { name } of places) {
    if (choices[name] === 'mine') continue
    const { id, kind } = readPlaceField(name)
    const { [kind]: _, ...rest } = categories[id] ?? {}
    categories[id] = rest
  }
  return { ...settled, categories }
}

/** Names a field of either kind. */
export function navFieldLabel(name: string, categories: { id: string; name: string }[]): string {
  if (!isPlaceField(name)) return configFieldLabel(name)
  const { id, kind } = readPlaceField(name)
  const category = categories.find((known) => known.id === id)?.name ?? id
  return kind === 'order' ? `Order of ${category}` : `Show ${category}`
}

const prefix = 'category.'

function placeFields(places: Record<string, Place>): ConfigFields {
  return Object.fromEntries(
    Object.entries(places).flatMap(([id, { order, showInNav }]) => [
      [`${prefix}${id}.order`, String(order)],
      [`${prefix}${id}.showInNav`, showInNav],
    ]),
  )
}

export function isPlaceField(name: string): boolean {
  return name.startsWith(prefix)
}

function readPlaceField(name: string): { id: string; kind: keyof Place } {
  const [, id = '', kind] = name.split('.')
  return { id, kind: kind === 'order' ? 'order' : 'showInNav' }
}
