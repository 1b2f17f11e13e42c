/**
 * A text as it is compared: without regard to case, in any script, and to how its characters are
 * composed. Both engines then sort and match alike, by code point.
 */
export function fold(text: string): string {
  // Upper case first: it joins what lower case keeps apart, such as `ß` and `ss`.
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}
