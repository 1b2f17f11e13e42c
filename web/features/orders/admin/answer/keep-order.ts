import {
  inStockLines,
  type OrderDetails,
} from '../../../../../contract/order-list/order-message.ts'
import { orderMessages } from '../../../../../contract/orders/messages.ts'
import type { Order } from '../../../../../contract/orders/order.ts'
import { writePack } from '../../../../../contract/packs/pack-words.ts'
import { browserApi } from '../../../../requests/api.ts'
import { withIdempotencyKey } from '../../../../requests/idempotency-key.ts'
import { toSaveResult } from '../../../../requests/save-result.ts'
import type { AnswerLine } from './compose-reply.ts'

type Kept = {
  lines: readonly AnswerLine[]
  details: OrderDetails
  /** As it is typed. */
  pin: string
  /** Rupees; null where nothing is said of it. */
  delivery: number | null
  /** The customer's own words. */
  message: string
}

/** Keeps an order as its reply says it: without products that are out of stock, unless all of them are. */
export function keepOrder(key: string, { lines, details, pin, delivery, message }: Kept) {
  const sent = inStockLines(lines)
  const body = {
    lines: (sent.length > 0 ? sent : lines).map(({ product, quantity }) => ({
      product: product._id,
      name: product.name,
      size: product.size || writePack(product),
      quantity,
      price: product.price,
    })),
    customer: { name: details.name ?? '', place: details.place ?? '', pin },
    delivery: delivery === null ? null : { charge: delivery },
    note: details.note ?? '',
    message,
  }
  const call = browserApi().POST('/orders', { params: withIdempotencyKey(key), body })
  return toSaveResult<Order>(call, orderMessages.saveFailed)
}
