import { ApiError } from '../http/errors.ts'
import { checkPicture } from './check.ts'
import { derivePicture } from './derive.ts'
import type { DerivedPicture } from './derived-picture.ts'

/** What is answered to an upload: the picture that is kept of it, or why none is. */
export type PictureResult =
  | { picture: DerivedPicture }
  | { refusal: Pick<ApiError, 'statusCode' | 'message' | 'errors'> }

async function answer(upload: Uint8Array): Promise<PictureResult> {
  try {
    await checkPicture(upload)
    return { picture: await derivePicture(upload) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { statusCode, message, errors } = error
    return { refusal: { statusCode, message, errors } }
  }
}

process.on('message', async (upload: Uint8Array) => {
  process.send?.(await answer(upload))
})
// A terminal sends these to everybody: who waits for a picture may still get it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
// Node's own way out would wait for a decoder that is at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
