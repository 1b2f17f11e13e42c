import type { DeliveryQuote } from '../delivery/quote-delivery.ts'
import { chargeOf, writeCharge } from '../delivery/words.ts'
import { formatPaise } from '../prices/money.ts'
import { inStockLines, linePaise, type PricedLine, writeTotal } from './order-message.ts'
import type { OrderWords } from './order-words.ts'

/**
 * Sum of a list with its delivery: `Goods ₹943 · delivery about ₹110 · about ₹1,053`. Without a sum if the charge
 * is given in the chat, or no price is known.
 */
export function describeSum(
  lines: readonly PricedLine[],
  quote: DeliveryQuote,
  words: OrderWords,
): string {
  const { charges } = words
  const sent = inStockLines(lines)
  const goods = sent.reduce((sum, line) => sum + linePaise(line), 0)
  const charge = chargeOf(quote)
  const parts = [
    charges.goods(writeTotal(sent, words)),
    charge === null ? charges.costsInChat : charges.costs(writeCharge(quote, charges)),
  ]
  if (charge === null || goods === 0) return parts.join(' · ')
  const isFrom = ('isFrom' in quote && quote.isFrom) || sent.some(({ product }) => !product.price)
  const sum = formatPaise(goods + charge)
  return [...parts, isFrom ? charges.from(sum) : charge > 0 ? charges.about(sum) : sum].join(' · ')
}
