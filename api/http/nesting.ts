import { limits } from '../../contract/limits.ts'
import { malformed } from '../errors.ts'

/**
 * Returns a body as it is. Schemas recurse into what they check, so that a very deep one would overflow the
 * stack.
 * @throws ApiError 400 where lists and objects are nested deeper than any that is read
 */
export function requireShallow<T>(body: T): T {
  let level = [body as unknown].filter(isNested)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limits.body.depth) throw malformed()
    level = level.flatMap((value) => Object.values(value).filter(isNested))
  }
  return body
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
