import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../images/store.ts'
import type { ReadPicture } from './picture-reader.ts'

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
