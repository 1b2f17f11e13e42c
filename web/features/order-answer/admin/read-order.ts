import type { OrderDetails } from '../../../../contract/order-list/order-message.ts'
import { toPaise } from '../../../../contract/prices/paise.ts'
import { publicPaths } from '../../../../contract/public-paths.ts'

/** What a line of a customer's message says; no price where that was on request. */
export type SaidLine = { quantity: number; paise: number | undefined }

/** What a customer's message says besides its link. Of several messages, the last. */
export type ReadOrder = { said: (SaidLine | undefined)[]; details: OrderDetails }

const line = /^(\d+)\. .* × (\d+)(?: = ₹([\d,]+(?:\.\d\d)?)| \(.*\))$/
const detail = /^(PIN|Name|Place|Note): (.*)$/

/** Reads the lines as `composeOrderMessage` writes them; whatever else stands there is passed over. */
export function readOrder(message: string): ReadOrder {
  let order: ReadOrder = { said: [], details: {} }
  let isInNote = false
  for (const text of message.split(/\r?\n/)) {
    const [, number, quantity, price] = line.exec(text) ?? []
    const [, name, value = ''] = detail.exec(text) ?? []
    if (number === '1') order = { said: [], details: {} }
    if (number) {
      const paise = price === undefined ? undefined : toPaise(Number(price.replaceAll(',', '')))
      order.said[Number(number) - 1] = { quantity: Number(quantity), paise }
    } else if (text.includes(`${publicPaths.orderList}?`)) isInNote = false
    else if (isInNote) order.details.note += `\n${text}`
    else if (name === 'PIN') order.details.pin = value
    else if (name) {
      order.details[name.toLowerCase() as keyof OrderDetails] = value
      isInNote = name === 'Note'
    }
  }
  return order
}
