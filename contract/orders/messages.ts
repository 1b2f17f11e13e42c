import { orderListLimits } from '../order-list/limits.ts'

/**
 * Statuses, limits and messages of the family's orders. Separate from the others, which every public page loads.
 */

/** Statuses in the order of an order's progress; `cancelled` may follow any of them. */
export const orderStatuses = ['new', 'packed', 'sent', 'done', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Statuses of completed orders; the customer's details are erased some time later. */
export const closedStatuses: readonly OrderStatus[] = ['done', 'cancelled']

const { lines, name, place, pin } = orderListLimits

/** Limits of orders; those of the customer's details are the list's. */
export const orderLimits = {
  lines: 100,
  quantity: { min: 1, max: 999 },
  /** As typed, with spaces and punctuation. */
  phone: 40,
  name,
  place,
  pin,
  deliveryNote: 80,
  note: 500,
  message: 4000,
  page: 50,
  /** Limits for reading a message: lines, and alternative products for a line. */
  readLines: lines,
  others: 3,
} as const

export const orderMessages = {
  notFound: 'Order not found',
  linesRequired: 'Give at least one product',
  tooManyLines: `At most ${orderLimits.lines} lines`,
  nameRequired: 'Give a product, or the name of what is ordered',
  priceRequired: 'Give the price of one piece',
  unknownProduct: 'This product does not exist',
  chargeRequired: 'Give the charge of delivery',
  someOf: (shown: number, all: number) =>
    `The first ${shown} of ${all} pictures. The printed list has everything.`,
  loadFailed: 'Failed to load orders',
  fetchFailed: 'Failed to fetch order',
  saveFailed: 'Failed to save order',
  deleteFailed: 'Failed to delete order',
} as const

/** `Order 41`: the name of an order everywhere. */
export function orderName(number: number): string {
  return `Order ${number}`
}
