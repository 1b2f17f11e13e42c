import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/handlers/past-record.ts'
import type { Author } from '../../records/author.ts'
import { type OrderRow, readOrderLines } from '../../records/columns/order-lines.ts'
import { type OrderChanges, orderRepository } from './repository.ts'
import { sumOrder, toSearchText } from './rules.ts'

/** Writes an order as it was; of an erased customer nothing comes back, as the log has nothing of them either. */
export function writePast(
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
