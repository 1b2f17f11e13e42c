import type { Product } from '../../../../contract/products/product.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { countCodePoints } from '../../../../contract/text/text-length.ts'
import { tokensOf } from './phonetic.ts'

/** Distinct words of a search that count. */
const maxWords = 12
/** Below this, a word inside another one is chance: `til` is not `until`. */
const shortest = 4

/** Normalized: the names of a product, its group and its categories, one a line; and its descriptions. */
export type SearchedTexts = { head: string; body: string }

type SearchedProduct = Pick<
  Product,
  'name' | 'nameTa' | 'description' | 'descriptionTa' | 'category' | 'subcategory' | 'group'
>

/** What a search looks through of a product. */
export function searchedTexts(product: SearchedProduct | undefined): SearchedTexts {
  if (!product) return { head: '', body: '' }
  return {
    head: normalizeText(namesOf(product).join('\n')),
    body: normalizeText(descriptionsOf(product).join('\n')),
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

/** A normalized token as a product has it. */
export function spellLike(product: SearchedProduct, token: string): string {
  const spelled = [...namesOf(product), ...descriptionsOf(product)].flatMap(tokensOf)
  return spelled.find((other) => normalizeText(other) === token) ?? token
}

/** A word of a search: as typed, as it is looked for, and what of it is said. */
export type SearchWord = { typed: string; literal: string; tokens: string[] }

/** The first distinct words of a search. */
export function readSearch(search = ''): SearchWord[] {
  const words = new Map<string, SearchWord>()
  for (const typed of search.split(/\s+/)) {
    // Some characters are normalized to others with a space.
    const literals = wordsOf(normalizeText(typed))
    for (const literal of literals) {
      if (!visible.test(literal) || words.has(literal)) continue
      const shown = literals.length > 1 ? literal : typed
      words.set(literal, { typed: shown, literal, tokens: tokensOrSign(literal) })
    }
  }
  return [...words.values()].slice(0, maxWords)
}

const visible = /\P{Default_Ignorable_Code_Point}/u

/** The tokens of a synonym; a sign without letters stands for itself. */
export function readTerm(term: string): string[] {
  return tokensOrSign(normalizeText(term))
}

function tokensOrSign(text: string): string[] {
  const tokens = tokensOf(text)
  return tokens.length > 0 ? tokens : [text.replace(/\s/g, '')]
}

/** The words of a normalized text. A search word has no white space, so one of them contains it. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? []
}

export function isShort(token: string): boolean {
  return countCodePoints(token) < shortest
}
