import { ApiError } from '../errors.ts'
import { serveWork } from '../worker-process.ts'
import { checkPicture } from './check.ts'
import { deriveImage } from './derive.ts'
import type { DerivedImage } from './derived-image.ts'

/** Result of an upload: the derived picture, or the reason for its rejection. */
export type PictureResult =
  | { picture: DerivedImage }
  | { rejection: Pick<ApiError, 'statusCode' | 'message' | 'details'> }

async function derive(upload: Uint8Array): Promise<PictureResult> {
  try {
    await checkPicture(upload)
    return { picture: await deriveImage(upload) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { statusCode, message, details } = error
    return { rejection: { statusCode, message, details } }
  }
}

serveWork(derive)
