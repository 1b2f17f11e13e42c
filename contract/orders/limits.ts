import { orderListLimits } from '../order-list/limits.ts'

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
