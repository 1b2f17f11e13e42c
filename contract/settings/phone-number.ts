import { foldDigits } from '../numbers/fold-digits.ts'

/** The beginning of a link that a number is copied from. */
const scheme = /^(?:tel:|(?:https?:\/\/)?wa\.me\/)/i
/** The 0 that is dialled within a country, as `+44 (0)20` marks it. */
const markedTrunk = /(?<=\d)\s*\(0\)/
const punctuation = /[\s\p{Pd}\u2212().[\]]/gu

/**
 * The digits of a phone number with its country code, as `wa.me` takes them, or null. Ten digits are a number
 * of India, and so are ten behind a 0; whatever else has no `+` or `00` begins with its country code.
 */
export function readPhoneNumber(typed: string): string | null {
  const text = withoutScheme(foldDigits(typed)).replace(markedTrunk, '')
  const [, prefix, digits = ''] = /^(\+|00)?(\d+)$/.exec(text.replace(punctuation, '')) ?? []
  const international = prefix ? withoutTrunk(digits) : fromIndia(digits)
  return /^[1-9]\d{7,14}$/.test(international) ? international : null
}

/** A number that is pasted with its link, without that. */
export function withoutScheme(typed: string): string {
  return typed.replace(scheme, '')
}

function fromIndia(digits: string): string {
  if (/^0?[1-9]\d{9}$/.test(digits)) return `91${digits.slice(-10)}`
  return withoutTrunk(digits.replace(/^0(?=91\d{10}$)/, ''))
}

/** `+91 098765 43210` is dialled without the 0. */
function withoutTrunk(digits: string): string {
  return digits.replace(/^910(?=\d{10}$)/, '91')
}

/** The phone numbers among these that are typed without their country code, each with the one for machines. */
export function listInternational(typed: string[]): Record<string, string> {
  const numbers = typed.map((number) => [number, internationalNumber(number)] as const)
  return Object.fromEntries(numbers.filter(([number, whole]) => whole !== number))
}

/** A number for machines, with its country code: as it was typed where that has it, else `+91 98765 43210`. */
export function internationalNumber(typed: string): string {
  const digits = readPhoneNumber(typed)
  if (!digits || (typed.startsWith('+') && typed.replace(/\D/g, '') === digits)) return typed
  return `+${digits.replace(/^(91)(\d{5})(\d{5})$/, '$1 $2 $3')}`
}
