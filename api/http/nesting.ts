import { limits } from '../../contract/limits.ts'
import { malformed } from '../errors.ts'

/**
 * Returns a body unchanged if it is not nested too deeply: schemas recurse, so a very deep body would overflow
 * the stack.
 * @throws ApiError 400 if lists and objects are nested deeper than any valid body
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
 * Checks the same for JSON text without parsing it, since it may be cut off or malformed.
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
