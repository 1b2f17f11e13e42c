/** Digits grouped as in India or as elsewhere. */
const grouped = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/
const decimalComma = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/

/** A number as people write it, `1,25,000.00` or `1.250,50`, without its separators; any other text stays as it is. */
export function plainNumber(digits: string): string {
  if (grouped.test(digits)) return digits.replaceAll(',', '')
  if (decimalComma.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return digits
}
