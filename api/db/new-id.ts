import { randomUUIDv7 } from 'node:crypto'

/**
 * Makes a UUIDv7 greater than all earlier ones of this process, because lists use the id as their last sort key.
 * Plain UUIDv7s are random within a millisecond, and become smaller when the clock is set back.
 */
export const newId = risingIds(randomUUIDv7)

/** Makes rising ids: an id that is not greater than the last one is replaced by the last one's successor. */
export function risingIds(makeId: () => string): () => string {
  let last = ''
  return () => {
    const id = makeId()
    last = id > last ? id : successorOf(last)
    return last
  }
}

/** The next greater id with the same time. The last twelve random digits never run out. */
function successorOf(id: string): string {
  const [head, tail] = [id.slice(0, -12), id.slice(-12)]
  return head + (BigInt(`0x${tail}`) + 1n).toString(16).padStart(12, '0')
}
