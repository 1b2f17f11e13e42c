/** Limits of an order list. Apart from the other limits, because every public page loads these. */
export const orderListLimits = {
  lines: 40,
  quantity: { min: 1, max: 99 },
  /** Length of a PIN code as it is typed. */
  pin: 20,
  name: 80,
  place: 80,
  note: 200,
  /** Characters of the message before its link, and of the WhatsApp address that holds it all. */
  text: 1500,
  address: 4000,
} as const
