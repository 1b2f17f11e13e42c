import { decimalField, idSchema, requiredId } from '../fields.ts'
import { messages } from '../messages.ts'
import { baseUnits } from '../prices/unit-price.ts'
import { z } from '../zod.ts'
import { priceRevisionLimits } from './limits.ts'
import { priceRevisionMessages } from './messages.ts'
import { roundings } from './price-rules.ts'

/** Rules for new prices, and the products that they apply to; `price-rules.ts` applies them. */

export const rupees = z.number().meta({ description: 'Rupees, at most two decimals', example: 860 })
const round = z.literal(roundings).meta({ description: 'Rupees; 0 for none', example: 5 })
const percent = z.number().meta({ description: 'At most three decimals', example: 4.5 })

/** Products that a rule applies to: those that match every given field. */
const scope = {
  products: z.array(idSchema).optional(),
  category: idSchema.optional(),
  group: idSchema.optional(),
}
const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ example: name })
const unit = z.enum(baseUnits).meta({ description: 'What the rate is for one of', example: 'l' })

export const priceRuleSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: kind('percent'), value: percent, round, ...scope }),
    z.object({ kind: kind('amount'), value: rupees, round, ...scope }),
    z.object({
      kind: kind('rate'),
      ratePerUnit: rupees,
      unit,
      round,
      ...scope,
      group: idSchema,
    }),
    z.object({
      kind: kind('rates'),
      rates: z.array(z.object({ group: idSchema, ratePerUnit: rupees, unit })),
      round,
      products: scope.products,
      category: scope.category,
    }),
    z.object({
      kind: kind('set'),
      prices: z.array(z.object({ product: idSchema, price: rupees })),
    }),
  ])
  .meta({ id: 'PriceRule' })

/** In lower case, as ids are stored, because they are compared with those of lines. */
const storedId = (message: string) => requiredId(message).toLowerCase()
export const productId = storedId(priceRevisionMessages.productRequired)

/** A list at most as long as a revision, without duplicate products. */
export function ofEachProduct<Item extends z.ZodType>(
  item: Item,
  idOf: (item: z.output<Item>) => string,
) {
  return ofEach(item, idOf, priceRevisionMessages.productTwice)
}

function ofEach<Item extends z.ZodType>(
  item: Item,
  idOf: (item: z.output<Item>) => string,
  twice: string,
) {
  return z
    .array(item)
    .max(priceRevisionLimits.lines, { error: priceRevisionMessages.tooMany, abort: true })
    .refine((items) => new Set(items.map(idOf)).size === items.length, twice)
}

export const productIds = ofEachProduct(productId, (id) => id)

const roundField = z
  .literal(roundings, messages.validation.oneOf(roundings.map(String)))
  .default(0)
  .meta({ description: 'Rupees: the nearest multiple, half up; 0 for none', example: 5 })
/** A number that is not left blank. */
function givenNumber(options: Omit<Parameters<typeof decimalField>[0], 'blank'>) {
  return decimalField({ ...options, blank: Number.NaN }).refine(
    (number) => !Number.isNaN(number),
    priceRevisionMessages.numberRequired,
  )
}

/** Bounds of prices are checked line by line, so any amount of money is valid here. */
const moneyMessages = {
  number: messages.validation.money,
  tooLow: messages.validation.money,
  tooHigh: messages.validation.money,
}
export const anyMoney = givenNumber({
  min: -1e9,
  max: 1e9,
  decimals: 2,
  rejections: moneyMessages,
}).meta({ description: 'Rupees, at most two decimals', example: 860 })

const scopeFields = {
  products: productIds
    .min(1, priceRevisionMessages.noProduct)
    .optional()
    .meta({ description: 'Ids of products; without any scope, the rule is for all' }),
  category: storedId(messages.product.categoryRequired).optional(),
  group: storedId(priceRevisionMessages.groupRequired).optional(),
}

const ruleKinds = ['percent', 'amount', 'rate', 'rates', 'set'] as const

/** Price of a litre, kilo or piece of a group. */
const rateFields = {
  group: storedId(priceRevisionMessages.groupRequired),
  ratePerUnit: givenNumber({ ...priceRevisionLimits.rate, decimals: 2 }).meta({
    description: 'Rupees for one litre, kilo or piece',
    example: 430.5,
  }),
  unit: z
    .enum(baseUnits, { error: messages.validation.oneOf(baseUnits) })
    .optional()
    .meta({ description: 'Without it, the unit of most packs of the group', example: 'l' }),
}

export const priceRuleField = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: kind('percent'),
      value: givenNumber({ ...priceRevisionLimits.percent, decimals: 3 }).meta({ example: 4.5 }),
      round: roundField,
      ...scopeFields,
    }),
    z.object({ kind: kind('amount'), value: anyMoney, round: roundField, ...scopeFields }),
    z.object({ kind: kind('rate'), round: roundField, ...scopeFields, ...rateFields }),
    z.object({
      kind: kind('rates'),
      rates: ofEach(
        z.object(rateFields),
        ({ group }) => group,
        priceRevisionMessages.groupTwice,
      ).min(1, priceRevisionMessages.groupRequired),
      round: roundField,
      products: scopeFields.products,
      category: scopeFields.category,
    }),
    z.object({
      kind: kind('set'),
      prices: ofEachProduct(
        z.object({ product: productId, price: anyMoney }),
        ({ product }) => product,
      ).min(1, priceRevisionMessages.noProduct),
    }),
  ],
  { error: messages.validation.oneOf(ruleKinds) },
)

export type PriceRule = z.output<typeof priceRuleSchema>
export type PriceRuleField = z.output<typeof priceRuleField>
