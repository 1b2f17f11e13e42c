/** Fixed facts about the business, without schemas, for public pages. */

export const establishedYear = 1975
export const currency = 'INR'

/** Address of a WhatsApp chat with a number, whose digits begin with the country code; optionally with a text. */
export function whatsappAddress(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
