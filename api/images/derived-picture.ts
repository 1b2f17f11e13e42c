import { createHash } from 'node:crypto'
import { inOrder } from './names.ts'

export type DerivedFile = { variant: string; bytes: Uint8Array }

/** Everything that is kept of an uploaded picture. */
export type DerivedPicture = {
  /** Hash of all files' content. */
  id: string
  width: number
  height: number
  placeholder: string
  files: DerivedFile[]
}

/**
 * A picture's id: it verifies that the files are what they were. They may come in any order: what was
 * deleted and came back has them in the database's.
 */
export function hashFiles(files: DerivedFile[]): string {
  const sum = createHash('sha256')
  for (const { variant, bytes } of inOrder(files))
    sum.update(`${variant} ${bytes.length} `).update(bytes)
  return sum.digest('hex').slice(0, 32)
}
