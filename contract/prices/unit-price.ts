import { toThousandths } from '../numbers/thousandths.ts'
import { toPaise } from './paise.ts'

/** Units of a pack's content. */
export const packUnits = ['ml', 'l', 'g', 'kg', 'piece'] as const
/** Units that unit prices refer to. */
export const baseUnits = ['l', 'kg', 'piece'] as const

export type PackUnit = (typeof packUnits)[number]
export type BaseUnit = (typeof baseUnits)[number]

/** Base unit of each unit, and how many of the unit make one: 1000 ml make a litre. */
export const inBase: Record<PackUnit, { unit: BaseUnit; parts: number }> = {
  ml: { unit: 'l', parts: 1000 },
  l: { unit: 'l', parts: 1 },
  g: { unit: 'kg', parts: 1000 },
  kg: { unit: 'kg', parts: 1 },
  piece: { unit: 'piece', parts: 1 },
}

/** Smallest unit of each base unit, and how many of it make one base unit. */
const inSmall: Record<BaseUnit, { unit: 'ml' | 'g' | 'piece'; parts: number }> = {
  l: { unit: 'ml', parts: 1000 },
  kg: { unit: 'g', parts: 1000 },
  piece: { unit: 'piece', parts: 1 },
}

/**
 * Price of one litre, kilo or piece in whole paise, rounded half up; null without a price or a pack. Exact,
 * because all intermediate values are integers below 2^53.
 */
export function unitPriceOf({
  paise,
  thousandths,
  unit,
  count,
}: {
  paise: number
  /** Thousandths of the unit in one piece of the pack. */
  thousandths: number | null
  unit: PackUnit | null
  count: number
}): { paise: number; unit: BaseUnit } | null {
  if (paise === 0 || thousandths === null || unit === null) return null
  const base = inBase[unit]
  return { paise: divideHalfUp(paise * base.parts * 1000, thousandths * count), unit: base.unit }
}

/** Divides, rounding half up. */
function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
}

export type Pack = { packAmount?: number; packUnit?: PackUnit; packCount?: number }

/**
 * Total content of a pack in thousandths of a litre's, kilo's or piece's smallest unit; null without a pack.
 */
export function measurePack({ packAmount, packUnit, packCount = 1 }: Pack) {
  if (packAmount === undefined || packUnit === undefined) return null
  const { unit, parts } = inBase[packUnit]
  const small = inSmall[unit]
  const thousandths = toThousandths(packAmount) * packCount * (small.parts / parts)
  return { unit, small, thousandths }
}

/** Contents of a pack in litres, kilos or pieces, for sorting; infinity without a pack. */
export function contentsOf(pack: Pack): number {
  const measured = measurePack(pack)
  return measured ? measured.thousandths / measured.small.parts : Number.POSITIVE_INFINITY
}

/**
 * Unit price that a label declares, in rupees: per millilitre or gram below one litre or kilo, per litre or kilo
 * above, and none at exactly one, where it equals the price.
 */
export function legalUnitPriceOf(price: number, pack: Pack) {
  const measured = measurePack(pack)
  if (price === 0 || !measured) return null
  const { unit, small, thousandths } = measured
  const whole = small.parts * 1000
  if (thousandths === whole) return null
  const isBelow = thousandths < whole
  const paise = divideHalfUp(toPaise(price) * (isBelow ? 1000 : whole), thousandths)
  return { amount: paise / 100, unit: isBelow ? small.unit : unit }
}

type Priced = { _id: string; unitPrice?: { amount: number; unit: BaseUnit } }

/**
 * Finds products whose litre, kilo or piece costs at least 3 % less than the next cheapest; at most one per unit.
 */
export function findBestValues(products: readonly Priced[]): string[] {
  return baseUnits.flatMap((unit) => {
    const [best, next] = products
      .flatMap(({ _id, unitPrice }) =>
        unitPrice?.unit === unit ? { _id, paise: toPaise(unitPrice.amount) } : [],
      )
      .toSorted((a, b) => a.paise - b.paise)
    return best && next && best.paise * 100 <= next.paise * 97 ? best._id : []
  })
}
