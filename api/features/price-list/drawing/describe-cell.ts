import type { PriceListLanguage } from '../../../../contract/price-list/languages.ts'
import type { PriceListCell } from '../../../../contract/price-list/price-list.ts'
import {
  inLanguages,
  priceListWord,
  writeShortUnitPrice,
  writeStock,
} from '../../../../contract/price-list/words.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'

/** Languages and day of a list. */
export type Edition = { language: PriceListLanguage; date: string }

/** Texts of a cell: its price, and below it the unit price and the stock. */
export function describeCell(cell: PriceListCell, { language, date }: Edition) {
  const { price, unitPrice } = cell
  return {
    price: price > 0 ? [formatRupees(price)] : texts(priceListWord('onRequest', language)),
    unit: unitPrice ? writeShortUnitPrice(unitPrice, language) : '',
    stock: writeStock(cell, date).flatMap((words) => texts(inLanguages(words, language))),
  }
}

function texts(wordings: { text: string }[]): string[] {
  return wordings.map(({ text }) => text)
}
