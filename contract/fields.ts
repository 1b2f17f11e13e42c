import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { isPlainDecimal } from './numbers/read-number.ts'
import { productLimits } from './products/limits.ts'
import { isCleanText } from './text/clean-text.ts'
import { storedText } from './text/text-length.ts'
import { z } from './zod.ts'

/** Fields that resources share. Forms and requests send texts, so numbers and booleans may be texts too. */

/** Values that each writable field accepts, for `model-info`; registered by the function that validates it. */
export const fieldModels = z.registry<{
  type: 'string' | 'number' | 'boolean' | 'id'
  limits: Record<string, number | string>
}>()

export const idSchema = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: 'Opaque id', example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11' })
export const timeSchema = z.iso
  .datetime()
  .meta({ description: 'ISO 8601, UTC', example: '2026-01-31T09:30:00.000Z' })
export const referenceSchema = z.object({
  _id: idSchema,
  name: z.string().meta({ example: 'Oils' }),
})
/** Yes or no, in a response. */
export const flagSchema = z.boolean().meta({ example: true })
/** A whole number, in a response. */
export const countSchema = z.int().min(0).meta({ example: 1 })

const booleanTexts = { true: true, '1': true, on: true, false: false, '0': false } as const

/** `true` or `false`, or one of the texts `true`, `false`, `1`, `0` and `on`. */
export const booleanField = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on'])], {
    error: messages.validation.boolean,
  })
  .transform((value) => (typeof value === 'boolean' ? value : booleanTexts[value]))
  .register(fieldModels, { type: 'boolean', limits: {} })

/** A text in its stored form, of at most `max` characters. */
export function cleanText(max: number, error: string = messages.validation.text) {
  return z
    .string({ error })
    .overwrite(storedText)
    .max(max, messages.validation.tooLong(max))
    .refine(isCleanText, messages.validation.controlCharacters)
}

/** A text that must neither be empty nor look empty. */
export function requiredText(max: number, message: string, example?: string) {
  return cleanText(max, message)
    .min(1, message)
    .register(fieldModels, { type: 'string', limits: { minLength: 1, maxLength: max } })
    .meta({ ...(example && { example }) })
}

/** A text that may be empty; `null` reads as empty. */
export function optionalText(max: number, example?: string) {
  return z
    .union([z.null(), cleanText(max)], { error: messages.validation.text })
    .transform((value) => value ?? '')
    .register(fieldModels, { type: 'string', limits: { maxLength: max } })
    .meta({ ...(example && { example }) })
}

/** An optional id: blank and `null` mean none. */
export const optionalId = z
  .union([z.null(), idText()], { error: messages.validation.text })
  .transform((value) => (value === null || value === '' ? null : value))
  .register(fieldModels, { type: 'id', limits: {} })

/** An id that must be given. */
export function requiredId(message: string) {
  return idText(message)
    .min(1, message)
    .meta({ example: idSchema.meta()?.example })
    .register(fieldModels, { type: 'id', limits: {} })
}

/** An order among siblings: any finite number, halves allowed. */
export const sortOrderField = numberField(limits.sortOrder).meta({
  description: 'A number; halves are allowed',
  example: 10,
})

const orderMessage = messages.validation.between(limits.sortOrder.min, limits.sortOrder.max)

/** An optional order, which the server chooses if it is blank or `null`. */
export const optionalSortOrder = z
  .union([z.null(), z.string().regex(/^\s*$/, orderMessage), sortOrderField], {
    error: orderMessage,
  })
  .transform((order) => (typeof order === 'number' ? order : undefined))
  .optional()
  .meta({ description: 'A number, halves allowed; blank as if absent', example: 10 })

/** Plausible years: a date in the year 0 is a typing error. */
const days = { first: '2000-01-01', last: '2999-12-31' }

/** A day like 2026-11-28. */
export function dayText(message: string) {
  return z.iso.date(message).refine((day) => day >= days.first && day <= days.last, message)
}

/** Rupees with at most two decimals; blank becomes `blank`. */
export function moneyField<T>(blank: T) {
  const max = productLimits.maxPrice
  const { money: number, negative: tooLow, tooMuch } = messages.validation
  const rejections = { number, tooLow, tooHigh: tooMuch(max) }
  return decimalField({ min: 0, max, decimals: 2, blank, rejections }).meta({
    description: 'Rupees, at most two decimals',
    example: 320,
  })
}

/**
 * A number within bounds, with at most `decimals` decimals; blank becomes `blank`. Numbers and texts alike are
 * checked by their decimal digits, 0 to 9. Forms and imports first convert whatever else staff type with
 * `numbers/read-number.ts`.
 */
export function decimalField<T>({
  min,
  max,
  decimals,
  blank,
  rejections,
}: {
  min: number
  max: number
  decimals: 0 | 1 | 2 | 3
  blank: T
  rejections?: { number: string; tooLow: string; tooHigh: string }
}) {
  const between = messages.validation.between(min, max)
  const { number, tooLow, tooHigh } = rejections ?? {
    number: between,
    tooLow: between,
    tooHigh: between,
  }
  const exact = new RegExp(`^-?\\d*(\\.\\d{0,${decimals}}0*)?$`)
  return z
    .union([z.null(), z.number().meta({ minimum: min, maximum: max }), z.string()], {
      error: number,
    })
    .transform((value, context) => {
      const text = value === null ? '' : String(value).trim()
      if (text === '') return blank
      if (!isPlainDecimal(text)) return reject(context, number)
      if (!exact.test(text)) return reject(context, messages.validation.decimals[decimals])
      const read = Number(text)
      if (read < min) return reject(context, tooLow)
      return read > max ? reject(context, tooHigh) : read
    })
    .register(fieldModels, { type: 'number', limits: { min, max, step: 10 ** -decimals } })
}

/** A number, or its decimal text, within bounds. */
export function numberField({ min, max }: { min: number; max: number }) {
  const message = messages.validation.between(min, max)
  const bounded = z.number().min(min, message).max(max, message)
  return z
    .union([bounded, z.string().regex(/^\s*-?(\d+(\.\d+)?|\.\d+)\s*$/, message)], {
      error: message,
    })
    .transform(Number)
    .pipe(bounded)
}

/** A whole number, or its text, within bounds. */
export function integerField({ min, max }: { min: number; max: number }) {
  const message = messages.validation.between(min, max)
  const bounded = z.number().min(min, message).max(max, message)
  return z
    .union([bounded, z.string().regex(/^\d+$/, message)], { error: message })
    .transform(Number)
    .pipe(z.int({ error: message }).min(min, message).max(max, message))
}

/** A text in an address; blank counts as absent. */
export function queryText(description: string, example?: string) {
  return cleanText(limits.list.search, messages.validation.once)
    .transform((value) => value || undefined)
    .optional()
    .meta({ description, ...(example && { example }) })
}

/** Ids in an address. A malformed id matches no record. */
export function queryIds(description: string, max: number = limits.list.ids) {
  const message = messages.validation.ids(max)
  return z
    .string({ error: ({ input }) => (input === undefined ? message : messages.validation.once) })
    .refine(isCleanText, messages.validation.controlCharacters)
    .meta({ example: idSchema.meta()?.example })
    .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean))
    .pipe(z.array(z.string()).min(1, message).max(max, message))
    .meta({ description: `${description}; 1 to ${max}, separated by commas` })
}

/** Number of the requested page of a long list. */
export const pageField = integerField({ min: 1, max: limits.list.maxPage })
  .default(1)
  .meta({ description: 'Counted from 1, which is the default', example: 1 })

/** `page` and `limit` of a list. */
export function pageQuery(defaultLimit: number, maxLimit: number = limits.list.maxLimit) {
  return {
    page: pageField,
    limit: integerField({ min: 1, max: maxLimit })
      .default(defaultLimit)
      .meta({
        description: `From 1 to ${maxLimit}; ${defaultLimit} by default`,
        example: defaultLimit,
      }),
  }
}

function reject(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** Checks only the length; the server checks that the record exists, and names it in the error. */
function idText(message?: string) {
  return z
    .string(message && { error: message })
    .trim()
    .max(64, messages.validation.unknownId)
}
