import {
  countSchema,
  idSchema,
  optionalText,
  pageQuery,
  referenceSchema,
  timeSchema,
} from '../fields.ts'
import { messages } from '../messages.ts'
import { packUnits } from '../prices/unit-price.ts'
import { z } from '../zod.ts'
import { priceRevisionLimits } from './limits.ts'
import { priceRevisionMessages } from './messages.ts'
import {
  anyMoney,
  ofEachProduct,
  priceRuleField,
  priceRuleSchema,
  productId,
  productIds,
  rupees,
} from './price-rule-schema.ts'
import { priceRevisionStates, skipReasons, stopCauses } from './states.ts'

/** Changes of many prices at once: drafted, reviewed, applied now or later, and reverted. */

const original = rupees.nullable().meta({ description: 'Struck price; null for none' })
const productPriceSchema = z.object({
  product: referenceSchema,
  price: rupees.nullable().meta({ description: 'What it costs; null where it is deleted' }),
})

const priceLineSchema = z.object({
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
  stoppedBy: z.enum(stopCauses).nullable().meta({
    description:
      'Of a stopped one: whether prices had changed when its time came, or a backup was restored',
    example: null,
  }),
  by: z.string().meta({ description: 'Who wrote last', example: 'Meena Ravi' }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
}

/** A revision in a list, without its lines. */
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

/** A past price of a product; the newest is the present one. */
export const priceEntrySchema = z
  .object({
    at: timeSchema,
    price: rupees,
    originalPrice: original,
    by: z.string().meta({ example: 'Meena Ravi' }),
    revision: idSchema.optional().meta({ description: 'The price revision that set it' }),
  })
  .meta({ id: 'PriceEntry' })

const applyAt = z.iso
  .datetime({ offset: true, error: priceRevisionMessages.instant })
  .transform((text) => Date.parse(text))
  .nullish()
  .meta({
    description: 'With its zone; at most 90 days ahead',
    example: '2027-01-14T06:00:00+05:30',
  })
const reason = optionalText(priceRevisionLimits.reason, 'Groundnut harvest')

export const priceRevisionCreateSchema = z.object({
  reason: reason.default(''),
  applyAt,
  rule: priceRuleField,
})

/** A new price, which includes an omitted line again; or `skip`, which omits it. */
const lineField = z
  .object({
    product: productId,
    to: anyMoney.optional(),
    skip: z.literal(true, { error: priceRevisionMessages.newPrice }).optional().meta({
      description: 'Instead of `to`: leaves the product out',
      example: true,
    }),
  })
  .refine(({ to, skip }) => (to === undefined) !== (skip === undefined), {
    path: ['to'],
    error: priceRevisionMessages.newPrice,
  })

/** Lines that are not mentioned stay as they are. */
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

export const priceRevisionScheduleSchema = z
  .object({ applyAt: applyAt.meta({ description: 'Without it, the time of the draft' }) })
  .nullish()

export const priceRevisionQuerySchema = z.object({
  ...pageQuery(priceRevisionLimits.page, priceRevisionLimits.maxPage),
  state: z
    .enum(priceRevisionStates, { error: messages.validation.oneOf(priceRevisionStates) })
    .optional()
    .meta({ description: 'Those of one state', example: 'stopped' }),
})

export type PriceLine = z.output<typeof priceLineSchema>
export type PriceRevision = z.output<typeof priceRevisionSchema>
export type PriceRevisionSummary = z.output<typeof priceRevisionSummarySchema>
export type PriceRevisionCreate = z.output<typeof priceRevisionCreateSchema>
export type PriceRevisionUpdate = z.output<typeof priceRevisionUpdateSchema>
export type PriceRevisionQuery = z.output<typeof priceRevisionQuerySchema>
export type PriceEntry = z.output<typeof priceEntrySchema>
