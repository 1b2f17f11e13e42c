import { z } from 'zod'
import { priceRevisionLimits, skipReasons } from '../../../contract/price-revisions/messages.ts'
import { packUnits } from '../../../contract/prices/unit-price.ts'

const paise = z.int()

/** A line of a price revision as it is stored; amounts in paise, of packs in thousandths. */
const storedLineSchema = z.strictObject({
  product: z.string(),
  name: z.string(),
  from: paise,
  to: paise,
  originalFrom: paise.nullable(),
  originalTo: paise.nullable(),
  skipped: z.enum(skipReasons).optional(),
  pack: z
    .strictObject({ thousandths: z.int(), unit: z.enum(packUnits), count: z.int().min(0) })
    .optional(),
  /** Not reverted: what the product cost by then, or null where it was deleted. */
  kept: paise.nullable().optional(),
})

export const storedLinesSchema = z.array(storedLineSchema).max(priceRevisionLimits.lines)

/** The rate of each group that a price revision gives one to, as it was before; null for none. */
export const storedRatesSchema = z.array(
  z.strictObject({ group: z.string(), paise: paise.nullable() }),
)

export type StoredRate = z.output<typeof storedRatesSchema>[number]
export type StoredLine = z.output<typeof storedLineSchema>
