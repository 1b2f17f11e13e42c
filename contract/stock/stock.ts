import { dayText, fieldModels } from '../fields.ts'
import { indiaDate } from '../india-time.ts'
import { messages } from '../messages.ts'
import { productLimits } from '../products/limits.ts'
import { z } from '../zod.ts'
import { type StockLevel, stockLevels } from './levels.ts'

/** The stock of a product: its fields, and how a write changes it. */

const { backOnDays } = productLimits
const words = messages.product

/** A blank has no effect: `inStock` then decides. */
export const stockField = z
  .union([z.null(), z.literal(''), z.enum(stockLevels)], {
    error: messages.validation.oneOf(stockLevels),
  })
  .transform((stock) => stock || null)
  .register(fieldModels, { type: 'string', limits: { values: stockLevels.join(', ') } })
  .meta({ description: 'More than `inStock` says: `few` is in stock', example: 'few' })

/** A blank clears. `mergeStock` checks which days may be chosen. */
export const backOnField = z
  .union([z.null(), z.literal(''), dayText(messages.validation.day)], {
    error: messages.validation.day,
  })
  .transform((day) => day || null)
  .register(fieldModels, { type: 'string', limits: { format: 'YYYY-MM-DD', maxDays: backOnDays } })

export type StockState = { stock: StockLevel; backOn: string | null }

/** Stock in a request; omitted values stay. */
type StockWrite = {
  inStock?: boolean | undefined
  stock?: StockLevel | null | undefined
  backOn?: string | null | undefined
}

type StockErrors = { stock?: string; backOn?: string }

/** The first and the last allowed day for `backOn`. */
export function backOnRange(now: number): { today: string; lastDay: string } {
  return { today: indiaDate(now), lastDay: indiaDate(now, backOnDays) }
}

/** Stock after a write, or the reason to reject it. An unchanged day may have passed. */
export function mergeStock(
  write: StockWrite,
  stored: StockState | null,
  { today, lastDay }: ReturnType<typeof backOnRange>,
): { state: StockState; errors?: undefined } | { state?: undefined; errors: StockErrors } {
  const { inStock } = write
  if (write.stock && inStock !== undefined && inStock !== (write.stock !== 'out'))
    return { errors: { stock: words.stockContradicts } }
  const stock = write.stock ?? levelOf(inStock, stored?.stock ?? 'in')
  if (!write.backOn) {
    const isKept = write.backOn === undefined && stock === 'out'
    return { state: { stock, backOn: isKept && stored ? stored.backOn : null } }
  }
  if (stock !== 'out') return { errors: { backOn: words.backOnInStock } }
  const isNew = write.backOn !== stored?.backOn
  if (isNew && write.backOn < today) return { errors: { backOn: words.backOnPast } }
  if (isNew && write.backOn > lastDay)
    return { errors: { backOn: words.backOnTooLate(backOnDays) } }
  return { state: { stock, backOn: write.backOn } }
}

function levelOf(inStock: boolean | undefined, stored: StockLevel): StockLevel {
  if (inStock === undefined) return stored
  if (!inStock) return 'out'
  return stored === 'few' ? 'few' : 'in'
}
