import type { Product } from '../../../../contract/products/product.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { tokensOf } from './sound.ts'

/** The normalized text that SQL looks through: the column `search_text`. */
export function searchTextOf({
  name,
  name_ta = '',
  description,
}: {
  name: string
  name_ta?: string
  description: string
}): string {
  return normalizeText(`${name}\n${name_ta}\n${description}`)
}

/** Normalized. The head are the names of a product, its group and its categories. */
export type SearchedTexts = { head: string; body: string }

/** What a search looks through of a product. No text has the character between. */
export function searchedTexts(product: SearchedProduct): SearchedTexts {
  const text = normalizeText(`${namesOf(product).join('\n')}\0${product.description}`)
  const end = text.indexOf('\0')
  return { head: text.slice(0, end), body: text.slice(end + 1) }
}

export type SearchedProduct = Pick<Product, 'name' | 'nameTa' | 'description'> &
  Pick<Product, 'category' | 'subcategory' | 'group'>

export function namesOf(product: SearchedProduct): string[] {
  const { name, nameTa, group, category, subcategory } = product
  const names = [name, nameTa, group?.name, group?.nameTa, subcategory?.name, category.name]
  return names.filter((text) => text !== undefined)
}

/** A normalized token as a product has it. */
export function findSpelling(product: SearchedProduct, token: string): string | undefined {
  const texts = [...namesOf(product), product.description]
  return texts.flatMap(tokensOf).find((spelled) => normalizeText(spelled) === token)
}

/** A word of a search: as typed, as it is looked for, and what of it is said. */
export class SearchWord {
  readonly typed: string
  readonly literal: string
  #tokens: string[] | undefined

  constructor(typed: string, literal: string) {
    this.typed = typed
    this.literal = literal
  }

  get tokens(): string[] {
    this.#tokens ??= tokensOrSign(this.literal)
    return this.#tokens
  }
}

/** The distinct words of a search. */
export function readSearch(search = ''): SearchWord[] {
  if (search === '') return []
  const words = new Map<string, SearchWord>()
  for (const typed of search.split(/\s+/)) {
    const text = normalizeText(typed)
    // Some characters are normalized to others with a space.
    const literals = /\s/.test(text) ? wordsOf(text) : [text]
    for (const word of literals)
      if (visible.test(word) && !words.has(word))
        words.set(word, new SearchWord(literals.length > 1 ? word : typed, word))
  }
  return [...words.values()]
}

const visible = /\P{Default_Ignorable_Code_Point}/u

/** The tokens of a term; a sign without letters stands for itself. */
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

export const longestGram = 4

/** The n-grams of a word in UTF-16 code units. */
export function gramsOf(word: string): Set<string> {
  const grams = new Set<string>()
  for (let length = 1; length <= longestGram; length++)
    for (let at = 0; at + length <= word.length; at++) grams.add(word.slice(at, at + length))
  return grams
}
