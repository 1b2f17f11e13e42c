import { decimalField, fieldModels } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { z } from './zod.ts'

/** What a pack holds, counted in these. */
export const packUnits = ['ml', 'l', 'g', 'kg', 'piece'] as const
/** What a unit price is for one of. */
export const baseUnits = ['l', 'kg', 'piece'] as const

export type PackUnit = (typeof packUnits)[number]
export type BaseUnit = (typeof baseUnits)[number]

/** How many of a unit make up one of its base unit. */
const inBase: Record<PackUnit, { unit: BaseUnit; parts: number }> = {
  ml: { unit: 'l', parts: 1000 },
  l: { unit: 'l', parts: 1 },
  g: { unit: 'kg', parts: 1000 },
  kg: { unit: 'kg', parts: 1 },
  piece: { unit: 'piece', parts: 1 },
}

const { pack } = limits
const unitMessage = messages.validation.oneOf(packUnits)

/** The pack of a product as it is sent; a blank clears, a blank count is 1. */
export const packFields = {
  packAmount: decimalField({ ...pack.amount, decimals: 3, blank: null }).meta({
    description: 'What one piece of the pack holds, at most three decimals; only with its unit',
    example: 500,
  }),
  packUnit: z
    .union([z.null(), z.literal(''), z.enum(packUnits)], { error: unitMessage })
    .transform((unit) => unit || null)
    .register(fieldModels, { type: 'string', limits: { values: packUnits.join(', ') } })
    .meta({ example: 'ml' }),
  packCount: decimalField({ ...pack.count, decimals: 0, blank: 1 }).meta({
    description: 'Pieces in the pack: 3 for 3 × 200 ml',
    example: 1,
  }),
  packMass: decimalField({ ...pack.mass, decimals: 0, blank: null }).meta({
    description: 'Grams that the contents weigh',
    example: 455,
  }),
}

export const unitPriceSchema = z.object({
  amount: z.number().meta({ description: 'Rupees, at most two decimals', example: 450 }),
  unit: z.enum(baseUnits).meta({ example: 'l' }),
})

type AmountWithUnit = { packAmount: number | null; packUnit: PackUnit | null }

/** An amount says nothing without its unit, nor a unit without an amount: which of them is missing. */
export function findMissingPart({ packAmount, packUnit }: AmountWithUnit) {
  if ((packAmount === null) === (packUnit === null)) return null
  return packAmount === null ? 'packAmount' : 'packUnit'
}

/**
 * The price of one litre, kilo or piece, in whole paise, rounded half up; null without a price or a
 * pack. Exact: every number on the way is a whole one below 2^53.
 */
export function unitPriceOf({
  paise,
  thousandths,
  unit,
  count,
}: {
  paise: number
  /** Of the unit, in one piece of the pack. */
  thousandths: number | null
  unit: PackUnit | null
  count: number
}): { paise: number; unit: BaseUnit } | null {
  if (paise === 0 || thousandths === null || unit === null) return null
  const base = inBase[unit]
  const dividend = paise * base.parts * 1000
  const divisor = thousandths * count
  const rest = dividend % divisor
  const rounded = (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
  return { paise: rounded, unit: base.unit }
}
