/** What is fixed about the business. Free of schemas, for the public pages. */

export const establishedYear = 1975
export const currency = 'INR'

/** Minutes after midnight, by day of the week (0 is Sunday): open from the first minute, closed from the last. */
export const businessHours: Record<number, { opens: number; closes: number }> = {
  0: { opens: 540, closes: 780 },
  1: { opens: 540, closes: 1290 },
  2: { opens: 540, closes: 1290 },
  3: { opens: 540, closes: 1290 },
  4: { opens: 540, closes: 1290 },
  5: { opens: 540, closes: 1290 },
  6: { opens: 540, closes: 1290 },
}

/** A WhatsApp chat with the business, with a text to send. */
export function whatsappAddress(number: string, text?: string): string {
  return text
    ? `https://wa.me/${number}?text=${encodeURIComponent(text)}`
    : `https://wa.me/${number}`
}
