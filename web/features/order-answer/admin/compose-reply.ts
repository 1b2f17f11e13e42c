import { addPacking, packParcel } from '../../../../contract/delivery/quote-delivery.ts'
import { replyMessages } from '../../../../contract/order-list/order-answer-terms.ts'
import {
  type PricedLine,
  withoutMarks,
  writeLine,
  writeTotal,
} from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { formatPaise } from '../../../../contract/prices/money.ts'
import { toPaise } from '../../../../contract/prices/paise.ts'
import type { Product } from '../../../../contract/products/product.ts'

/** A line of an order that is answered, at the price that the reply says. */
export type AnswerLine = { product: Product; quantity: number }

/** What is out of stock is not sent. */
export function sentLines(lines: readonly AnswerLine[]): AnswerLine[] {
  return lines.filter(({ product }) => product.inStock)
}

/** Grams of the parcel with packing, without what is out of stock; and what of it has no mass. */
export function massOf(lines: readonly AnswerLine[], packing: number) {
  const sent = sentLines(lines)
  return {
    grams: addPacking(packParcel(sent).grams, packing),
    unknown: sent.filter(({ product }) => product.packMass === undefined),
  }
}

type Reply = {
  lines: readonly AnswerLine[]
  /** Rupees; null where nothing is said of it. */
  delivery: number | null
  customer: string
}

/** The text that is sent to the customer. What is out of stock is said, and is no part of the total. */
export function composeReply({ lines, delivery, customer }: Reply): string {
  const sent = sentLines(lines)
  const written = lines.map((line) =>
    line.product.inStock
      ? writeLine(line, withoutMarks(line.product.name), orderWordsEn)
      : outOfStock(line),
  )
  return [
    replyMessages.greeting(customer),
    ...written.map((line, index) => `${index + 1}. ${line}`),
    ...(sent.length > 0 ? writeSums(sent, delivery) : []),
  ].join('\n')
}

function outOfStock({ product, quantity }: AnswerLine): string {
  return replyMessages.lineOutOfStock(withoutMarks(product.name), quantity)
}

function writeSums(lines: readonly PricedLine[], delivery: number | null): string[] {
  const charge = toPaise(delivery ?? 0)
  return [
    ...(delivery === null
      ? []
      : [orderWordsEn.delivery(charge ? formatPaise(charge) : replyMessages.free)]),
    orderWordsEn.total(writeTotal(lines, orderWordsEn, charge)),
  ]
}
