import type { Order } from '../../../contract/orders/order.ts'
import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/resources/past-record.ts'
import type { Resource } from '../../http/resources/record-actions.ts'
import type { Author } from '../../records/author.ts'
import { type OrderRow, readOrderLines } from '../../records/columns/order-lines.ts'
import { presentOrder } from './presenter.ts'
import { type OrderChanges, orderRepository } from './repository.ts'
import { sumOrder, toSearchText } from './rules.ts'

/** Describes orders to the actions shared by all records (`record-actions.ts`). */
export const orderResource: Resource<OrderRow, Order> = {
  kind: 'order',
  repository: orderRepository,
  present: (_db, row) => presentOrder(row),
  writePast,
}

/**
 * Writes a past state of an order. Details of an erased customer do not come back, because the log no longer has
 * them.
 */
function writePast(
  db: Database,
  current: OrderRow,
  { columns }: PastRecord,
  author: Author,
): Promise<OrderRow> {
  const past = { ...current, ...(columns as Partial<OrderRow>) }
  const changes = {
    ...(columns as Partial<OrderChanges>),
    total: sumOrder(readOrderLines(past.lines), past.delivery_charge),
    search_text: toSearchText(past),
  }
  return orderRepository(db).update(current, changes, author)
}
