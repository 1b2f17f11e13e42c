import { buffer } from 'node:stream/consumers'
import { type DerivedFile, hashFiles } from '../images/derived-picture.ts'
import { readFileName } from '../images/names.ts'
import type { FileStore } from '../images/store.ts'
import { BackupError, backupLimits } from './format.ts'
import type { Member } from './tar.ts'

/** A picture whose files are verified by the hash that is its id. */
export type ReadPicture = { id: string; files: DerivedFile[] }

/** Puts the files of pictures together as they come, those of one side by side. */
export function createPictureReader() {
  const reader = { variants: new Map<string, string>(), files: 0, bytes: 0, add, finish }
  let current: ReadPicture | undefined
  let size = 0

  /** Takes a file; answers the picture before it where that is whole now. */
  function add({ name, bytes }: Member): ReadPicture | undefined {
    const file = readFileName(name)
    if (!file) throw new BackupError(`This is no backup: it holds the picture ${name}.`)
    const before = current?.id === file.id ? undefined : finish()
    if (!current) size = 0
    current ??= { id: file.id, files: [] }
    current.files.push({ variant: file.variant, bytes })
    size += bytes.length
    const { picture } = backupLimits
    if (current.files.length > picture.files || size > picture.bytes)
      throw new BackupError(`This is no backup: the picture ${file.id} is too large.`)
    reader.files += 1
    reader.bytes += bytes.length
    return before
  }

  /** Answers the last picture. */
  function finish(): ReadPicture | undefined {
    const picture = current
    current = undefined
    if (!picture) return undefined
    if (hashFiles(picture.files) !== picture.id || reader.variants.has(picture.id))
      throw new BackupError(`The picture ${picture.id} in the backup is damaged.`)
    reader.variants.set(picture.id, JSON.stringify(picture.files.map(({ variant }) => variant)))
    return picture
  }

  return reader
}

/** Stores a picture's files, those that are not there already as they should be. */
export async function putPicture(store: FileStore, { id, files }: ReadPicture): Promise<void> {
  await Promise.all(
    files.map(async ({ variant, bytes }) => {
      if (!(await isStored(store, id + variant, bytes))) await store.put(id + variant, bytes)
    }),
  )
}

async function isStored(store: FileStore, name: string, bytes: Uint8Array): Promise<boolean> {
  const stored = await store.open(name)
  if (!stored) return false
  if (stored.size === bytes.length) return (await buffer(stored.stream)).equals(bytes)
  stored.stream.destroy()
  return false
}
