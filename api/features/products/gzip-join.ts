import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text that stands compressed, to be put among others into one gzip stream. */
export type Zipped = {
  /** Whole blocks, and the beginning of one that takes bytes as they are: those that follow the text. */
  blocks: Buffer
  length: number
  alone: Weight
  /** Together with what stands between two texts. */
  among: Weight
}

type Weight = {
  checksum: number
  /** What the checksum of all before is multiplied with when this follows. */
  shift: number
}

/** Setting up takes longest: window, tables and output are as small as the texts. */
const options = {
  windowBits: 12,
  memLevel: 5,
  chunkSize: 1024,
  finishFlush: constants.Z_SYNC_FLUSH,
} as const
/** Ends with the beginning of a block as well. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 0])
/** What begins a block's bytes: their length, and its complement. */
const lengths = 4
/** A last block, which is empty. */
const end = Buffer.from([3, 0])
const trailer = 8

/** Compresses a text by itself, to be followed by `between` where it is not the last. */
export function zipText(text: Buffer, between: Buffer): Zipped {
  // Copied, since the room it came in is larger.
  const blocks = Buffer.from(deflateRawSync(text, options).subarray(0, -lengths))
  const alone = weigh(text)
  const checksum = crc32(between, alone.checksum)
  const among = { checksum, shift: shiftBy(text.length + between.length) }
  return { blocks, length: text.length, alone, among }
}

/** Puts texts into one stream: after `first`, with `between` between any two of them, before `last`. */
export function joinZipped(
  texts: Zipped[],
  { first, between, last }: { first: Buffer; between: Buffer; last: Buffer },
): Buffer {
  const start = texts.length > 0 ? first : Buffer.concat([first, last])
  let size = head.length + lengths + start.length + last.length + end.length + trailer
  for (const { blocks } of texts) size += blocks.length + lengths + between.length
  const bytes = Buffer.allocUnsafe(size)

  bytes.set(head)
  let at = putPlain(bytes, head.length, start)
  let checksum = crc32(start)
  let { length } = start
  let left = texts.length
  for (const text of texts) {
    left--
    const after = left > 0 ? between : last
    const { checksum: own, shift } = left > 0 ? text.among : text.alone
    bytes.set(text.blocks, at)
    at = putPlain(bytes, at + text.blocks.length, after)
    checksum = multiply(checksum, shift) ^ own
    length += text.length + after.length
  }
  if (texts.length > 0) checksum = crc32(last, checksum >>> 0)
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

function weigh(bytes: Buffer): Weight {
  return { checksum: crc32(bytes), shift: shiftBy(bytes.length) }
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
  for (const [bit, power] of powers.entries())
    if ((length >>> bit) & 1) shift = multiply(shift, power)
  return shift
}
