import { formatPaise } from '../prices/money.ts'
import type { DeliveryZone } from './delivery.ts'
import { writePinCode } from './pin-code.ts'
import type { DeliveryQuote } from './quote-delivery.ts'

/** What is said of a delivery: never a promise. */
export const deliveryWords = {
  title: 'Delivery',
  pinCode: 'PIN code',
  pinWrong: 'A PIN code has six digits, and the first is not 0',
  inChat: 'We tell the charge in the chat',
  zones: 'Where we send to, and what it costs',
} as const

/** `1–2 days`. */
export function writeDays([min, max]: DeliveryZone['days']): string {
  if (max === 0) return 'same day'
  return `${min === max ? max : `${min}–${max}`} ${max === 1 ? 'day' : 'days'}`
}

/** `3.4 kg`: one decimal, half up. */
export function writeKilos(grams: number): string {
  return `${(Math.floor((grams + 50) / 100) / 10).toFixed(1)} kg`
}

/** `To 641 602: about ₹60 (3.4 kg), 1–2 days`. */
export function describeQuote(pin: string, quote: DeliveryQuote): string {
  if (quote.rule === 'ask' || !quote.zone) return deliveryWords.inChat
  const days = writeDays(quote.zone.days)
  const charge =
    writeCharge(quote) === 'free'
      ? 'free delivery'
      : [writeCharge(quote), quote.grams > 0 && `(${writeKilos(quote.grams)})`]
          .filter(Boolean)
          .join(' ')
  return `To ${writePinCode(pin)}: ${charge}, ${days}`
}

/** As the message of an order says it: `about ₹60`, `from ₹60`, `free`, `please tell me`. */
export function writeCharge(quote: DeliveryQuote): string {
  if (quote.rule === 'ask') return 'please tell me'
  const paise = chargeOf(quote)
  if (!paise) return 'free'
  return `${'isFrom' in quote && quote.isFrom ? 'from' : 'about'} ${formatPaise(paise)}`
}

/** Paise; null where it is told in the chat. */
export function chargeOf(quote: DeliveryQuote): number | null {
  if (quote.rule === 'ask') return null
  return quote.rule === 'free-from' ? 0 : quote.paise
}
