import { inflateSync } from 'node:zlib'

const head = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }

/**
 * Unpacks a WOFF file into plain OpenType. fontkit reads WOFF too, but inflates all outlines again for each
 * glyph, in JavaScript.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(head.sfnt + count * entry.sfnt)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts = [directory]
  let end = directory.length
  for (let index = 0; index < count; index++) {
    const from = head.woff + index * entry.woff
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const stored = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const to = head.sfnt + index * entry.sfnt
    woff.copy(directory, to, from, from + 4)
    woff.copy(directory, to + 4, from + 16, from + 20)
    directory.writeUInt32BE(end, to + 8)
    directory.writeUInt32BE(length, to + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    end += padded.length
  }
  return Buffer.concat(parts)
}
