import type { JpegOptions, Sharp } from 'sharp'

/**
 * Encodes a JPEG of at most `maxBytes`, with the first option, best first, that makes it small enough.
 * @throws Error if none does
 */
export async function encodeJpeg(
  pixels: Sharp,
  maxBytes: number,
  options: JpegOptions[],
): Promise<Uint8Array> {
  for (const quality of options) {
    const bytes = await pixels
      .clone()
      .jpeg({ progressive: true, ...quality })
      .toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error('No quality makes the picture small enough')
}
