import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import type { imageTypes } from '../../contract/image.ts'
import { limits } from '../../contract/limits.ts'
import { refusals } from './refusals.ts'

const { pixels, side, frames, scans } = limits.image

type ImageType = (typeof imageTypes)[number]

/** Signatures that may hold an accepted picture; an AVIF may call itself by its container's name. */
const candidates = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heif'])

/**
 * Judges a file by its content alone, without decoding its pixels: its signature and its header,
 * as read by two libraries, have to agree on one of the accepted types.
 * @throws ApiError 400, 413 or 415
 */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.length > limits.image.bytes) throw refusals.tooLarge()
  const signature = await readSignature(bytes)
  if (!signature || !candidates.has(signature)) throw refusals.notAnImage()
  if (signature === 'image/webp' && count(bytes, frame) > frames) throw refusals.tooManyFrames()
  if (signature === 'image/jpeg' && count(bytes, scan) > scans) throw refusals.tooManyScans()
  const header = await readHeader(bytes)
  const type = readType(header)
  if (!type || !agree(signature, type)) throw refusals.notAnImage()
  const { width, height } = header
  if (width * height > pixels) throw refusals.tooManyPixels()
  if (Math.max(width, height) > side) throw refusals.sideTooLong()
}

// Whatever a decoder takes for a frame or a scan begins like this. libwebp looks for each frame from
// the first one on, so that reading the header alone takes a minute at 100,000 frames.
const frame = ['ANMF']
const scan = [0, 1, 2, 3, 4].map((components) =>
  String.fromCharCode(0xff, 0xda, 0, 6 + 2 * components, components),
)

function count(bytes: Uint8Array, beginnings: string[]): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  return beginnings.reduce((found, beginning) => found + text.split(beginning).length - 1, 0)
}

/** The type of a file that is kept of a picture, by its header; undefined where it is none. */
export async function findPictureType(bytes: Uint8Array): Promise<ImageType | undefined> {
  try {
    return readType(await readHeader(bytes))
  } catch {
    return undefined
  }
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

async function readSignature(bytes: Uint8Array): Promise<string | undefined> {
  // The library reads on behind a PNG's signature, and finds none where the rest is broken.
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return 'image/png'
  try {
    return (await fileTypeFromBuffer(bytes))?.mime
  } catch {
    // It trips over some malformed files; whatever they are, they are no picture.
    return undefined
  }
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
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
