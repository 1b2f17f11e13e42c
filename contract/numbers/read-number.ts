import { foldDigits } from './fold-digits.ts'

/*
 * Reads numbers as staff type them in forms and files. The API accepts plain decimal text, which these functions
 * produce; text that they do not understand stays unchanged, so that the API rejects it with a message.
 */

/** Digits grouped in Indian or other style. Nobody groups after a 0: `0,500` may be a half. */
const grouped = /^-?[1-9](?:\d?(?:,\d{2})*|\d{0,2}(?:,\d{3})*),\d{3}(?:\.\d+)?$/
const decimalComma = /^-?(?:\d*|\d{1,3}(?:\.\d{3})+),\d{1,2}$/
/** Digits with at most one point, which may come first: `450`, `450.50`, `.5`. */
const plainDecimal = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/

/** Converts `1,25,000.00`, `1.250,50`, `450,5` or `௪௫௦` to plain decimal text; trims any other text. */
export function readNumber(typed: string): string {
  const text = foldDigits(typed)
  if (grouped.test(text)) return text.replaceAll(',', '')
  if (decimalComma.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text
}

/** Converts the result of `readNumber` or `readMoney` to a number; NaN if the text is not one. */
export function toNumber(plain: string): number {
  return isPlainDecimal(plain) ? Number(plain) : Number.NaN
}

export function isPlainDecimal(text: string): boolean {
  return plainDecimal.test(text)
}
