import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import type { MessageLine } from '../../../../contract/order-list/read-message.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { findCalled, isCalled } from './find-called.ts'
import { isQuestion, isRefusal } from './line-words.ts'
import type { LinkedLine, LinkedOrder } from './linked-order.ts'
import { toLine } from './order-line.ts'
import type { OrderedLines } from './ordered-lines.ts'
import type { ProductFinder } from './product-finder.ts'
import type { FreeLine } from './read-free-line.ts'
import { checkQuantity } from './read-line.ts'

/** Reads messages that this site writes, as customers send them: whole, edited or shortened. */

type Message = { finder: ProductFinder; link: LinkedOrder; lines: OrderedLines }

/** True for a message that begins like the site's own lists. */
function isOwnList(text: string): boolean {
  return [orderWordsEn, orderWordsTa].some(({ greeting }) => text.includes(greeting))
}

/** Reads a line of a list: the link gives its product, unless somebody has edited the line. */
export function readOwnLine(
  { finder, link, lines }: Message,
  written: string,
  [, number, name = '', times]: string[],
): FreeLine {
  const quantity = checkQuantity(Number(times))
  const named = link.lines.find(({ product }) => isCalled(product, name))
  if (named?.product) {
    const isUntouched = named.quantity === quantity
    return toLine(written, { product: named.product, quantity, sure: isUntouched, others: [] })
  }
  const exact = findCalled(finder, name)
  if (exact) return toLine(written, { ...exact, quantity, sure: exact.sure && !link.isThere })
  // The product was renamed or is gone, so the position in the list identifies it.
  const atPlace = link.lines[Number(number) - 1]
  if (atPlace && !atPlace.product) return toLine(written, null, quantity)
  const free = lines.readText(`${name} `)
  if (free.product) return { ...free, text: written, quantity, sure: false }
  return atPlace?.product && atPlace.quantity === quantity
    ? toLine(written, { product: atPlace.product, quantity, sure: false, others: [] })
    : toLine(written, null, quantity)
}

/** Reads an order of one product, or a question about it, as our own pages write it. */
export function readSentence(
  { finder, lines }: Message,
  written: string,
  about: Pick<MessageLine, 'id' | 'name'>,
): FreeLine {
  const product = about.id === undefined ? undefined : finder.getByIds([about.id])[0]
  const isAsked = isQuestion(written) || isRefusal(written) || isWish(written)
  if (product) return toLine(written, { product, quantity: 1, sure: !isAsked, others: [] })
  const exact = findCalled(finder, about.name ?? '')
  if (exact) return toLine(written, { ...exact, quantity: 1, sure: exact.sure && !isAsked })
  const free = lines.readText(about.name ?? written)
  return { ...free, text: written, sure: free.sure && !isAsked }
}

/**
 * Lists the products of the link that the message does not mention: the last lines of a list, which did not fit;
 * beside other words, further products.
 * @param unlisted how many lines of a list did not fit; undefined if the message has no list lines
 */
export function listUnsaid(
  { link, lines }: Message,
  text: string,
  unlisted: number | undefined,
): FreeLine[] {
  if (unlisted !== undefined)
    return link.lines.slice(link.lines.length - unlisted).map((line) => toFreeLine(line, true))
  const written = lines.products
  // Our message was retyped, so products that it omits were removed.
  if (isOwnList(text) && written.length > 0) return []
  // Free text beside a link may change the linked order.
  const isSure = written.length === 0
  return link.lines
    .filter(({ id }) => !written.includes(id))
    .map((line) => toFreeLine(line, isSure))
}

function toFreeLine({ id, quantity, product }: LinkedLine, isSure: boolean): FreeLine {
  if (!product) return toLine(`${id} × ${quantity}`, null, quantity)
  const name = lineName(product, { language: 'en', pieces: orderWordsEn.pieces })
  return toLine(`${name} × ${quantity}`, { product, quantity, sure: isSure, others: [] })
}

/** True for our own text that asks for a notification instead of ordering. */
function isWish(written: string): boolean {
  return /^\s*Please tell me when |மீண்டும் வந்ததும் சொல்லவும்/u.test(written)
}
