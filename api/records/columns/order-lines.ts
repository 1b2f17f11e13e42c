import type { Selectable } from 'kysely'
import { z } from 'zod'
import { orderLimits } from '../../../contract/orders/limits.ts'
import type { OrdersTable } from '../../db/schema.ts'

export type OrderRow = Selectable<OrdersTable>

/** A stored order line; its price is for one piece, in paise. */
const storedOrderLineSchema = z.strictObject({
  product: z.string().optional(),
  name: z.string(),
  size: z.string(),
  quantity: z.int().min(orderLimits.quantity.min).max(orderLimits.quantity.max),
  price: z.int().min(0),
})

export const storedOrderLinesSchema = z.array(storedOrderLineSchema).min(1).max(orderLimits.lines)

export type StoredOrderLine = z.output<typeof storedOrderLineSchema>

export function readOrderLines(stored: string): StoredOrderLine[] {
  return JSON.parse(stored)
}
