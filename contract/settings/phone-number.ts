import { foldDigits } from '../numbers/fold-digits.ts'

/** The beginning of a link from which a number was copied. */
const scheme = /^(?:tel:|(?:https?:\/\/)?wa\.me\/)/i
/** The 0 dialled within a country, as marked in `+44 (0)20`. */
const markedTrunk = /(?<=\d)\s*\(0\)/
const punctuation = /[\s\p{Pd}\u2212().[\]]/gu

/**
 * Digits of a phone number with its country code, as `wa.me` needs them, or null. Ten digits are an Indian
 * number, as are ten after a 0; any other number without `+` or `00` begins with its country code.
 */
export function readPhoneNumber(typed: string): string | null {
  const text = withoutScheme(foldDigits(typed)).replace(markedTrunk, '')
  const [, prefix, digits = ''] = /^(\+|00)?(\d+)$/.exec(text.replace(punctuation, '')) ?? []
  const international = prefix ? withoutTrunk(digits) : fromIndia(digits)
  return /^[1-9]\d{7,14}$/.test(international) ? international : null
}

/** Removes the link from a number that was pasted with it. */
export function withoutScheme(typed: string): string {
  return typed.replace(scheme, '')
}

function fromIndia(digits: string): string {
  if (/^0?[1-9]\d{9}$/.test(digits)) return `91${digits.slice(-10)}`
  return withoutTrunk(digits.replace(/^0(?=91\d{10}$)/, ''))
}

/** Removes the 0 of `+91 098765 43210`, which is not dialled. */
function withoutTrunk(digits: string): string {
  return digits.replace(/^910(?=\d{10}$)/, '91')
}

/** The numbers typed without their country code, each with its form for machines. */
export function listInternational(typed: string[]): Record<string, string> {
  const numbers = typed.map((number) => [number, internationalNumber(number)] as const)
  return Object.fromEntries(numbers.filter(([number, whole]) => whole !== number))
}

/** A number for machines, with its country code: as typed if that contains it, otherwise `+91 98765 43210`. */
export function internationalNumber(typed: string): string {
  const digits = readPhoneNumber(typed)
  if (!digits || (typed.startsWith('+') && typed.replace(/\D/g, '') === digits)) return typed
  return `+${digits.replace(/^(91)(\d{5})(\d{5})$/, '$1 $2 $3')}`
}
