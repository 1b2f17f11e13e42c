import { decimalField, fieldModels } from '../fields.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { baseUnits, type PackUnit, packUnits } from '../prices/unit-price.ts'
import { plainNumberField } from '../products/plain-fields.ts'
import { z } from '../zod.ts'

const { pack } = limits
const unitMessage = messages.validation.oneOf(packUnits)

/** The pack of a product as it is sent; a blank clears, a blank count is 1. */
export const packFields = {
  packAmount: decimalField({ ...pack.amount, decimals: 3, blank: null }).meta({
    description: 'What one piece of the pack holds, at most three decimals; only with its unit',
    example: 500,
  }),
  packUnit: z
    .preprocess(
      toLowerCase,
      z
        .union([z.null(), z.literal(''), z.enum(packUnits)], { error: unitMessage })
        .transform((unit) => unit || null),
    )
    .register(fieldModels, { type: 'string', limits: { values: packUnits.join(', ') } })
    .meta({ description: 'In any case', example: 'ml' }),
  packCount: decimalField({ ...pack.count, decimals: 0, blank: 1 }).meta({
    description: 'Pieces in the pack: 3 for 3 × 200 ml',
    example: 1,
  }),
  packMass: plainNumberField('packMass'),
}

/** Cost of bottle and label, added to a price by rate; a blank clears it. */
export const packCostField = decimalField({ ...pack.cost, decimals: 2, blank: null }).meta({
  description: 'Rupees that bottle and label add to a price by rate; for staff alone',
  example: 12.5,
})

export const unitPriceSchema = z.object({
  amount: z.number().meta({ description: 'Rupees, at most two decimals', example: 450 }),
  unit: z.enum(baseUnits).meta({ example: 'l' }),
})

function toLowerCase(unit: unknown): unknown {
  return typeof unit === 'string' ? unit.trim().toLowerCase() : unit
}

type AmountWithUnit = { packAmount: number | null; packUnit: PackUnit | null }

/** The field that is missing where an amount has no unit, or a unit no amount; null where both or none are given. */
export function findMissingPart({ packAmount, packUnit }: AmountWithUnit) {
  if ((packAmount === null) === (packUnit === null)) return null
  return packAmount === null ? 'packAmount' : 'packUnit'
}
