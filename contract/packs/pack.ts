import { baseUnits, type PackUnit } from '../prices/unit-price.ts'
import { plainFields } from '../products/plain-fields.ts'
import { z } from '../zod.ts'

/** The pack of a product in a request; blank clears it, and a blank count is 1. */
export const packFields = {
  packAmount: plainFields.packAmount.request,
  packUnit: plainFields.packUnit.request,
  packCount: plainFields.packCount.request,
  packMass: plainFields.packMass.request,
}

export const unitPriceSchema = z.object({
  amount: z.number().meta({ description: 'Rupees, at most two decimals', example: 450 }),
  unit: z.enum(baseUnits).meta({ example: 'l' }),
})

type AmountWithUnit = { packAmount: number | null; packUnit: PackUnit | null }

/** Names the missing field if an amount has no unit, or a unit no amount; null if both or neither are given. */
export function findMissingPart({ packAmount, packUnit }: AmountWithUnit) {
  if ((packAmount === null) === (packUnit === null)) return null
  return packAmount === null ? 'packAmount' : 'packUnit'
}
