import type { Language } from '../language.ts'
import { findSize, namesPack, namesSize } from '../packs/names-pack.ts'
import { writePack } from '../packs/pack-words.ts'
import type { Pack } from '../prices/unit-price.ts'
import type { Product } from './product.ts'

/** Names of a product and its size in one language. */

export const sizeFields = ['size', 'packAmount', 'packUnit', 'packCount'] as const
export type Sized = Pick<Product, (typeof sizeFields)[number]>
type SizeWords = { language: Language; pieces: readonly [string, string] }

const units = /\b(ml|l|g|kg)\b/gi

/**
 * The size as staff wrote it; in Tamil, the pack instead, because they write sizes in English. `lang` marks an
 * English text within Tamil.
 */
export function writeSize(
  product: Sized,
  { language, pieces }: SizeWords,
): { text: string; lang?: 'en' } {
  const pack = writePack(product, pieces)
  if (language === 'en') return { text: product.size || pack }
  const text = pack || product.size || ''
  return /[a-z]/i.test(text.replace(units, '')) ? { text, lang: 'en' } : { text }
}

/**
 * The size if the name lacks it in every spelling (`1 L`, `1L`, `1 litre`, `1 லிட்டர்`); otherwise an empty text.
 */
export function missingSize(
  product: Sized & { name: string },
  words: SizeWords,
): ReturnType<typeof writeSize> {
  const size = writeSize(product, words)
  return namesItsSize(product.name, product, size.text) ? { text: '' } : size
}

/** True if a name contains its product's size in any spelling. */
export function namesItsSize(name: string, pack: Pack, size: string): boolean {
  if (namesPack(name, pack)) return true
  return namesSize(name, size) ?? withoutSpaces(name).includes(withoutSpaces(size))
}

/** The name, followed by the size if the name lacks it. */
export function nameWithSize(product: Sized & { name: string }, words: SizeWords): string {
  const { text: size } = missingSize(product, words)
  return size ? `${product.name} ${size}` : product.name
}

type Named = Sized & Pick<Product, 'name' | 'nameTa'>

/** A product in a list or sentence: its name in the language, if it has one, with its size. */
export function lineName(product: Named, words: SizeWords): string {
  return nameWithSize({ ...withNamedSize(product), name: nameIn(product, words.language) }, words)
}

/** The product with the size from its English name, if staff gave none. */
export function withNamedSize<T extends Named>(product: T): T {
  if (product.size || product.packAmount !== undefined) return product
  return { ...product, size: findSize(product.name) }
}

/** The name in the language, or else in English. */
export function nameIn({ name, nameTa }: Named, language: Language): string {
  return (language === 'ta' && nameTa) || name
}

/** The name that distinguishes a product from its other sizes, which often share their Tamil name. */
export function fullName(product: Named, words: SizeWords): string {
  return words.language === 'en' ? product.name : lineName(product, words)
}

function withoutSpaces(text: string): string {
  return text.toLowerCase().replace(/\s/g, '')
}
