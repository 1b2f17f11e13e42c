import type { DeliveryRules } from '../delivery/delivery.ts'
import { readPinCode } from '../delivery/pin-code.ts'
import { packParcel, quoteDelivery } from '../delivery/quote-delivery.ts'
import { writeCharge } from '../delivery/words.ts'
import type { Language } from '../language.ts'
import { formatPaise } from '../prices/money.ts'
import { toPaise } from '../prices/paise.ts'
import type { Product } from '../products/product.ts'
import { lineName, type Sized } from '../products/product-names.ts'
import { whatsappAddress } from '../settings/business.ts'
import { backDay, type ProductStock } from '../stock/words.ts'
import { cutText } from '../text/text-length.ts'
import { orderListLimits } from './limits.ts'
import { orderListAddress } from './order-list.ts'
import type { OrderWords } from './order-words.ts'

/** Prices of an order, and its message. */

export type PricedLine = {
  product: Pick<Product, '_id' | 'name' | 'nameTa' | 'price' | 'packMass'> & Sized & ProductStock
  quantity: number
}

/** Details that a visitor may add to the list. */
export type OrderDetails = { pin?: string; name?: string; place?: string; note?: string }

/** Price of a line in whole paise, so that sums are exact; 0 if it is on request. */
export function linePaise({ product, quantity }: PricedLine): number {
  return toPaise(product.price) * quantity
}

/** Lines of products in stock, which are the only ones sent and counted. */
export function inStockLines<Line extends { product: ProductStock }>(
  lines: readonly Line[],
): Line[] {
  return lines.filter(({ product }) => product.inStock)
}

/** Total of the products in stock: `₹2,390`, or `from ₹420` if a price is on request; `charge` is in paise. */
export function writeTotal(lines: readonly PricedLine[], words: OrderWords, charge = 0): string {
  const sent = inStockLines(lines)
  const total = sent.reduce((sum, line) => sum + linePaise(line), charge)
  if (sent.every(({ product }) => product.price > 0)) return formatPaise(total)
  return total > 0 ? words.from(formatPaise(total)) : words.onRequest
}

type Order = {
  lines: readonly PricedLine[]
  details: OrderDetails
  /** Language of the products' names. */
  language: Language
  words: OrderWords
  delivery: DeliveryRules
  /** The site's own address, for the link. */
  publicUrl: string
  /** The number to send it to. */
  whatsapp: string
}

export type OrderMessage = {
  text: string
  /** Address that opens a chat with this text. */
  address: string
}

/** Composes the message with all its lines, or the first ones that fit; the link contains all of them. */
export function composeOrderMessage(order: Order): OrderMessage {
  const note = cutText(order.details.note ?? '', orderListLimits.note)
  for (let listed = order.lines.length; listed >= 0; listed--) {
    const message = compose(order, listed, note)
    if (message) return message
  }
  // Beside a long link of many lines, even a long note in Tamil does not fit.
  const letters = [...note]
  for (let length = letters.length - 1; length > 0; length--) {
    const message = compose(order, 0, `${letters.slice(0, length).join('').trimEnd()}…`)
    if (message) return message
  }
  return write(order, 0, '')
}

/** Null if it is too long. */
function compose(order: Order, listed: number, note: string): OrderMessage | null {
  const message = write(order, listed, note)
  const isShort =
    message.text.lastIndexOf('\n') < orderListLimits.text &&
    message.address.length <= orderListLimits.address
  return isShort ? message : null
}

function write(order: Order, listed: number, note: string): OrderMessage {
  const { lines, details, language, words, publicUrl, whatsapp } = order
  const { labels } = words
  const name = cutText(details.name ?? '', orderListLimits.name)
  const place = cutText(details.place ?? '', orderListLimits.place)
  const omitted = lines.length - listed
  const link = orderListAddress(
    lines.map(({ product, quantity }) => ({ id: product._id, quantity })),
  )
  const nameOf = (product: PricedLine['product']) =>
    withoutMarks(lineName(product, { language, pieces: words.pieces }))
  const text = [
    words.greeting,
    ...lines
      .slice(0, listed)
      .map((line, index) => `${index + 1}. ${writeLine(line, nameOf(line.product), order)}`),
    ...(omitted > 0 ? [words.more(omitted)] : []),
    ...writeSums(order),
    ...(name ? [`${labels.name}: ${name}`] : []),
    ...(place ? [`${labels.place}: ${place}`] : []),
    ...(note ? [`${labels.note}: ${note}`] : []),
    publicUrl + link,
  ]
    .join('\n')
    .toWellFormed()
  return { text, address: whatsappAddress(whatsapp, text) }
}

/** The total of products in stock; with a PIN code, also that code and the delivery charge. */
function writeSums({ lines, details, delivery, words }: Order): string[] {
  const sent = inStockLines(lines)
  const pin = readPinCode(details.pin ?? '')
  const quote = pin && sent.length > 0 && quoteDelivery(delivery, pin, packParcel(sent))
  return [
    ...(sent.length > 0 ? [words.total(writeTotal(sent, words))] : []),
    ...(pin ? [`${words.labels.pin}: ${pin}`] : []),
    ...(quote ? [words.delivery(writeCharge(quote, words.charges))] : []),
  ]
}

/** A line of a message, without its number. */
export function writeLine(
  { product, quantity }: PricedLine,
  name: string,
  { words }: Pick<Order, 'words'>,
): string {
  if (!product.inStock)
    return words.lineOutOfStock(name, quantity, words.outOfStock(backDay(product)))
  return product.price === 0
    ? words.lineOnRequest(name, quantity)
    : words.line(name, quantity, formatPaise(linePaise({ product, quantity })))
}

/** Removes the signs that WhatsApp reads as bold, italic, strikethrough and monospace, and line breaks. */
export function withoutMarks(name: string): string {
  return name.replace(/[*_~`\n\r\t]/g, ' ')
}
