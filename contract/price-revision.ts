import {
  countSchema,
  decimalField,
  idSchema,
  optionalText,
  pageQuery,
  referenceSchema,
  requiredId,
  timeSchema,
} from './fields.ts'
import { messages } from './messages.ts'
import {
  priceRevisionLimits as max,
  priceRevisionStates,
  skipReasons,
  priceRevisionMessages as wrong,
} from './price-revision-terms.ts'
import { roundings } from './price-rules.ts'
import { baseUnits, packUnits } from './unit-price.ts'
import { z } from './zod.ts'

/** Changes of many prices at once: drafted, looked at, applied now or later, and taken back. */

const rupees = z.number().meta({ description: 'Rupees, at most two decimals', example: 860 })
const original = rupees.nullable().meta({ description: 'Struck price; null for none' })
const round = z.literal(roundings).meta({ description: 'Rupees; 0 for none', example: 5 })
const percent = z.number().meta({ description: 'At most three decimals', example: 4.5 })

/** Which products a rule is for: all that every given field fits. */
const scope = {
  products: z.array(idSchema).optional(),
  category: idSchema.optional(),
  group: idSchema.optional(),
}
const unit = z.enum(baseUnits).meta({ description: 'What the rate is for one of', example: 'l' })

export const priceRuleSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), value: percent, round, ...scope }),
    z.object({ kind: z.literal('amount'), value: rupees, round, ...scope }),
    z.object({
      kind: z.literal('rate'),
      ratePerUnit: rupees,
      unit,
      round,
      ...scope,
      group: idSchema,
    }),
    z.object({
      kind: z.literal('set'),
      prices: z.array(z.object({ product: idSchema, price: rupees })),
    }),
  ])
  .meta({ id: 'PriceRule' })

const productPriceSchema = z.object({
  product: referenceSchema,
  price: rupees.nullable().meta({ description: 'What it costs; null where it is deleted' }),
})

export const priceLineSchema = z.object({
  product: referenceSchema,
  from: rupees,
  to: rupees,
  originalFrom: original,
  originalTo: original,
  skipped: z
    .enum(skipReasons)
    .optional()
    .meta({ description: 'Why the line changes nothing', example: skipReasons.noPrice }),
  pack: z
    .object({
      packAmount: z.number().meta({ example: 500 }),
      packUnit: z.enum(packUnits).meta({ example: 'ml' }),
      packCount: countSchema,
    })
    .optional()
    .meta({ description: 'What the product held when the line was made' }),
})

const summary = {
  _id: idSchema,
  state: z.enum(priceRevisionStates).meta({ example: 'draft' }),
  reason: z.string().meta({ example: 'Groundnut harvest' }),
  rule: priceRuleSchema,
  changes: countSchema.meta({ description: 'Lines that are not skipped', example: 12 }),
  applyAt: timeSchema.nullable(),
  appliedAt: timeSchema.nullable(),
  by: z.string().meta({ description: 'Who wrote last', example: 'Meena Ravi' }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
}

/** In a list: without its lines. */
export const priceRevisionSummarySchema = z.object(summary).meta({ id: 'PriceRevisionSummary' })

export const priceRevisionSchema = z
  .object({
    ...summary,
    lines: z.array(priceLineSchema),
    changed: z.array(productPriceSchema).optional().meta({
      description: 'Before it is applied: products that cost something else by now',
    }),
    notReverted: z.array(productPriceSchema).optional().meta({
      description: 'Of a reverted one: products that kept what they cost by then',
    }),
  })
  .meta({ id: 'PriceRevision' })

/** A price that a product had; the newest is today's. */
export const priceEntrySchema = z
  .object({
    at: timeSchema,
    price: rupees,
    originalPrice: original,
    by: z.string().meta({ example: 'Meena Ravi' }),
    revision: idSchema.optional().meta({ description: 'The price revision that set it' }),
  })
  .meta({ id: 'PriceEntry' })

const productId = requiredId(wrong.productRequired).toLowerCase()

/** At most so many, none of them twice. */
function ofEachProduct<T>(item: z.ZodType<T>, idOf: (item: T) => string) {
  return z
    .array(item)
    .max(max.lines, { error: wrong.tooMany, abort: true })
    .refine((items) => new Set(items.map(idOf)).size === items.length, wrong.productTwice)
}

const productIds = ofEachProduct(productId, (id) => id)

const roundField = z
  .literal(roundings, messages.validation.oneOf(roundings.map(String)))
  .default(0)
  .meta({ description: 'Rupees: the nearest multiple, half up; 0 for none', example: 5 })
/** Its bounds are those of prices, and are held against the line. */
const moneyRefusals = {
  number: messages.validation.money,
  tooLow: messages.validation.money,
  tooHigh: messages.validation.money,
}
const anyMoney = decimalField({
  ...{ min: -1e9, max: 1e9, decimals: 2, blank: 0 },
  refusals: moneyRefusals,
}).meta({ description: 'Rupees, at most two decimals', example: 860 })

const scopeFields = {
  products: productIds
    .min(1, wrong.noProduct)
    .optional()
    .meta({ description: 'Ids of products; without any scope, the rule is for all' }),
  category: requiredId(messages.product.categoryRequired).optional(),
  group: requiredId(wrong.groupRequired).optional(),
}

const ruleKinds = ['percent', 'amount', 'rate', 'set'] as const

const priceRuleField = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('percent'),
      value: decimalField({ ...max.percent, decimals: 3, blank: 0 }).meta({ example: 4.5 }),
      round: roundField,
      ...scopeFields,
    }),
    z.object({ kind: z.literal('amount'), value: anyMoney, round: roundField, ...scopeFields }),
    z.object({
      kind: z.literal('rate'),
      ratePerUnit: anyMoney.meta({ description: 'Rupees for one litre, kilo or piece' }),
      unit: z
        .enum(baseUnits, { error: messages.validation.oneOf(baseUnits) })
        .optional()
        .meta({ description: 'Without it, the unit of most packs of the group' }),
      round: roundField,
      ...scopeFields,
      group: requiredId(wrong.groupRequired),
    }),
    z.object({
      kind: z.literal('set'),
      prices: ofEachProduct(
        z.object({ product: productId, price: anyMoney }),
        ({ product }) => product,
      ).min(1, wrong.noProduct),
    }),
  ],
  { error: messages.validation.oneOf(ruleKinds) },
)

const applyAt = z.iso
  .datetime({ offset: true, error: wrong.instant })
  .transform((text) => Date.parse(text))
  .nullish()
  .meta({
    description: 'With its zone; at most 90 days ahead',
    example: '2027-01-14T06:00:00+05:30',
  })
const reason = optionalText(max.reason, 'Groundnut harvest')

export const priceRevisionCreateSchema = z.object({
  reason: reason.default(''),
  applyAt,
  rule: priceRuleField,
})

const lineField = z
  .object({
    product: productId,
    to: anyMoney.optional(),
    skip: z.boolean({ error: messages.validation.boolean }).optional().meta({
      description: '`true` leaves the product out, `false` takes it in again',
      example: true,
    }),
  })
  .refine(({ to, skip }) => to !== undefined || skip !== undefined, {
    path: ['to'],
    error: wrong.newPrice,
  })

/** Lines that are not named stay as they are. */
export const priceRevisionUpdateSchema = z.object({
  lines: ofEachProduct(lineField, ({ product }) => product).default([]),
  reason: reason.optional(),
})

/** The body may be missing. */
export const priceRevisionApplySchema = z
  .object({
    force: productIds.default([]).meta({
      description: 'Ids of products to change even if they cost something else by now',
    }),
  })
  .nullish()

/** @public */
export const priceRevisionScheduleSchema = z
  .object({ applyAt: applyAt.meta({ description: 'Without it, the time of the draft' }) })
  .nullish()

export const priceRevisionQuerySchema = z.object({
  ...pageQuery(max.page, max.maxPage),
  state: z
    .enum(priceRevisionStates, { error: messages.validation.oneOf(priceRevisionStates) })
    .optional()
    .meta({ example: 'stopped' }),
})

/** @public */
export type PriceRule = z.output<typeof priceRuleSchema>
/** @public */
export type PriceRuleUpdate = z.output<typeof priceRuleField>
/** @public */
export type PriceLine = z.output<typeof priceLineSchema>
/** @public */
export type PriceRevision = z.output<typeof priceRevisionSchema>
/** @public */
export type PriceRevisionSummary = z.output<typeof priceRevisionSummarySchema>
/** @public */
export type PriceRevisionInput = z.input<typeof priceRevisionCreateSchema>
/** @public */
export type PriceRevisionCreate = z.output<typeof priceRevisionCreateSchema>
/** @public */
export type PriceRevisionUpdate = z.output<typeof priceRevisionUpdateSchema>
/** @public */
export type PriceRevisionQuery = z.output<typeof priceRevisionQuerySchema>
/** @public */
export type PriceEntry = z.output<typeof priceEntrySchema>
