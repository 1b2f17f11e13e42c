import type { z } from 'zod'
import { isCleanText } from '../../contract/clean-text.ts'
import { countCodePoints } from '../../contract/text-length.ts'
import type { Row } from '../db/tables.ts'

export type Value = Row[string]

/** What is wrong with a value that a database may take and no site could serve; null where nothing is. */
export type Rule = (value: Value, row: Row) => string | null

/** The last moment with a four-digit year, as the API's time format requires. */
const lastMoment = Date.UTC(10_000, 0) - 1
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The sign for bytes that could not be read was once taken, and does no harm. */
const unreadable = /\ufffd/g

/** A text of at most so many code points. */
export function text(max: number): Rule {
  return (value) => {
    if (typeof value !== 'string') return 'is no text'
    if (!isCleanText(value.replace(unreadable, ''))) return 'holds a character that no text may'
    return countCodePoints(value) > max ? `is longer than ${max} characters` : null
  }
}

/** A text that is not empty. */
export function name(max: number): Rule {
  const isText = text(max)
  return (value, row) => (value === '' ? 'is empty' : isText(value, row))
}

/** A text that a test accepts. */
export function accepted(isAccepted: (text: string) => boolean): Rule {
  return (value) => (typeof value === 'string' && isAccepted(value) ? null : 'cannot be used')
}

export function matching(pattern: RegExp): Rule {
  return accepted((value) => pattern.test(value))
}

export const id = matching(uuid)

export function oneOf(...values: readonly Value[]): Rule {
  return (value) => (values.includes(value) ? null : 'cannot be used')
}

export function number(min: number, max: number): Rule {
  return (value) =>
    typeof value === 'number' && value >= min && value <= max ? null : 'is out of range'
}

export function whole(min: number, max: number): Rule {
  const isWithin = number(min, max)
  return (value, row) => (Number.isSafeInteger(value) ? isWithin(value, row) : 'is out of range')
}

export const flag = oneOf(0, 1)
export const time = whole(0, lastMoment)

export function orNull(rule: Rule): Rule {
  return (value, row) => (value === null ? null : rule(value, row))
}

/** JSON that satisfies every schema. */
export function json(...schemas: z.ZodType[]): Rule {
  return accepted((value) => {
    const read = readJson(value)
    return schemas.every((schema) => schema.safeParse(read).success)
  })
}

/** What a text of JSON says; undefined where it is none. */
export function readJson(value: Value | undefined): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}
