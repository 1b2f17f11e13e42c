import { randomUUIDv7 } from 'node:crypto'

let last = ''

/** An id above all before it of this process: those of one millisecond are random otherwise, and lists fall back on them. */
export function newId(): string {
  let id = ''
  do id = randomUUIDv7()
  while (id <= last)
  last = id
  return id
}
