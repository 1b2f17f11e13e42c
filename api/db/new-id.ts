import { randomUUIDv7 } from 'node:crypto'

let last = ''

/** A UUIDv7 greater than all earlier ones of this process, because lists are sorted by id last. Plain ones are random within a millisecond. */
export function newId(): string {
  let id = ''
  do id = randomUUIDv7()
  while (id <= last)
  last = id
  return id
}
