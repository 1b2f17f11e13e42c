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

/**
 * The same of JSON that may be cut off or malformed, and is not parsed.
 * @throws ApiError 400
 */
export function requireShallowText(json: string): void {
  let depth = 0
  for (const [sign] of json.matchAll(stringOrBracket)) {
    if (sign === '[' || sign === '{') depth++
    if (sign === ']' || sign === '}') depth--
    if (depth > limits.body.depth) throw malformed()
  }
}
const stringOrBracket = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
