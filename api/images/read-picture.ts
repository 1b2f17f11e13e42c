import { buffer } from 'node:stream/consumers'
import type { DerivedPicture } from './derived-picture.ts'
import type { ImageRow } from './repository.ts'
import type { FileStore } from './store.ts'

/** Everything that is kept of a picture; null where one of its files is missing. */
export async function readPicture(store: FileStore, row: ImageRow): Promise<DerivedPicture | null> {
  const { id, width, height, placeholder } = row
  const variants: string[] = JSON.parse(row.variants)
  const files = await Promise.all(
    variants.map(async (variant) => {
      const stored = await store.open(id + variant)
      return stored && { variant, bytes: await buffer(stored.stream) }
    }),
  )
  const present = files.filter((file) => file !== null)
  return present.length === files.length ? { id, width, height, placeholder, files: present } : null
}
