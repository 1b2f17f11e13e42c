import type { Product } from '../../../../contract/products/product.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { countCodePoints } from '../../../../contract/text/text-length.ts'
import { tokensOf } from './phonetic.ts'
import { foldLookAlikes } from './tamil-look-alikes.ts'

/** A shorter word inside another is chance: `til` in `until`. */
const shortest = 4

/** Normalized texts: the names of a product, its group and its categories, one per line; and its descriptions. */
export type SearchedTexts = { nameWords: string; descriptionWords: string }

type SearchedProduct = Pick<
  Product,
  'name' | 'nameTa' | 'description' | 'descriptionTa' | 'category' | 'subcategory' | 'group'
>

/** Normalizes a text, with one spelling for letters that look alike. */
export function normalizeForSearch(text: string): string {
  return foldLookAlikes(normalizeText(text))
}

/** The searched texts of a product. */
export function searchedTexts(product: SearchedProduct | undefined): SearchedTexts {
  if (!product) return { nameWords: '', descriptionWords: '' }
  return {
    nameWords: normalizeForSearch(namesOf(product).join('\n')),
    descriptionWords: normalizeForSearch(descriptionsOf(product).join('\n')),
  }
}

function namesOf({ name, nameTa, group, category, subcategory }: SearchedProduct): string[] {
  const categories = [subcategory?.name, subcategory?.nameTa, category.name, category.nameTa]
  const names = [name, nameTa, group?.name, group?.nameTa, ...categories]
  return names.filter((text) => text !== undefined)
}

function descriptionsOf({ description, descriptionTa }: SearchedProduct): string[] {
  return descriptionTa ? [description, descriptionTa] : [description]
}

/** Spells a normalized token as the product does. */
export function spellLike(product: SearchedProduct, token: string): string {
  const spelled = [...namesOf(product), ...descriptionsOf(product)].flatMap(tokensOf)
  return spelled.find((other) => normalizeForSearch(other) === token) ?? token
}

/** Tokens of a synonym; a sign without letters is a token itself. */
export function readTerm(term: string): string[] {
  return tokensOrSign(normalizeForSearch(term))
}

export function tokensOrSign(text: string): string[] {
  const tokens = tokensOf(text)
  return tokens.length > 0 ? tokens : [text.replace(/\s/g, '')]
}

/** Words of a normalized text. A search word has no white space, so it can only occur within one of them. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? []
}

export function isShort(token: string): boolean {
  return countCodePoints(token) < shortest
}
