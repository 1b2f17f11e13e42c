import type { Language } from '../language.ts'
import { writePack } from '../packs/pack-words.ts'
import type { Product } from './product.ts'

/** How a product and its size are called in one language. */

export type Sized = Pick<Product, 'size' | 'packAmount' | 'packUnit' | 'packCount'>
type SizeWords = { language: Language; pieces: readonly [string, string] }

const units = /\b(ml|l|g|kg)\b/gi

/** The size as staff have written it; in Tamil the pack, because they write sizes in English. `lang` is set on an English text among Tamil. */
export function writeSize(
  product: Sized,
  { language, pieces }: SizeWords,
): { text: string; lang?: 'en' } {
  const pack = writePack(product, pieces)
  if (language === 'en') return { text: product.size || pack }
  const text = pack || product.size || ''
  return /[a-z]/i.test(text.replace(units, '')) ? { text, lang: 'en' } : { text }
}

/** The name, followed by the size where it lacks it. */
export function nameWithSize(product: Sized & { name: string }, words: SizeWords): string {
  const { text: size } = writeSize(product, words)
  const isNamed = withoutSpaces(product.name).includes(withoutSpaces(size))
  return isNamed ? product.name : `${product.name} ${size}`
}

/** The name that tells a product from its other sizes: those of an oil often share their Tamil one. */
export function fullName(
  { nameTa, ...product }: Sized & Pick<Product, 'name' | 'nameTa'>,
  words: SizeWords,
): string {
  if (words.language === 'en') return product.name
  return nameWithSize({ ...product, name: nameTa || product.name }, words)
}

function withoutSpaces(text: string): string {
  return text.toLowerCase().replace(/\s/g, '')
}
