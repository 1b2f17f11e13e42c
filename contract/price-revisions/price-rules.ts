import { isOriginalBelowPrice } from '../prices/original-price.ts'
import { toPaise } from '../prices/paise.ts'
import { type BaseUnit, baseUnits, inBase, type PackUnit } from '../prices/unit-price.ts'
import { productLimits } from '../products/limits.ts'
import { priceRevisionLimits } from './limits.ts'
import { priceRevisionMessages } from './messages.ts'
import { type SkipReason, skipReasons } from './states.ts'

/*
 * Calculates new prices for a revision. Amounts are whole paise, and intermediate values are exact: nothing is
 * divided before the single rounding.
 */

/** New prices are rounded to a multiple of these rupees; 0 keeps paise. */
export const roundings = [0, 1, 5, 10] as const
export type Rounding = (typeof roundings)[number]

export type PriceChange =
  /** `thousandths` of a percent. */
  | { kind: 'percent'; thousandths: number; round: Rounding }
  | { kind: 'amount'; paise: number; round: Rounding }
  /** `paise` for one litre, kilo or piece. */
  | { kind: 'rate'; paise: number; unit: BaseUnit; round: Rounding }
  | { kind: 'set'; paise: number }

export type PricedProduct = {
  price: number
  /** Cost of bottle and label, added to a rate. */
  packCost: number
  /** Thousandths of the unit in one piece of the pack. */
  thousandths: number | null
  unit: PackUnit | null
  count: number
}

/** The new price of a product; one that is skipped keeps its price. */
export function changePrice(
  change: PriceChange,
  product: PricedProduct,
): { to: number; skipped?: SkipReason } {
  const { price } = product
  if (price === 0) return { to: price, skipped: skipReasons.noPrice }
  switch (change.kind) {
    case 'percent': {
      const { thousandths, round } = change
      return { to: roundHalfUp(BigInt(price) * BigInt(100_000 + thousandths), 100_000n, round) }
    }
    case 'amount':
      return { to: roundHalfUp(BigInt(price + change.paise), 1n, change.round) }
    case 'rate':
      return priceByRate(change, product)
    case 'set':
      return { to: change.paise }
  }
}

function priceByRate(
  { paise, unit, round }: Extract<PriceChange, { kind: 'rate' }>,
  { price, packCost, thousandths, unit: packUnit, count }: PricedProduct,
) {
  const base = packUnit && inBase[packUnit]
  if (thousandths === null || base?.unit !== unit) return { to: price, skipped: skipReasons.noPack }
  const parts = 1000n * BigInt(base.parts)
  const contents = BigInt(paise) * BigInt(thousandths) * BigInt(count)
  return { to: roundHalfUp(contents + BigInt(packCost) * parts, parts, round) }
}

/** Rounds `dividend / divisor` paise to the nearest multiple of the rounding in rupees, or to a paisa. */
function roundHalfUp(dividend: bigint, divisor: bigint, round: Rounding): number {
  const step = BigInt(round * 100 || 1)
  const whole = 2n * divisor * step
  const shifted = 2n * dividend + divisor * step
  // BigInt division truncates towards zero.
  const rest = ((shifted % whole) + whole) % whole
  return Number(((shifted - rest) / whole) * step)
}

/** The unit by which a group is sold: that of most of its packs; null if it has no packs. */
export function findGroupUnit(products: readonly { unit: PackUnit | null }[]): BaseUnit | null {
  const counts = baseUnits.map((unit) => ({
    unit,
    packs: products.filter((product) => product.unit && inBase[product.unit].unit === unit).length,
  }))
  const [first] = counts.toSorted((a, b) => b.packs - a.packs)
  return first && first.packs > 0 ? first.unit : null
}

/** Keeps the struck price beside a new price, unless it would be below it. */
export function keepOriginal(original: number | null, price: number): number | null {
  return isOriginalBelowPrice(original, price) ? null : original
}

/** Reason why a product cannot have this price; null if it can. */
export function findPriceError(paise: number, name: string): string | null {
  const { maxPrice } = productLimits
  if (paise < toPaise(priceRevisionLimits.minPrice)) return priceRevisionMessages.tooLow(name)
  if (paise > toPaise(maxPrice)) return priceRevisionMessages.tooHigh(name, maxPrice)
  return null
}
