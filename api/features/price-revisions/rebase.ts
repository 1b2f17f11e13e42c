import type { PriceRule } from '../../../contract/price-revisions/price-rule-schema.ts'
import { changePrice, keepOriginal } from '../../../contract/price-revisions/price-rules.ts'
import type { StoredLine } from '../../records/columns/price-lines.ts'
import { changesBy, type PricedRow } from './rules.ts'

/** A past price of a product; `isScheduled` if a scheduled revision wrote it. */
export type PastPrice = { price: number; isScheduled: boolean }

/**
 * Rebases the lines of a revision on the prices that earlier scheduled revisions have set since it was drafted. A
 * line stays as it is if anybody has changed the price by hand. `past` holds the prices of each product, newest
 * first.
 */
export function rebaseLines(
  { rule, lines }: { rule: PriceRule; lines: StoredLine[] },
  products: ReadonlyMap<string, PricedRow>,
  past: ReadonlyMap<string, PastPrice[]>,
): StoredLine[] {
  const changeOf = changesBy(rule)
  return lines.map((line) => {
    const product = products.get(line.product)
    if (line.skipped || !product || product.price === line.from) return line
    if (!isByScheduleAlone(line.from, past.get(line.product) ?? [])) return line
    const priceFrom = (price: number) =>
      changePrice(changeOf(product), { ...packOf(product), price }).to
    // A price that staff entered instead of the rule's stays.
    const isOwn = priceFrom(line.from) !== line.to
    const to = isOwn ? line.to : priceFrom(product.price)
    const { price: from, original_price: originalFrom } = product
    return { ...line, from, to, originalFrom, originalTo: keepOriginal(originalFrom, to) }
  })
}

/** True if only scheduled revisions lie between a price and the newest one. */
function isByScheduleAlone(from: number, past: PastPrice[]): boolean {
  for (const { price, isScheduled } of past) {
    if (price === from) return true
    if (!isScheduled) return false
  }
  return false
}

function packOf({ pack_amount, pack_unit, pack_count, pack_cost }: PricedRow) {
  return {
    packCost: pack_cost ?? 0,
    thousandths: pack_amount,
    unit: pack_unit,
    count: pack_count,
  }
}
