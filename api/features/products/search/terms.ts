import { limits } from '../../../../contract/limits.ts'
import { fold } from '../../../db/fold.ts'
import type { ProductsTable } from '../../../db/schema.ts'

/** What the index knows of a product. */
export type IndexedProduct = Pick<
  ProductsTable,
  | 'name'
  | 'description'
  | 'price'
  | 'category_id'
  | 'subcategory_id'
  | 'featured'
  | 'in_stock'
  | 'is_best_seller'
  | 'image_id'
>

/** Grows when the terms of the same product change, so that the index is built anew. */
export const termsVersion = 2

/** Words from here on are looked up by their endings, shorter ones are terms of their own. */
export const wordLength = 3
/** Endings are cut here; what is longer is compared with the word itself. */
export const suffixLength = 32
const longestWanted = 200
const pieceLength = 2 * longestWanted

export const allTerm = 'all'
export const flagTerms = {
  featured: 'is:featured',
  inStock: 'is:in-stock',
  isBestSeller: 'is:best-seller',
  hasImage: 'has:image',
  hasDescription: 'has:description',
} as const
const categoryPrefix = 'in:'
/** The products right in a category, not in one of its subcategories. */
export const categoryTerm = (id: string) => categoryPrefix + id
export const isCategoryTerm = (term: string) => term.startsWith(categoryPrefix)
/** One or two characters, somewhere in the text. */
export const gramTerm = (gram: string) => `part:${gram}`
const wordPrefix = 'word:'

/** A term for each bit that the highest price in paise may have, the lowest first. */
export const priceTerms = Array.from(
  { length: Math.ceil(Math.log2(limits.product.maxPrice * 100 + 1)) },
  (_, bit) => `price:${bit}`,
)

/** Every term by which a product is found. */
export function termsOf(product: IndexedProduct): Set<string> {
  const terms = new Set(placeTerms(product))
  for (const [bit, term] of priceTerms.entries()) if ((product.price >>> bit) & 1) terms.add(term)
  for (const word of textWords(product)) for (const term of recallTerms(word)) terms.add(term)
  return terms
}

/** The terms of where a product stands and what it is. */
export function placeTerms(product: IndexedProduct): string[] {
  const terms: string[] = [allTerm, categoryTerm(product.subcategory_id ?? product.category_id)]
  if (product.featured) terms.push(flagTerms.featured)
  if (product.in_stock) terms.push(flagTerms.inStock)
  if (product.is_best_seller) terms.push(flagTerms.isBestSeller)
  if (product.image_id) terms.push(flagTerms.hasImage)
  if (product.description) terms.push(flagTerms.hasDescription)
  return terms
}

/** The words in which a product is looked for, folded. */
export function textWords({ name, description }: IndexedProduct): string[] {
  return wordsOf(`${name} ${description}`)
}

/** The terms of words met lately: texts mostly say what others say too. */
const known = new Map<string, string[]>()
const mostKnown = 5000
/** Longer ones may be slices that keep all the text they were cut from. */
const longestKnown = 12

function recallTerms(word: string): string[] {
  const recalled = known.get(word)
  if (recalled) return recalled
  const terms = termsOfWord(word)
  if (known.size >= mostKnown) known.clear()
  if (word.length <= longestKnown) known.set(word, terms)
  return terms
}

export function termsOfWord(word: string): string[] {
  const characters = [...word]
  const terms = gramsOf(characters).map(gramTerm)
  if (characters.length >= wordLength)
    for (const piece of piecesOf(characters)) terms.push(wordPrefix + piece)
  return terms
}

/** The words of a search, folded, of a length that the index can answer. */
export function wantedWords(search: string): string[] {
  return wordsOf(search).flatMap((word) => {
    const characters = [...word]
    const count = Math.ceil(characters.length / longestWanted)
    return Array.from({ length: count }, (_, index) =>
      characters.slice(index * longestWanted, (index + 1) * longestWanted).join(''),
    )
  })
}

/** The endings by which the parts of a term are found; none for what is not a word. */
export function suffixesOf(term: string): Set<string> {
  const word = wordOf(term)
  if (word === undefined) return new Set()
  const characters = [...word]
  const suffixes = new Set<string>()
  for (let start = 0; start + wordLength <= characters.length; start++)
    suffixes.add(characters.slice(start, start + suffixLength).join(''))
  return suffixes
}

/** The word that a term stands for; none where it stands for something else. */
export function wordOf(term: string): string | undefined {
  return term.startsWith(wordPrefix) ? term.slice(wordPrefix.length) : undefined
}

/** Whether the word that a term stands for holds a part of one. */
export function holdsPart(term: string, part: string): boolean {
  return term.includes(part, wordPrefix.length)
}

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}

function gramsOf(characters: string[]): string[] {
  return characters.flatMap((character, at) => {
    const next = characters[at + 1]
    return next === undefined ? [character] : [character, character + next]
  })
}

/** A very long word in pieces that overlap: whatever may be wanted stands whole in one of them. */
function piecesOf(characters: string[]): string[] {
  const pieces = [characters.slice(0, pieceLength).join('')]
  for (let start = longestWanted; start + longestWanted < characters.length; start += longestWanted)
    pieces.push(characters.slice(start, start + pieceLength).join(''))
  return pieces
}
