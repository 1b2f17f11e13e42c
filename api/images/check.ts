import type { Metadata } from 'sharp'
import type { imageTypes } from '../../contract/image.ts'
import { limits } from '../../contract/limits.ts'
import { refusals } from './refusals.ts'
import { checkSignature, requireFewPasses } from './signature.ts'

const { pixels, side } = limits.image

type ImageType = (typeof imageTypes)[number]

/**
 * Judges a file by its content alone, without decoding its pixels: its signature and its header,
 * as read by two libraries, have to agree on one of the accepted types.
 * @throws ApiError 400, 413 or 415
 */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const signature = await checkSignature(bytes)
  const header = await readHeader(bytes)
  const type = readType(header)
  if (!type || !agree(signature, type)) throw refusals.notAnImage()
  const { width, height } = header
  if (width * height > pixels) throw refusals.tooManyPixels()
  if (Math.max(width, height) > side) throw refusals.sideTooLong()
}

/** The type of a file that is kept of a picture, by its header; undefined where it is none. */
export async function findPictureType(bytes: Uint8Array): Promise<ImageType | undefined> {
  try {
    requireFewPasses(bytes)
    return readType(await readHeader(bytes))
  } catch {
    return undefined
  }
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  // It takes 20 MB, and the process that answers does not decode.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw refusals.undecodable()
  }
}

function readType({ format, compression }: Metadata): ImageType | undefined {
  if (format === 'jpeg') return 'image/jpeg'
  if (format === 'png') return 'image/png'
  if (format === 'webp') return 'image/webp'
  if (format === 'heif' && compression === 'av1') return 'image/avif'
  return undefined
}

function agree(signature: string, type: ImageType): boolean {
  if (signature === 'image/heif') return type === 'image/avif'
  return signature === type
}
