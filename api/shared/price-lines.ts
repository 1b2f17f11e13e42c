import { z } from 'zod'
import { limits } from '../../contract/limits.ts'
import {
  priceRevisionLimits,
  skipReasons,
} from '../../contract/price-revisions/price-revision-terms.ts'
import { toPaise } from '../../contract/prices/paise.ts'
import { packUnits } from '../../contract/prices/unit-price.ts'

const price = z.int().min(0).max(toPaise(limits.product.maxPrice))
const { amount, count } = limits.pack

/** A line of a price revision as it is stored; amounts in paise, of packs in thousandths. */
const storedLineSchema = z.strictObject({
  product: z.string(),
  name: z.string(),
  from: price,
  to: price,
  originalFrom: price.nullable(),
  originalTo: price.nullable(),
  skipped: z.enum(skipReasons).optional(),
  pack: z
    .strictObject({
      thousandths: z
        .int()
        .min(1)
        .max(amount.max * 1000),
      unit: z.enum(packUnits),
      count: z.int().min(count.min).max(count.max),
    })
    .optional(),
  /** Not reverted: what the product cost by then, or null where it was deleted. */
  kept: price.nullable().optional(),
})

export const storedLinesSchema = z.array(storedLineSchema).max(priceRevisionLimits.lines)

/** The rate of each group that a price revision gives one to, as it was before; null for none. */
export const storedRatesSchema = z.array(
  z.strictObject({
    group: z.string(),
    paise: z.int().min(1).max(toPaise(priceRevisionLimits.rate.max)).nullable(),
  }),
)

export type StoredRate = z.output<typeof storedRatesSchema>[number]
export type StoredLine = z.output<typeof storedLineSchema>
