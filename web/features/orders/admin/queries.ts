import { messages } from '../../../../contract/messages.ts'
import { orderMessages } from '../../../../contract/orders/messages.ts'
import type { Order, OrderTotals } from '../../../../contract/orders/order.ts'
import type { OrderStatus } from '../../../../contract/orders/statuses.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { browserApi } from '../../../requests/api.ts'
import { recordApi } from '../../../requests/record-api.ts'
import { toOrderBody } from './order-values.ts'

export const orderApi = recordApi<Order>(
  '/orders',
  {
    create: orderMessages.saveFailed,
    update: orderMessages.saveFailed,
    delete: orderMessages.deleteFailed,
  },
  { toBody: (fields) => toOrderBody(fields as Values) },
)

/** Counts of orders by tab; undefined if the request failed. */
export async function fetchOrderTotals(): Promise<OrderTotals | undefined> {
  const { data } = await browserApi().GET('/orders/totals')
  return data?.data
}

type OrderStep = { status: OrderStatus } | { paid: boolean }

/** Changes an order as it was shown; returns the message of a failure, or nothing. */
export async function stepOrder(seen: Order, step: OrderStep): Promise<string | undefined> {
  const { data, failure } = await orderApi.fetch(seen._id)
  if (!data) return failure?.message ?? orderMessages.saveFailed
  const { record, etag } = data
  if (record.status !== seen.status || record.paid !== seen.paid)
    return messages.error.preconditionFailed
  const { error } = await browserApi().PUT('/orders/{id}', {
    params: { path: { id: seen._id }, header: etag ? { 'If-Match': etag } : {} },
    body: step,
  })
  return error && (error.message || orderMessages.saveFailed)
}

/** Erases the customer of an order; returns the message of a failure, or nothing. */
export async function eraseCustomer(id: string): Promise<string | undefined> {
  const { error } = await browserApi().POST('/orders/{id}/erase', { params: { path: { id } } })
  return error && (error.message || orderMessages.saveFailed)
}
