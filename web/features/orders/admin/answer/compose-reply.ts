import { addPacking, packParcel } from '../../../../../contract/delivery/quote-delivery.ts'
import {
  inStockLines,
  type PricedLine,
  withoutMarks,
  writeLine,
  writeTotal,
} from '../../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../../contract/order-list/order-words-en.ts'
import { orderName } from '../../../../../contract/orders/order-name.ts'
import { replyWords } from '../../../../../contract/orders/reply-words.ts'
import { formatPaise } from '../../../../../contract/prices/money.ts'
import { toPaise } from '../../../../../contract/prices/paise.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { lineName } from '../../../../../contract/products/product-names.ts'
import { backDay } from '../../../../../contract/stock/words.ts'

/** The name that staff know a product by, with its size. */
export function staffNameOf(product: Product): string {
  return lineName(product, { language: 'en', pieces: orderWordsEn.pieces })
}

/** A line of an answered order, at the price in the reply. */
export type AnswerLine = { product: Product; quantity: number }

/**
 * Grams of the parcel with packing, without products that are out of stock; and the products without a known
 * mass.
 */
export function massOf(lines: readonly AnswerLine[], packing: number) {
  const sent = inStockLines(lines)
  return {
    grams: addPacking(packParcel(sent).grams, packing),
    unknown: sent.filter(({ product }) => product.packMass === undefined),
  }
}

/** A line of a product that is not in the catalogue, as the message calls it. */
export type GoneLine = { name: string; quantity: number }

type Reply = {
  lines: readonly AnswerLine[]
  gone: readonly GoneLine[]
  /** Rupees; null where nothing is said of it. */
  delivery: number | null
  customer: string
  /** The number of the order, once it is kept. */
  number?: number | undefined
}

/**
 * The text that is sent to the customer. It names products that are out of stock or gone, and leaves them out
 * of the total.
 */
export function composeReply({ lines, gone, delivery, customer, number }: Reply): string {
  const sent = inStockLines(lines)
  const written = lines.map((line) =>
    line.product.inStock
      ? writeLine(line, nameOf(line), { words: orderWordsEn })
      : replyWords.lineOutOfStock(nameOf(line), line.quantity, backDay(line.product)),
  )
  const unknown = gone.map(({ name, quantity }) =>
    replyWords.lineGone(withoutMarks(name), quantity),
  )
  return [
    replyWords.greeting(customer),
    ...(number === undefined ? [] : [orderName(number)]),
    ...[...written, ...unknown].map((line, index) => `${index + 1}. ${line}`),
    ...(sent.length > 0 ? writeSums(sent, delivery) : []),
  ].join('\n')
}

function nameOf({ product }: AnswerLine): string {
  return withoutMarks(staffNameOf(product))
}

function writeSums(lines: readonly PricedLine[], delivery: number | null): string[] {
  const charge = toPaise(delivery ?? 0)
  return [
    ...(delivery === null
      ? []
      : [orderWordsEn.delivery(charge ? formatPaise(charge) : replyWords.free)]),
    orderWordsEn.total(writeTotal(lines, orderWordsEn, charge)),
  ]
}
