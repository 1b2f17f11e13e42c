import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Size = { width: number; height: number }

/** Two gradients across; `seed` makes it another picture. */
export function drawPicture({
  width = 64,
  height = 48,
  seed = 1,
}: Partial<Size & { seed: number }> = {}): Sharp {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels.set([(x * 255) / width, (y * 255) / height, (seed * 37) & 255], at * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** An animated WebP with one frame for each colour. */
export async function drawAnimation(colours: string[]): Promise<Buffer> {
  const frames = colours.map((background) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
}

/** A small upload as the API receives it. */
export async function makeUpload(seed = 1): Promise<{ filename: string; bytes: Buffer }> {
  return { filename: 'photo.png', bytes: await drawPicture({ seed }).png().toBuffer() }
}

/** The same PNG, claiming to be of another size. */
export function claimPngSize(png: Buffer, { width, height }: Size): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

/** The same baseline JPEG, claiming to be of another size. */
export function claimJpegSize(jpeg: Buffer, { width, height }: Size): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** The same PNG with the chunk that makes it an animation. */
export function claimAnimation(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])])
  const chunk = Buffer.alloc(4 + body.length + 4)
  chunk.writeUInt32BE(8, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
