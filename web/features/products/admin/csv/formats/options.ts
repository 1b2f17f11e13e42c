/** An option that distinguishes a product's variants: `Size`, `1 L`. */
export type Option = { name: string; value: string }

const speaksOfSize = /size|volume|weight|quantity|litre|liter|pack|capacity|அளவு/i

/** The size among a product's options; for a variant without one, all its options. */
export function findSize(options: Option[], isVariant: boolean): string {
  const sizes = options.filter(({ name }) => speaksOfSize.test(name))
  const found = sizes.length === 0 && isVariant ? options : sizes
  return found.map(({ value }) => value).join(' / ')
}

/** A variant's name: the product's, with the option values that it lacks. */
export function nameVariant(name: string, options: Option[]): string {
  const missing = options.filter(({ value }) => !holdsWord(name, value))
  return [name, ...missing.map(({ value }) => value)].join(' ')
}

function holdsWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
