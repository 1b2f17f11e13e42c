import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { TakeRoom } from '../../../serving/room.ts'

/** A text that stands compressed, to be put among others into one gzip stream. Flat, and of small numbers: there are many. */
export type Zipped = {
  /** Where whole blocks of the text stand, and one of what stands between two texts. */
  box: Buffer
  start: number
  size: number
  /** Of the text. */
  length: number
  /** Of the text alone, and together with what stands between two texts. */
  checksum: number
  checksumAmong: number
  /** What the checksum of all before is multiplied with when the text follows, in both cases. */
  shift: number
  shiftAmong: number
}

/** What texts are put into: after `first`, with `between` between any two of them, before `last`. */
export type Frame = { first: Buffer; between: Buffer; last: Buffer }

/** Setting up takes longest: window, tables and output are as small as the texts, which more zeal hardly makes shorter. */
const options = {
  level: 1,
  windowBits: 12,
  memLevel: 5,
  chunkSize: 1024,
  finishFlush: constants.Z_SYNC_FLUSH,
} as const
/** Ends with the beginning of a block that takes bytes as they are. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 0])
/** What begins a block's bytes: their length, and its complement. */
const lengths = 4
/** A last block, which is empty. */
const end = Buffer.from([3, 0])
const trailer = 8

/** Compresses a text by itself, to be followed by `between` where it is not the last. */
export function zipText(text: Buffer, between: Buffer): Zipped {
  // What a flush leaves is the beginning of a block, an empty one: here it gets its bytes.
  const flushed = deflateRawSync(text, options)
  const blocks = Buffer.allocUnsafe(flushed.length + between.length)
  blocks.set(flushed)
  putPlain(blocks, flushed.length - lengths, between)
  const checksum = crc32(text)
  return {
    box: blocks,
    start: 0,
    size: blocks.length,
    length: text.length,
    checksum: checksum | 0,
    checksumAmong: crc32(between, checksum) | 0,
    shift: shiftBy(text.length),
    shiftAmong: shiftBy(text.length + between.length),
  }
}

/** Puts texts into one stream, in the room that `take` gives for it. */
export function joinZipped(
  texts: readonly Zipped[],
  { first, between, last }: Frame,
  take: TakeRoom,
): Buffer {
  const start = texts.length > 0 ? first : Buffer.concat([first, last])
  let size = head.length + 2 * lengths + start.length + last.length + end.length + trailer
  for (const text of texts) size += text.size
  const bytes = take(size)

  bytes.set(head)
  let at = putPlain(bytes, head.length, start)
  let checksum = crc32(start)
  let { length } = start
  let left = texts.length
  for (const text of texts) {
    left--
    at += text.box.copy(bytes, at, text.start, text.start + text.size)
    length += text.length + between.length
    checksum =
      left > 0
        ? multiply(checksum, text.shiftAmong) ^ text.checksumAmong
        : multiply(checksum, text.shift) ^ text.checksum
  }
  if (texts.length > 0) {
    // In place of what would stand between this text and another one.
    at = putPlain(bytes, at - lengths - between.length, last)
    length += last.length - between.length
    checksum = crc32(last, checksum >>> 0)
  }
  bytes.set(end, at)
  at = bytes.writeUInt32LE(checksum >>> 0, at + end.length)
  at = bytes.writeUInt32LE(length, at)
  return bytes.subarray(0, at)
}

/** Fills a block that has begun; answers where that ends. */
function putPlain(bytes: Buffer, at: number, plain: Buffer): number {
  bytes.writeUInt16LE(plain.length, at)
  bytes.writeUInt16LE(plain.length ^ 0xffff, at + 2)
  bytes.set(plain, at + lengths)
  return at + lengths + plain.length
}

/*
 * A CRC is what a polynomial over two elements leaves when it is divided by another one. So texts in
 * a row have the checksum of the first, times x to the power of the bits that follow, plus that of
 * the second. The highest bit stands for the lowest power.
 */
const divisor = 0xedb88320
const one = 0x80000000

/** The product of two remainders, as a remainder; without branches, which nobody could foretell. */
function multiply(a: number, b: number): number {
  let product = 0
  let power = b
  for (let rest = a | 0; rest !== 0; rest <<= 1) {
    product ^= power & (rest >> 31)
    power = (power >>> 1) ^ (divisor & -(power & 1))
  }
  return product
}

/** x to the power of 8, 16, 32, 64 …: one, two, four, eight bytes. */
const powers = [one >>> 8]
for (let power = one >>> 8; powers.length < 32; powers.push(power)) power = multiply(power, power)

/** What a checksum is multiplied with for so many bytes to follow. */
function shiftBy(length: number): number {
  let shift = one
  for (let bit = 0; length >>> bit !== 0; bit++)
    if ((length >>> bit) & 1) shift = multiply(shift, powers[bit] ?? one)
  return shift | 0
}
