import { formatPaise } from '../prices/money.ts'
import type { DeliveryZone } from './delivery.ts'
import { writePinCode } from './pin-code.ts'
import type { DeliveryQuote } from './quote-delivery.ts'

/** Words about a delivery in one language. None of them promises a charge or a date. */
export type DeliveryWords = {
  title: string
  pinCode: string
  pinWrong: string
  inChat: string
  zones: string
  /** `1–2 days`; `same day` for 0. */
  days: (min: number, max: number) => string
  kilos: (kilos: string) => string
  /** A PIN code, the charge with the mass, and the days. */
  quote: (pin: string, charge: string, days: string) => string
  freeDelivery: string
  /** The charge in an order's message. */
  about: (charge: string) => string
  from: (charge: string) => string
  free: string
  ask: string
  /** Parts of the total: the goods and the delivery charge. */
  goods: (total: string) => string
  costs: (charge: string) => string
  costsInChat: string
}

/** `1–2 days`. */
export function writeDays([min, max]: DeliveryZone['days'], words: DeliveryWords): string {
  return words.days(min, max)
}

/** `3.4 kg`: one decimal, half up. */
export function writeKilos(grams: number, words: DeliveryWords): string {
  return words.kilos((Math.floor((grams + 50) / 100) / 10).toFixed(1))
}

/** `To 641 602: about ₹60 (3.4 kg), 1–2 days`. */
export function describeQuote(pin: string, quote: DeliveryQuote, words: DeliveryWords): string {
  if (quote.rule === 'ask' || !quote.zone) return words.inChat
  const mass = quote.grams > 0 ? ` (${writeKilos(quote.grams, words)})` : ''
  const charge = chargeOf(quote) ? writeCharge(quote, words) + mass : words.freeDelivery
  return words.quote(writePinCode(pin), charge, writeDays(quote.zone.days, words))
}

/** The charge in an order's message: `about ₹60`, `from ₹60`, `free`, `please tell me`. */
export function writeCharge(quote: DeliveryQuote, words: DeliveryWords): string {
  if (quote.rule === 'ask') return words.ask
  const paise = chargeOf(quote)
  if (!paise) return words.free
  const isFrom = 'isFrom' in quote && quote.isFrom
  return isFrom ? words.from(formatPaise(paise)) : words.about(formatPaise(paise))
}

/** Charge in paise; null if staff give it in the chat. */
export function chargeOf(quote: DeliveryQuote): number | null {
  if (quote.rule === 'ask') return null
  return quote.rule === 'free-from' ? 0 : quote.paise
}
