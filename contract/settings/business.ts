import { readPhoneNumber } from './phone-number.ts'

/** What is fixed about the business. Free of schemas, for the public pages. */

export const establishedYear = 1975
export const currency = 'INR'

/** A WhatsApp chat with the business, with a text to send. */
export function whatsappAddress(number: string, text?: string): string {
  const chat = `https://wa.me/${readPhoneNumber(number) ?? number.replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
