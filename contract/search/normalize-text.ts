/**
 * Normalizes a text for comparison: ignores case in any script, and how characters are composed. Both engines
 * then sort and match alike, by code point.
 */
export function normalizeText(text: string): string {
  if (/^[\n -~]*$/.test(text)) return text.toLowerCase()
  // Upper case comes first, because it unites what lower case distinguishes, such as `ß` and `ss`.
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}
