import type { OrderDetails } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import { toPaise } from '../../../../contract/prices/paise.ts'
import { publicPaths } from '../../../../contract/public-paths.ts'

/** What a line of a customer's message says; no price where that was on request. */
export type MessageLine = { quantity: number; paise: number | undefined }

/** What a customer's message says besides its link. Of several messages, the last. */
export type ReadOrder = { lines: (MessageLine | undefined)[]; details: OrderDetails }

const line = /^(\d+)\. .* × (\d+)(?: = ₹([\d,]+(?:\.\d\d)?)| \(.*\))$/
/** What each label says, in both languages. */
const detailOf = new Map(
  [orderWordsEn, orderWordsTa].flatMap(({ labels }) =>
    Object.entries(labels).map(([detail, label]) => [label, detail as keyof OrderDetails]),
  ),
)
const detail = new RegExp(`^(${[...detailOf.keys()].join('|')}): (.*)$`)

/** Reads the lines as `composeOrderMessage` writes them; whatever else stands there is passed over. */
export function readOrder(message: string): ReadOrder {
  let order: ReadOrder = { lines: [], details: {} }
  let isInNote = false
  for (const text of message.split(/\r?\n/)) {
    const [, number, quantity, price] = line.exec(text) ?? []
    const [, label = '', value = ''] = detail.exec(text) ?? []
    const name = detailOf.get(label)
    if (number === '1') order = { lines: [], details: {} }
    if (number) {
      const paise = price === undefined ? undefined : toPaise(Number(price.replaceAll(',', '')))
      order.lines[Number(number) - 1] = { quantity: Number(quantity), paise }
    } else if (text.includes(`${publicPaths.orderList}?`)) isInNote = false
    else if (isInNote) order.details.note += `\n${text}`
    else if (name) {
      order.details[name] = value
      isInNote = name === 'note'
    }
  }
  return order
}
