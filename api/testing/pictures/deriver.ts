import { hash } from 'node:crypto'
import type { DerivedImage } from '../../images/derived-image.ts'
import { createPictureProcess, type PictureProcess } from '../../images/picture-process.ts'

const process = createPictureProcess()
const derived = new Map<string, DerivedImage>()

/**
 * Shared by all sites of a run: tests upload the same few pictures, and deriving one takes longer than the rest
 * of its request.
 */
export const deriver: PictureProcess = {
  ...process,
  async derive(bytes, most) {
    const key = hash('sha256', bytes)
    const picture = derived.get(key) ?? (await process.derive(bytes, most))
    derived.set(key, picture)
    return picture
  },
}
