import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ImagesTable } from '../db/catalogue-tables.ts'
import { sortFiles } from './names.ts'
import type { FileStore } from './store.ts'

export type DerivedFile = { variant: string; bytes: Uint8Array }

/** Everything that is stored for an uploaded picture. */
export type DerivedImage = {
  /** Hash of all files' content. */
  id: string
  width: number
  height: number
  placeholder: string
  files: DerivedFile[]
}

/**
 * Hashes a picture's files into its id, which verifies that they are unchanged. The order does not matter,
 * because files restored from the trash come in the database's order.
 */
export function hashFiles(files: DerivedFile[]): string {
  const sum = createHash('sha256')
  for (const { variant, bytes } of sortFiles(files))
    sum.update(`${variant} ${bytes.length} `).update(bytes)
  return sum.digest('hex').slice(0, 32)
}

/** Reads everything stored for a picture; null if one of its files is missing. */
export async function readImage(store: FileStore, row: ImagesTable): Promise<DerivedImage | null> {
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
