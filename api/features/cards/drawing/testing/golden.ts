import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'

/**
 * Counts pixels that differ from a golden picture, at a quarter of its width and height; writes a missing golden
 * picture, to be checked by eye.
 */
export async function compareWithGolden(name: string, bytes: Uint8Array): Promise<number> {
  const file = join(import.meta.dirname, '..', 'golden', `${name}.avif`)
  const { width } = await sharp(bytes).metadata()
  const small = sharp(bytes).resize({ width: width / 4 })
  if (!existsSync(file)) {
    writeFileSync(file, await small.avif({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer())
    throw new Error(`There was no ${name}.avif`)
  }
  const drawn = await small.raw().toBuffer()
  const golden = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer()
  expect(golden.length).toBe(drawn.length)
  return golden.reduce((others, value, at) => {
    return others + (Math.abs(value - (drawn[at] ?? 0)) > 32 ? 1 : 0)
  }, 0)
}

/** Noise, the picture that compresses worst. */
export async function drawNoise(): Promise<Buffer> {
  const [width, height] = [1200, 900]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0, state = 1; at < pixels.length; at++) {
    state = (state * 48271) % 2147483647
    pixels[at] = state & 255
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
