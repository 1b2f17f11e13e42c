import { booleanField, decimalField, fieldModels, flagSchema, optionalText } from '../fields.ts'
import { messages } from '../messages.ts'
import { fromThousandths, toThousandths } from '../numbers/thousandths.ts'
import { toPaise, toRupees } from '../prices/paise.ts'
import { optionalDay } from '../visibility/visibility.ts'
import { z } from '../zod.ts'

/**
 * Kinds of plain fields of a product. Each function makes a field of one kind: its schemas in requests and
 * responses, its default, and how its value is stored and read.
 */

/** Recipients of a field in responses: everybody, or only requests with a session. */
export type Audience = 'everybody' | 'staff'

/** Parts of a field of any kind. `sent` describes it in requests, if `description` is not enough. */
type Named<Column> = {
  column: Column
  label: string
  audience?: Audience
  description?: string
  sent?: string
}

export type PlainKind = 'text' | 'flag' | 'number' | 'money' | 'day' | 'choice'

/** A field of any kind. */
export type PlainField = {
  kind: PlainKind
  column: string
  label: string
  audience: Audience
  example: string | number | boolean
  blank: unknown
  toStored(value: unknown): unknown
  fromStored(stored: unknown): unknown
}

/** A text in one language; blank by default. */
export function plainText<const Column extends string>(
  field: Named<Column> & { max: number; example: string },
) {
  const { example } = field
  const request = optionalText(field.max, example)
  return {
    ...named(field),
    kind: 'text' as const,
    example,
    blank: '',
    request,
    requestOfNew: request.default(''),
    response: z.string().optional().meta(metaOf(field)),
    toStored: (text: string) => text,
    fromStored: (text: string) => text,
  }
}

/** A flag, off by default. */
export function plainFlag<const Column extends string>(field: Named<Column>) {
  return {
    ...named(field),
    kind: 'flag' as const,
    example: false,
    blank: false,
    request: booleanField,
    requestOfNew: booleanField.default(false),
    response: flagSchema,
    toStored: (isSet: boolean) => (isSet ? (1 as const) : (0 as const)),
    fromStored: (stored: 0 | 1) => stored === 1,
  }
}

type Numeric<Column> = Named<Column> & { range: { min: number; max: number }; example: number }

/** An optional whole number. */
export function plainNumber<const Column extends string>(field: Numeric<Column>) {
  return {
    ...numeric(field, 0, toSame, toSame),
    ...named(field),
    kind: 'number' as const,
    response: z.int().optional().meta(metaOf(field)),
  }
}

/** A number with at most three decimals, stored in thousandths. */
export function plainAmount<const Column extends string>(field: Numeric<Column>) {
  return {
    ...numeric(field, 3, toThousandths, fromThousandths),
    ...named(field),
    kind: 'number' as const,
    response: z.number().optional().meta(metaOf(field)),
  }
}

/** A required whole number; its default is the minimum. */
export function plainCount<const Column extends string>(field: Numeric<Column>) {
  const { min } = field.range
  const request = decimalField({ ...field.range, decimals: 0, blank: min }).meta(requestMeta(field))
  return {
    ...named(field),
    kind: 'number' as const,
    example: field.example,
    blank: min,
    storedRange: field.range,
    request,
    requestOfNew: request.default(min),
    response: z.int().optional().meta(metaOf(field)),
    toStored: (count: number) => count,
    fromStored: (count: number) => count,
  }
}

/** Rupees with at most two decimals, stored in paise. */
export function plainMoney<const Column extends string>(field: Numeric<Column>) {
  return {
    ...numeric(field, 2, toPaise, toRupees),
    ...named(field),
    kind: 'money' as const,
    response: z.number().optional().meta(metaOf(field)),
  }
}

/** A day in India. */
export function plainDay<const Column extends string>(
  field: Named<Column> & { example: string; request?: typeof optionalDay },
) {
  const request = (field.request ?? optionalDay).meta(requestMeta(field))
  return {
    ...named(field),
    kind: 'day' as const,
    example: field.example,
    blank: null,
    request,
    requestOfNew: request.default(null),
    response: z.iso.date().optional().meta(metaOf(field)),
    toStored: (day: string | null) => day,
    fromStored: (day: string | null) => day,
  }
}

/** One of some lower-case words, or none. */
export function plainChoice<const Column extends string, const Value extends string>(
  field: Named<Column> & { values: readonly Value[]; example: Value },
) {
  const { values } = field
  const choice = z.union([z.null(), z.literal(''), z.enum(values)], {
    error: messages.validation.oneOf(values),
  })
  const request = z
    .preprocess(
      toLowerCase,
      choice.transform((value) => (value === '' ? null : value)),
    )
    .register(fieldModels, { type: 'string', limits: { values: values.join(', ') } })
    .meta(requestMeta(field))
  return {
    ...named(field),
    kind: 'choice' as const,
    example: field.example,
    blank: null,
    values,
    request,
    requestOfNew: request.default(null),
    response: z.enum(values).optional().meta(metaOf(field)),
    toStored: (value: Value | null) => value,
    fromStored: (value: Value | null) => value,
  }
}

type Scale = (value: number) => number

/** Parts of an optional number. */
function numeric(field: Numeric<string>, decimals: 0 | 2 | 3, toStored: Scale, fromStored: Scale) {
  const { range, example } = field
  const request = decimalField({ ...range, decimals, blank: null }).meta(requestMeta(field))
  return {
    example,
    blank: null,
    storedRange: { min: toStored(range.min), max: toStored(range.max) },
    request,
    requestOfNew: request.default(null),
    toStored: (value: number | null) => (value === null ? null : toStored(value)),
    fromStored: (stored: number | null) => (stored === null ? null : fromStored(stored)),
  }
}

function named<Column>({ column, label, audience = 'everybody' }: Named<Column>) {
  return { column, label, audience }
}

type Described = { description?: string; sent?: string; example: string | number }

function metaOf({ description, example }: Described) {
  return { ...(description && { description }), example }
}

function requestMeta({ sent, ...field }: Described) {
  return metaOf({ ...field, description: sent ?? field.description })
}

function toSame(value: number): number {
  return value
}

function toLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}
