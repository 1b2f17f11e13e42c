import {
  listLine,
  readDetail,
  readProductLine,
  sender,
} from '../../../../contract/order-list/read-message.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import { orderListPath } from '../../../../contract/public-paths.ts'
import { CustomerDetails, pinCode } from './customer-details.ts'
import { isTotal } from './line-words.ts'
import { LinkedOrder } from './linked-order.ts'
import { OrderedLines } from './ordered-lines.ts'
import type { ProductFinder } from './product-finder.ts'
import { listUnsaid, readOwnLine, readSentence } from './read-own-message.ts'

const address = /https?:\/\/\S+|www\.\S+/giu
const phone = /^[^\d+]*(?:\+?\d{1,3}[\s-]*)?\d{5}[\s-]*\d{5}\D*$/u

/** Reads any text: our own messages, and free text line by line. Every guess is marked. */
export function readOrderText(finder: ProductFinder, text: string): ReadOrder {
  const link = new LinkedOrder(finder, text)
  const lines = new OrderedLines(finder, link)
  const message = { finder, link, lines }
  const details = new CustomerDetails()
  let hasOwnLines = false
  let unlisted = 0
  let isInNote = false
  for (const raw of text.split('\n')) {
    const written = raw.replace(sender, '').trim()
    const own = listLine.exec(written)
    const detail = readDetail(written)
    if (own || written.includes(`${orderListPath}?`)) isInNote = false
    if (own) {
      if (own[1] === '1') lines.clear()
      hasOwnLines = true
      lines.add(readOwnLine(message, written, own))
    } else if (detail) {
      details.set(detail.name, detail.value)
      isInNote = detail.name === 'note'
    } else if (isInNote) details.addToNote(written)
    else {
      const more = readMore(written)
      if (more !== null) unlisted = more
      else readFreeText(written, message, details)
    }
  }
  for (const line of listUnsaid(message, text, hasOwnLines ? unlisted : undefined)) lines.add(line)
  return { ...lines.toAnswer(), ...details.toAnswer() }
}

type Message = Parameters<typeof readSentence>[0]

/** Reads a freely worded line: products, or the customer's details. */
function readFreeText(written: string, message: Message, details: CustomerDetails): void {
  const { lines } = message
  const aboutProduct = readProductLine(written)
  const plain = written.replace(address, ' ').trim()
  if (aboutProduct) lines.add(readSentence(message, written, aboutProduct))
  else if (isTotal(plain)) lines.addBehindTotal(plain)
  else if (plain === '' || details.takeSpoken(plain)) return
  // A line with a PIN code is an address, unless it names a product.
  else if (pinCode.test(plain) && !lines.readText(plain.replace(pinCode, ' ')).product)
    details.addPlace(plain)
  else if (!phone.test(plain)) lines.addText(plain)
}

/** Number of listed products that did not fit into the message. */
function readMore(written: string): number | null {
  const [, english, tamil] = /^… (?:and (\d+) more|மேலும் (\d+))$/u.exec(written) ?? []
  return english || tamil ? Number(english ?? tamil) : null
}
