import { orderMessages } from '../../../contract/orders/messages.ts'
import type { OrderTotals, OrderUpdate } from '../../../contract/orders/order.ts'
import type { OrderStatus } from '../../../contract/orders/statuses.ts'
import { toPaise, toRupees } from '../../../contract/prices/paise.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { readPhoneNumber } from '../../../contract/settings/phone-number.ts'
import { invalid } from '../../errors.ts'
import type { StoredOrderLine } from '../../records/columns/order-lines.ts'

/** Rules for the content of lines and the total of an order. */

/** A product at present; its price in paise. */
type OrderedProduct = { id: string; name: string; size: string; price: number }

type LineWrite = NonNullable<OrderUpdate['lines']>[number]
type Known = {
  products: ReadonlyMap<string, OrderedProduct>
  /** Products that the order already names, which may be gone by now. */
  before: ReadonlySet<string>
}

/**
 * Completes the lines to store. Details in a line stay as written; the rest comes from its product as it is now.
 * @throws ApiError 400 that names the line and the field
 */
export function toStoredLines(lines: LineWrite[], { products, before }: Known): StoredOrderLine[] {
  const errors: Record<string, string> = {}
  const stored = lines.map(({ product: id, quantity, ...written }, index) => {
    const product = id === undefined ? undefined : products.get(id)
    const name = written.name ?? product?.name
    const price = written.price === undefined ? product?.price : toPaise(written.price)
    const isWhole = name !== undefined && price !== undefined
    if (id !== undefined && !product && !(isWhole && before.has(id)))
      errors[`lines.${index}.product`] = orderMessages.unknownProduct
    else if (name === undefined) errors[`lines.${index}.name`] = orderMessages.nameRequired
    else if (price === undefined) errors[`lines.${index}.price`] = orderMessages.priceRequired
    return {
      ...(id !== undefined && { product: id }),
      name: name ?? '',
      size: written.size ?? (written.name === undefined ? (product?.size ?? '') : ''),
      quantity: quantity ?? 1,
      price: price ?? 0,
    }
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return stored
}

/** Paise: whole numbers, so the sum is exact. */
export function sumOrder(lines: readonly StoredOrderLine[], charge: number | null): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, charge ?? 0)
}

type DeliveryColumns = { delivery_charge: number | null; delivery_note: string }

/**
 * Merges delivery into a write; null removes it.
 * @throws ApiError 400 for a note without a charge
 */
export function mergeDelivery(
  written: OrderUpdate['delivery'],
  current: DeliveryColumns,
): DeliveryColumns {
  if (written === null) return { delivery_charge: null, delivery_note: '' }
  const charge = written?.charge === undefined ? current.delivery_charge : toPaise(written.charge)
  if (written && charge === null) throw invalid({ 'delivery.charge': orderMessages.chargeRequired })
  return { delivery_charge: charge, delivery_note: written?.note ?? current.delivery_note }
}

type Searched = { customer_name: string; customer_phone: string; customer_place: string }

/** Text that a search looks through, besides the number. */
export function toSearchText({ customer_name, customer_phone, customer_place }: Searched): string {
  const phone = readPhoneNumber(customer_phone) ?? ''
  return normalizeText([customer_name, customer_place, phone].filter(Boolean).join('\n'))
}

type StateSum = { status: OrderStatus; paid: 0 | 1; count: number; total: number }

/** Sums for the tabs of the orders page. */
export function toTotals(sums: StateSum[]): OrderTotals {
  const of = (isIn: (sum: StateSum) => boolean) => {
    const found = sums.filter(isIn)
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      total: toRupees(found.reduce((sum, { total }) => sum + total, 0)),
    }
  }
  return {
    new: of(({ status }) => status === 'new'),
    packed: of(({ status }) => status === 'packed'),
    unpaid: of(({ status, paid }) => paid === 0 && status !== 'cancelled'),
    all: of(() => true),
  }
}
