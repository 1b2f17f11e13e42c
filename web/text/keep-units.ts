/** Keeps a number in one line with its unit: `1 L`, `500 ml`. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(ml|l|g|kg)\b)/gi, '$1\u00a0')
}
