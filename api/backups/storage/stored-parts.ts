import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { FileStore, ListedFile } from '../../images/store.ts'
import { readJson } from '../../records/stored-config.ts'
import { type NamedBackup, readKind } from './backup-names.ts'

/** A file of a backup in the store. Its name is the backup's name, a dot, and the number of a part or a marker. */
export type StoredPart = NamedBackup & { file: string; part: string } & Pick<
    ListedFile,
    'size' | 'storedAt'
  >

/** Names of markers beside the parts: an upload that accepts parts, a complete backup, and an unusable upload. */
const markers = { open: 'open', end: 'end', unusable: 'unusable' }

export const isEnd = ({ part }: StoredPart) => part === markers.end
export const isOpen = ({ part }: StoredPart) => part === markers.open
export const isUnusable = ({ part }: StoredPart) => part === markers.unusable

export const endOf = (name: string) => `${name}.${markers.end}`
export const openOf = (name: string) => `${name}.${markers.open}`
export const unusableOf = (name: string) => `${name}.${markers.unusable}`
export const partOf = (name: string, part: number) => `${name}.${String(part).padStart(6, '0')}`

/** Content of the end marker; `sha256` only for an encrypted backup, which the site cannot read. */
const endSchema = z.object({
  parts: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  sha256: z.string().optional(),
})

/** The files of all backups, complete or not. The folder may contain others. */
export async function listParts(store: FileStore): Promise<StoredPart[]> {
  return partsIn(await Array.fromAsync(store.list()))
}

export function partsIn(files: ListedFile[]): StoredPart[] {
  return files.flatMap(({ name: file, size, storedAt }) => {
    const [name = '', part = ''] = file.split('.')
    const kind = readKind(name)
    return kind ? [{ name, kind, part, file, size, storedAt }] : []
  })
}

/** The end markers of backups that can be restored. */
export function usableEnds(parts: StoredPart[]): StoredPart[] {
  const unusable = new Set(parts.filter(isUnusable).map(({ name }) => name))
  return parts.filter((part) => isEnd(part) && !unusable.has(part.name))
}

/** Null if it is missing or unreadable, so that one bad marker does not hide the other backups. */
export async function readEnd(
  store: FileStore,
  name: string,
): Promise<z.output<typeof endSchema> | null> {
  const end = await store.open(endOf(name))
  if (!end) return null
  return endSchema.safeParse(readJson((await buffer(end.stream)).toString())).data ?? null
}

/** The parts of a backup, one after another. */
export function readParts(store: FileStore, name: string, parts: number): Readable {
  const read = async function* () {
    for (let part = 0; part < parts; part++) {
      const stored = await store.open(partOf(name, part))
      if (!stored) throw new Error(`A part of ${name} is gone`)
      yield* stored.stream
    }
  }
  return Readable.from(read(), { objectMode: false })
}

/**
 * Writes the end marker of a backup; false if a part is missing. `written` is the expected number of bytes, if
 * known, and their hash if they are encrypted.
 */
export async function markComplete(
  store: FileStore,
  name: string,
  parts: number,
  written: { bytes?: number; sha256?: string | undefined } = {},
): Promise<boolean> {
  const { isWhole, bytes, takesParts } = await findParts(store, name, parts)
  if (!isWhole || bytes !== (written.bytes ?? bytes)) return false
  if (takesParts) await store.remove([openOf(name)])
  await store.put(
    endOf(name),
    Buffer.from(JSON.stringify({ parts, bytes, sha256: written.sha256 })),
  )
  return true
}

/** Looks for the given number of parts of a backup. */
export async function findParts(store: FileStore, name: string, parts: number) {
  const missing = new Set(Array.from({ length: parts }, (_, part) => partOf(name, part)))
  let bytes = 0
  let takesParts = false
  for (const { file, size } of await listParts(store)) {
    if (missing.delete(file)) bytes += size
    if (file === openOf(name)) takesParts = true
  }
  return { isWhole: missing.size === 0, bytes, takesParts }
}

export async function removeBackup(store: FileStore, name: string): Promise<void> {
  // The end marker goes first, so that the remaining parts no longer count as a backup.
  await store.remove([endOf(name)])
  const parts = (await listParts(store)).filter((part) => part.name === name)
  await store.remove(parts.map(({ file }) => file))
  // Removed again, because the backup may have been completed in between.
  await store.remove([endOf(name)])
}
