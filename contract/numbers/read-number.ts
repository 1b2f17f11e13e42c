import { foldDigits } from './fold-digits.ts'

/*
 * Numbers as staff type them, in forms and files. The API takes plain decimal text, which these functions
 * make; whatever is not understood stays as it stands, and is rejected there in words.
 */

/** Digits grouped as in India or as elsewhere. Nobody groups behind a 0: `0,500` may be half of something. */
const grouped = /^-?[1-9](?:\d?(?:,\d{2})*|\d{0,2}(?:,\d{3})*),\d{3}(?:\.\d+)?$/
const decimalComma = /^-?(?:\d*|\d{1,3}(?:\.\d{3})+),\d{1,2}$/
/** Digits with at most one point, which may come first: `450`, `450.50`, `.5`. */
const plainDecimal = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/

/** Plain decimal text of `1,25,000.00`, `1.250,50`, `450,5` or `௪௫௦`; any other text as it stands, trimmed. */
export function readNumber(typed: string): string {
  const text = foldDigits(typed)
  if (grouped.test(text)) return text.replaceAll(',', '')
  if (decimalComma.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return text
}

/** A number from what `readNumber` and `readMoney` make; not a number where the text is none. */
export function toNumber(plain: string): number {
  return isPlainDecimal(plain) ? Number(plain) : Number.NaN
}

export function isPlainDecimal(text: string): boolean {
  return plainDecimal.test(text)
}
