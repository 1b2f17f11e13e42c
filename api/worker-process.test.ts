import { expect, it } from 'vitest'
import type { PictureResult } from './images/picture-worker.ts'
import { drawPicture } from './testing/pictures/pictures.ts'
import { createWorkerProcess } from './worker-process.ts'

it('a worker that is asked for several things at once gives each its own answer', async () => {
  const script = new URL('./images/picture-worker.ts', import.meta.url)
  const worker = createWorkerProcess<Uint8Array, PictureResult>(script)
  const widths = [40, 50, 60]
  const pictures = widths.map(async (width) => drawPicture({ width }).png().toBuffer())
  const results = (await Promise.all(pictures)).map((bytes) =>
    worker.run(bytes, { timeoutMs: 60_000 }),
  )
  const derived = widths.map((width) => ({ picture: { width } }))
  expect(await Promise.all(results)).toMatchObject(derived)
})
