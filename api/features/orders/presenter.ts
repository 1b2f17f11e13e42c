import type { Order } from '../../../contract/orders/order.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import { type OrderRow, readOrderLines } from '../../records/columns/order-lines.ts'

/** An order as staff see it. */
export function presentOrder(row: OrderRow): Order {
  const { delivery_charge: charge } = row
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    paid: row.paid === 1,
    lines: readOrderLines(row.lines).map(({ size, price, ...line }) => ({
      ...line,
      ...(size && { size }),
      price: toRupees(price),
    })),
    ...(charge !== null && { delivery: { charge: toRupees(charge), note: row.delivery_note } }),
    customer: {
      name: row.customer_name,
      ...(row.customer_phone && { phone: row.customer_phone }),
      place: row.customer_place,
      ...(row.customer_pin && { pin: row.customer_pin }),
    },
    note: row.note,
    message: row.message,
    ...(row.wanted_on !== null && { wantedOn: row.wanted_on }),
    total: toRupees(row.total),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
