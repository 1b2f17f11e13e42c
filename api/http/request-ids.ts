import { randomInt, randomUUID } from 'node:crypto'

/** As many as three hexadecimal digits can tell apart. */
const few = 4096
const digits = Array.from({ length: few }, (_, number) => number.toString(16).padStart(3, '0'))

/**
 * Gives ids that look like random UUIDs and come in no order that can be seen. Sixteen million
 * share a beginning: each costs a tenth of a UUID of its own, which is pieced together from twenty parts
 * and, being the only thing in a kept answer's head that is not finished, would cost a tenth of it.
 */
export function createIds(): () => string {
  let left = 0
  let beginning = ''
  let state = 0
  let step = 1
  return () => {
    if (left === 0) {
      left = few * few
      beginning = randomUUID().slice(0, 30)
      // An odd step comes by every number once.
      step = randomInt(left / 2) * 2 + 1
      state = randomInt(left)
    }
    left--
    state = (state + step) % (few * few)
    return `${beginning}${digits[state >>> 12]}${digits[state & (few - 1)]}`
  }
}
