import type { NumberSet } from './number-set.ts'

/** How many product numbers one stored block covers. A block of bits fits a database page well. */
export const blockWidth = 8192
const bitsLength = blockWidth / 8

export function blockOf(number: number): number {
  return Math.floor(number / blockWidth)
}

/** Writes the numbers of one block, counted from its start, in the shorter of the two forms. */
export function encodeMembers(set: NumberSet): Uint8Array {
  const { size } = set
  if (size * 2 < bitsLength) return encodeNumbers(set, size)
  const bits = new Uint8Array(bitsLength)
  bits.set(set.toBits().subarray(0, bitsLength))
  return bits
}

/** Adds a stored block to `set`. */
export function addMembers(set: NumberSet, block: number, members: Uint8Array): void {
  const start = block * blockWidth
  if (members.length === bitsLength) {
    set.addBits(members, start)
    return
  }
  for (let at = 0; at < members.length; at += 2)
    set.add(start + ((members[at] ?? 0) | ((members[at + 1] ?? 0) << 8)))
}

function encodeNumbers(set: NumberSet, size: number): Uint8Array {
  const bytes = new Uint8Array(size * 2)
  let at = 0
  for (const number of set) {
    bytes[at++] = number & 0xff
    bytes[at++] = number >>> 8
  }
  return bytes
}
