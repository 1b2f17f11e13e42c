import { ApiError } from '../http/errors.ts'
import { checkPicture } from './check.ts'
import { derivePicture } from './derive.ts'
import type { DerivedPicture } from './derived-picture.ts'

/** The result of an upload: the derived picture, or why it was refused. */
export type PictureResult =
  | { picture: DerivedPicture }
  | { refusal: Pick<ApiError, 'statusCode' | 'message' | 'details'> }

async function derive(upload: Uint8Array): Promise<PictureResult> {
  try {
    await checkPicture(upload)
    return { picture: await derivePicture(upload) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { statusCode, message, details } = error
    return { refusal: { statusCode, message, details } }
  }
}

process.on('message', async (upload: Uint8Array) => {
  process.send?.(await derive(upload))
})
// A terminal sends these to child processes too; the current picture should still be finished.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
// A normal exit would wait for a running decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
