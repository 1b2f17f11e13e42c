/** What an order list may hold and what is said of it. Apart from the others, which every public page loads. */
export const orderListLimits = {
  lines: 40,
  quantity: { min: 1, max: 99 },
  name: 80,
  place: 80,
  note: 200,
  /** Characters of the message before its link, and of the WhatsApp address that holds it all. */
  text: 1500,
  address: 4000,
} as const

/** The message that is sent to the business, line by line. */
export const orderMessages = {
  greeting: 'Vanakkam! I would like to order:',
  line: (name: string, quantity: number, total: string) => `${name} × ${quantity} = ${total}`,
  lineOnRequest: (name: string, quantity: number) => `${name} × ${quantity} (price on request)`,
  more: (count: number) => `… and ${count} more`,
  total: (total: string) => `Total: ${total}`,
  from: (total: string) => `from ${total}`,
  name: (name: string) => `Name: ${name}`,
  place: (place: string) => `Place: ${place}`,
  note: (note: string) => `Note: ${note}`,
} as const
