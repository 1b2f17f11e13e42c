import { fileTypeFromBuffer } from 'file-type'
import { limits } from '../../contract/limits.ts'
import { refusals } from './refusals.ts'

/** Signatures that may hold an accepted picture; an AVIF may call itself by its container's name. */
const candidates = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heif'])

/**
 * Judges a file without any decoder: by its length, its first bytes, and how much work it announces.
 * @throws ApiError 400, 413 or 415
 */
export async function checkSignature(bytes: Uint8Array): Promise<string> {
  if (bytes.length > limits.image.bytes) throw refusals.tooLarge()
  const signature = await readSignature(bytes)
  if (!signature || !candidates.has(signature)) throw refusals.notAnImage()
  requireFewPasses(bytes)
  return signature
}

/** @throws ApiError 400 where a decoder would go over the file again and again */
export function requireFewPasses(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const count = (beginning: string) => text.split(beginning).length - 1
  if (count(frame) > limits.image.frames) throw refusals.tooManyFrames()
  const scans = scanBeginnings.map(count).reduce((sum, found) => sum + found, 0)
  if (scans > limits.image.scans) throw refusals.tooManyScans()
}

// Whatever a decoder takes for a frame or a scan begins like this. libwebp looks for each frame from
// the first one on, so that reading the header alone takes a minute at 100,000 frames.
const frame = 'ANMF'
const scanBeginnings = [0, 1, 2, 3, 4].map((components) =>
  String.fromCharCode(0xff, 0xda, 0, 6 + 2 * components, components),
)

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
