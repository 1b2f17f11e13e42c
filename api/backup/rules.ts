import { z } from 'zod'
import { isCleanText } from '../../contract/text/clean-text.ts'
import { countCodePoints } from '../../contract/text/text-length.ts'

/** Schemas for values that a database might accept although no site could serve them. */

const unusable = 'cannot be used'
const range = 'is out of range'
/** The last moment with a four-digit year, as the API's time format requires. */
const lastMoment = Date.UTC(10_000, 0) - 1
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** U+FFFD, the replacement character: older versions accepted it, and it does no harm. */
const replacement = /\ufffd/g

/** A text of at most so many code points. */
export function text(max: number) {
  return z
    .string('is no text')
    .refine(
      (value) => isCleanText(value.replace(replacement, '')),
      'holds a character that no text may',
    )
    .refine((value) => countCodePoints(value) <= max, `is longer than ${max} characters`)
}

/** A text that is not empty. */
export function name(max: number) {
  return text(max).refine((value) => value !== '', 'is empty')
}

/** A text that a test accepts. */
export function accepted(isAccepted: (text: string) => boolean) {
  return z.string(unusable).refine(isAccepted, unusable)
}

export function matching(pattern: RegExp) {
  return z.string(unusable).regex(pattern, unusable)
}

export const id = matching(uuid)

export function oneOf(values: readonly (string | number)[]) {
  return z.literal(values, unusable)
}

export function number(min: number, max: number) {
  return z.number(range).min(min, range).max(max, range)
}

export function whole(min: number, max: number) {
  return z.int(range).min(min, range).max(max, range)
}

export const flag = oneOf([0, 1])
export const time = whole(0, lastMoment)

/** JSON that satisfies every schema. */
export function json(...schemas: z.ZodType[]) {
  return accepted((value) => {
    const read = readJson(value)
    return schemas.every((schema) => schema.safeParse(read).success)
  })
}

/** What a text of JSON says; undefined where it is none. */
export function readJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}
