import type { PriceListLanguage } from '../../../../contract/price-list/languages.ts'
import type { PriceListCell } from '../../../../contract/price-list/price-list.ts'
import { priceListWord, writeUnitPrice } from '../../../../contract/price-list/price-list-words.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'

/** A price, and what stands below it: what a litre costs, and whether there is any. */
export function describeCell(
  { price, unitPrice, inStock }: PriceListCell,
  language: PriceListLanguage,
): { price: string[]; notes: string[] } {
  const unit = unitPrice && writeUnitPrice(unitPrice, language)
  return {
    price: price > 0 ? [formatRupees(price)] : texts(priceListWord('onRequest', language)),
    notes: [
      ...(unit ? [unit] : []),
      ...(inStock ? [] : texts(priceListWord('outOfStock', language))),
    ],
  }
}

function texts(wordings: { text: string }[]): string[] {
  return wordings.map(({ text }) => text)
}
