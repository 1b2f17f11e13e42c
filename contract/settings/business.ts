/** Fixed facts about the business. Free of schemas, for the public pages. */

export const establishedYear = 1975
export const currency = 'INR'

/** A WhatsApp chat with a number, of which the digits begin with the country code; with a text to send. */
export function whatsappAddress(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
