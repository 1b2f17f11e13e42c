import { fileTypeFromBuffer } from 'file-type'
import type { Metadata } from 'sharp'
import type { imageTypes } from '../../contract/images/image.ts'
import { imageLimits } from '../../contract/images/limits.ts'
import { messages } from '../../contract/messages.ts'
import { type ApiError, invalid, tooLarge, unsupportedMedia } from '../errors.ts'

const { pixels, side } = imageLimits

type ImageType = (typeof imageTypes)[number]

/**
 * Checks a file by its content alone, without decoding its pixels: its signature and its header, read by two
 * libraries, must agree on one of the accepted types.
 * @throws ApiError 400, 413 or 415
 */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const signature = await checkSignature(bytes)
  const header = await readHeader(bytes)
  const type = readType(header)
  if (!type || !agree(signature, type)) throw rejections.notAnImage()
  const { width, height } = header
  if (width * height > pixels) throw rejections.tooManyPixels()
  if (Math.max(width, height) > side) throw rejections.sideTooLong()
}

/** Reads the type of a stored picture file from its header; undefined if it is not a picture. */
export async function findPictureType(bytes: Uint8Array): Promise<ImageType | undefined> {
  try {
    requireFewPasses(bytes)
    return readType(await readHeader(bytes))
  } catch {
    return undefined
  }
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  // Imported on demand, because it takes 20 MB and the main process does not decode.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw rejections.undecodable()
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

/** Signatures of possibly accepted pictures; an AVIF may have its container's name. */
const candidates = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heif'])

/**
 * Checks a file without a decoder: by its length, its first bytes, and the amount of work it announces.
 * @throws ApiError 400, 413 or 415
 */
export async function checkSignature(bytes: Uint8Array): Promise<string> {
  if (bytes.length > imageLimits.bytes) throw rejections.tooLarge()
  const signature = await readSignature(bytes)
  if (!signature || !candidates.has(signature)) throw rejections.notAnImage()
  requireFewPasses(bytes)
  return signature
}

/** @throws ApiError 400 if a decoder would read the file again and again */
function requireFewPasses(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const count = (beginning: string) => text.split(beginning).length - 1
  if (count(frame) > imageLimits.frames) throw rejections.tooManyFrames()
  const scans = scanBeginnings.map(count).reduce((sum, found) => sum + found, 0)
  if (scans > imageLimits.scans) throw rejections.tooManyScans()
}

// Start of each frame or scan, as a decoder finds it. libwebp searches for each frame from the first one, so that
// reading only the header takes a minute for 100,000 frames.
const frame = 'ANMF'
const scanBeginnings = [0, 1, 2, 3, 4].map((components) =>
  String.fromCharCode(0xff, 0xda, 0, 6 + 2 * components, components),
)

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

async function readSignature(bytes: Uint8Array): Promise<string | undefined> {
  // The library reads beyond a PNG's signature, and reports no type if the rest is broken.
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return 'image/png'
  try {
    return (await fileTypeFromBuffer(bytes))?.mime
  } catch {
    // The library fails on some malformed files, none of which is a picture.
    return undefined
  }
}

/** Reasons to reject an upload. */
export const rejections = {
  tooLarge: (): ApiError => tooLarge(messages.image.tooLarge),
  notAnImage: (): ApiError => unsupportedMedia(messages.image.notAnImage),
  undecodable: (): ApiError => invalid({ image: messages.image.undecodable }),
  hdr: (): ApiError => invalid({ image: messages.image.hdr }),
  tooManyPixels: (): ApiError => invalid({ image: messages.image.tooManyPixels }),
  sideTooLong: (): ApiError => invalid({ image: messages.image.sideTooLong }),
  tooManyFrames: (): ApiError => invalid({ image: messages.image.tooManyFrames }),
  tooMuchWork: (): ApiError => invalid({ image: messages.image.tooMuchWork }),
  tooManyScans: (): ApiError => invalid({ image: messages.image.tooManyScans }),
}
