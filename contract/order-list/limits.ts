/** Limits of an order list. */
export const orderListLimits = {
  lines: 40,
  quantity: { min: 1, max: 99 },
  /** Most characters of a typed PIN code. */
  pin: 20,
  name: 80,
  place: 80,
  note: 200,
  /** Characters of the message before its link, and of the WhatsApp address that contains everything. */
  text: 1500,
  address: 4000,
} as const
