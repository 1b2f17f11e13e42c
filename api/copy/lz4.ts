const magic = 0x184d2204
/** Bits of a frame's flag byte. */
const flags = { blockSums: 0x10, size: 0x08, dictionary: 0x01 }
const uncompressed = 0x80000000

/**
 * Unpacks an LZ4 frame that Litestream has packed.
 * @throws if it is truncated or not a frame
 */
export function unpackLz4(frame: Buffer): Buffer {
  if (frame.length < 7 || frame.readUInt32LE(0) !== magic) throw new Error('This is no LZ4 frame')
  const flag = frame.readUInt8(4)
  if (flag & flags.dictionary) throw new Error('This LZ4 frame needs a dictionary')
  let at = 7 + (flag & flags.size ? 8 : 0)
  const output = createOutput(frame.length * 4)
  for (;;) {
    const size = frame.readUInt32LE(at)
    at += 4
    if (size === 0) return output.end()
    const end = at + (size & ~uncompressed)
    if (end > frame.length) throw new Error('This LZ4 frame is cut off')
    if (size >>> 31) output.add(frame, at, end)
    else unpackBlock(frame, at, end, output)
    at = end + (flag & flags.blockSums ? 4 : 0)
  }
}

type Output = ReturnType<typeof createOutput>

/** Unpacks sequences of literal bytes and repeated ones. */
function unpackBlock(source: Buffer, from: number, end: number, output: Output): void {
  let at = from
  /** A length whose four bits are all set goes on in the following bytes. */
  const readLength = (bits: number) => {
    let length = bits
    for (let byte = bits === 15 ? 255 : 0; byte === 255; length += byte)
      byte = source.readUInt8(at++)
    return length
  }
  while (at < end) {
    const token = source.readUInt8(at++)
    const literals = readLength(token >> 4)
    output.add(source, at, at + literals)
    at += literals
    if (at >= end) return
    const distance = source.readUInt16LE(at)
    at += 2
    output.repeat(distance, readLength(token & 15) + 4)
  }
}

function createOutput(size: number) {
  let bytes = Buffer.allocUnsafe(Math.max(size, 65_536))
  let length = 0

  function reserve(more: number): void {
    if (length + more <= bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, length + more))
    bytes.copy(larger, 0, 0, length)
    bytes = larger
  }

  return {
    add(source: Buffer, from: number, to: number): void {
      if (to > source.length) throw new Error('This LZ4 frame is cut off')
      reserve(to - from)
      length += source.copy(bytes, length, from, to)
    },
    /** Repeated bytes may overlap with the bytes that they produce. */
    repeat(distance: number, count: number): void {
      if (distance === 0 || distance > length) throw new Error('This LZ4 frame is damaged')
      reserve(count)
      for (let left = count; left > 0; ) {
        const some = Math.min(left, distance)
        bytes.copyWithin(length, length - distance, length - distance + some)
        length += some
        left -= some
      }
    },
    end: () => bytes.subarray(0, length),
  }
}
