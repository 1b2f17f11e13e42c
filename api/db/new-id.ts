import { randomUUIDv7 } from 'node:crypto'

/**
 * A UUIDv7 greater than all earlier ones of this process, because lists are sorted by id last. Plain ones are
 * random within a millisecond, and smaller once the clock was set back.
 */
export const newId = risingIds(randomUUIDv7)

/** Makes ids that rise: one that would not is replaced by the successor of the last. */
export function risingIds(makeId: () => string): () => string {
  let last = ''
  return () => {
    const id = makeId()
    last = id > last ? id : successorOf(last)
    return last
  }
}

/** The next greater id with the same time; of so many random digits, the last twelve never run out. */
function successorOf(id: string): string {
  const [head, tail] = [id.slice(0, -12), id.slice(-12)]
  return head + (BigInt(`0x${tail}`) + 1n).toString(16).padStart(12, '0')
}
