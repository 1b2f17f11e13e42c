import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Size = { width: number; height: number }

/** Two gradients across; each `seed` gives a different picture. */
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

/** Changes the size that a PNG claims. */
export function claimPngSize(png: Buffer, { width, height }: Size): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

/** Changes the size that a baseline JPEG claims. */
export function claimJpegSize(jpeg: Buffer, { width, height }: Size): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** Adds the chunk that makes a PNG an animation. */
export function claimAnimation(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])])
  const chunk = Buffer.alloc(4 + body.length + 4)
  chunk.writeUInt32BE(8, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** A JPEG of grey squares, with a restart mark after each row of them; without its end mark. */
export function drawJpegRows(across: number, down: number): Buffer[] {
  const segment = (marker: number, bytes: number[]) =>
    Buffer.from([0xff, marker, 0, bytes.length + 2, ...bytes])
  const codes = (lengths: number[], symbols: Iterable<number>) =>
    Array.from({ length: 16 }, (_, at) => lengths[at] ?? 0).concat(...symbols)
  const head = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    segment(0xc0, [8, 0, 8 * down, 0, 8 * across, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...codes([0, 0, 0, 12], Array(12).keys())]),
    segment(0xc4, [0x10, ...codes([1], [0])]),
    segment(0xdd, [0, across]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
  ]
  // A square is encoded as the difference to the previous one, preceded by its length.
  const square = (row: number, at: number) => {
    const greyOf = (column: number) => (column < 0 ? 0 : ((column * 7 + row * 13) % 61) - 30)
    const step = greyOf(at) - greyOf(at - 1)
    const size = step === 0 ? 0 : 1 + Math.floor(Math.log2(Math.abs(step)))
    const bits = size === 0 ? '' : toBits(step > 0 ? step : step + 2 ** size - 1, size)
    return `${toBits(size, 4)}${bits}0`
  }
  const rows = Array.from({ length: down }, (_, row) => {
    const bits = Array.from({ length: across }, (_, at) => square(row, at)).join('')
    const bytes = (bits.match(/.{1,8}/g) ?? []).map((some) =>
      Number.parseInt(some.padEnd(8, '1'), 2),
    )
    const mark = row < down - 1 ? [0xff, 0xd0 + (row % 8)] : []
    return Buffer.from([...bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : byte)), ...mark])
  })
  return [Buffer.concat(head), ...rows]
}

const toBits = (number: number, length: number) => number.toString(2).padStart(length, '0')
