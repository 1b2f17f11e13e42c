import { z } from 'zod'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import { skipReasons } from '../../../contract/price-revisions/states.ts'
import { packUnits } from '../../../contract/prices/unit-price.ts'

const paise = z.int()

/** A stored line of a price revision; amounts in paise, those of packs in thousandths. */
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
  /** Set if the price was not reverted: the product's price at that time, or null if it was deleted. */
  kept: paise.nullable().optional(),
})

export const storedLinesSchema = z.array(storedLineSchema).max(priceRevisionLimits.lines)

/** Previous rate of each group to which a price revision gives one; null if it had none. */
export const storedRatesSchema = z.array(
  z.strictObject({ group: z.string(), paise: paise.nullable() }),
)

export type StoredRate = z.output<typeof storedRatesSchema>[number]
export type StoredLine = z.output<typeof storedLineSchema>
