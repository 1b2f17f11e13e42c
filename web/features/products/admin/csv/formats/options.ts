/** What tells the variants of a product apart: `Size`, `1 L`. */
export type Option = { name: string; value: string }

const speaksOfSize = /size|volume|weight|quantity|litre|liter|pack|capacity|அளவு/i

/** The size among a product's options; of a variant that has none, all that tells it apart. */
export function findSize(options: Option[], isVariant: boolean): string {
  const sizes = options.filter(({ name }) => speaksOfSize.test(name))
  const found = sizes.length === 0 && isVariant ? options : sizes
  return found.map(({ value }) => value).join(' / ')
}

/** A variant's name: the product's, with those values that it does not hold yet. */
export function nameVariant(name: string, options: Option[]): string {
  const missing = options.filter(({ value }) => !holdsWord(name, value))
  return [name, ...missing.map(({ value }) => value)].join(' ')
}

function holdsWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
