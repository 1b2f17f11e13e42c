/** Converts cells to values of the contract's schemas, which reject what cannot be converted. */

/** Digits grouped as in India or as elsewhere. */
const grouped = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/
const decimalComma = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/

/** An amount as people write it: `₹1,25,000.00`, `Rs. 320/-`, `1.250,50`. */
export function readMoney(cell: string): string {
  // In old encodings the rupee sign becomes a question mark.
  const digits = cell
    .normalize('NFKC')
    .trim()
    .replace(/^(?:₹|\?|rs\.?|inr)\s*|\s*(?:₹|rs\.?|inr)$/gi, '')
    .replace(/\s*\/-$/, '')
  if (grouped.test(digits)) return digits.replaceAll(',', '')
  if (decimalComma.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return digits
}

/** The dot separates thousands in some countries, decimals in others. */
export function isAmbiguousMoney(amount: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(amount)
}

const flags = new Map([
  ...['true', 'yes', 'y', '1', 'on', 'in stock'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', '0', 'off', 'out of stock'].map((word) => [word, 'false'] as const),
])

/** Yes or no; undefined for a blank. */
export function readFlag(cell: string): string | undefined {
  const word = cell.trim().toLowerCase()
  return word === '' ? undefined : (flags.get(word) ?? word)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range begins with them
const outsideWindows1252 = /[^\u0000-\u007f\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** Whether letters were lost as question marks, as old encodings do with Tamil and emoji. */
export function hasLostLetters(before: string, after: string): boolean {
  if (!after.includes('?') || before === after) return false
  if (before === '') return /^[\s?]*\?{2}[\s?]*$/.test(after)
  return squeeze(before.replace(outsideWindows1252, '?')) === squeeze(after)
}

function squeeze(text: string): string {
  return text.replace(/\?+/g, '?').trim()
}
