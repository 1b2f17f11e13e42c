import { buffer } from 'node:stream/consumers'
import type { Database } from '../../db/schema.ts'
import {
  type DerivedFile,
  type DerivedImage,
  hashFiles,
  readImage,
} from '../../images/derived-image.ts'
import { readFileName } from '../../images/names.ts'
import { countShownImages, type ImageRow, listShownImages } from '../../images/repository.ts'
import type { FileStore } from '../../images/store.ts'
import { BackupError, readLimits } from './format.ts'
import type { Member } from './tar.ts'

/** Called after each picture. */
export type Progress = (done: number, total: number) => void

/** A picture whose files are verified by the hash that is its id. */
export type ReadImage = { id: string; files: DerivedFile[] }

/** Reassembles pictures as their files arrive; the files of one picture come in a row. */
export function createImageReader() {
  const reader = { variants: new Map<string, string>(), files: 0, bytes: 0, add, finish }
  let current: ReadImage | undefined
  let size = 0

  /** Takes a file; returns the previous picture if this file shows that it is complete. */
  function add({ name, bytes }: Member): ReadImage | undefined {
    const file = readFileName(name)
    if (!file) throw new BackupError(`This is no backup: it holds the picture ${name}.`)
    const before = current?.id === file.id ? undefined : finish()
    if (!current) size = 0
    current ??= { id: file.id, files: [] }
    current.files.push({ variant: file.variant, bytes })
    size += bytes.length
    const { picture } = readLimits
    if (current.files.length > picture.files || size > picture.bytes)
      throw new BackupError(`This is no backup: the picture ${file.id} is too large.`)
    reader.files += 1
    reader.bytes += bytes.length
    return before
  }

  /** Returns the last picture. */
  function finish(): ReadImage | undefined {
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

/**
 * Copies every picture that a record shows once, however often `copy` is called, and lists the missing or damaged
 * ones.
 */
export function createImageCopier(
  from: FileStore,
  put: (picture: DerivedImage, row: ImageRow) => Promise<void>,
  progress: Progress = () => {},
) {
  const copied = new Set<string>()
  const missing = new Set<string>()

  async function copy(db: Database): Promise<void> {
    const total = await countShownImages(db)
    for await (const row of listShownImages(db)) {
      if (copied.has(row.id) || missing.has(row.id)) continue
      const picture = await readVerified(from, row)
      if (picture) {
        await put(picture, row)
        copied.add(row.id)
      } else missing.add(row.id)
      progress(copied.size, total)
    }
  }

  return { copy, copied, missing }
}

/** Reads a picture and checks its files against the hash in its id; null if they are missing or damaged. */
export async function readVerified(store: FileStore, row: ImageRow): Promise<DerivedImage | null> {
  const picture = await readImage(store, row)
  return picture && hashFiles(picture.files) === row.id ? picture : null
}

/** Stores those files of a picture that are not stored yet. */
export async function putImage(store: FileStore, { id, files }: ReadImage): Promise<void> {
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
