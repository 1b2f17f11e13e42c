import type { Database } from '../../../db/schema.ts'
import { addMembers } from './members.ts'
import { NumberSet } from './number-set.ts'
import { keepPrices } from './price-range.ts'
import {
  allTerm,
  categoryTerm,
  flagTerms,
  gramTerm,
  priceTerms,
  suffixLength,
  wantedWords,
  wordLength,
} from './terms.ts'

/** What a list may ask for. Prices in paise. */
export type ProductFilter = {
  category?: string | undefined
  subcategory?: string | undefined
  search?: string | undefined
  featured?: boolean | undefined
  inStock?: boolean | undefined
  isBestSeller?: boolean | undefined
  hasImage?: boolean | undefined
  hasDescription?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** Finds the numbers of exactly the products that a filter asks for, from the search index alone. */
export function productIndexReader(db: Database) {
  async function find(filter: ProductFilter): Promise<NumberSet> {
    const { category, subcategory, search = '', minPrice, maxPrice } = filter
    const words = Map.groupBy(wantedWords(search), (word) =>
      [...word].length < wordLength ? 'short' : 'long',
    )
    const alternatives = (words.get('short') ?? []).map((word) => [gramTerm(word)])
    if (category !== undefined) alternatives.push(await termsWithin(category))
    if (subcategory !== undefined) alternatives.push(await termsOfSubcategory(subcategory))
    const flags = Object.entries(flagTerms).flatMap(([flag, term]) => {
      const wanted = filter[flag as keyof typeof flagTerms]
      return wanted === undefined ? [] : [{ wanted, term }]
    })
    const prices = minPrice === undefined && maxPrice === undefined ? [] : priceTerms

    const sets = await load([
      allTerm,
      ...flags.map(({ term }) => term),
      ...alternatives.flat(),
      ...prices,
    ])
    const setOf = (term: string) => sets.get(term) ?? new NumberSet()
    const found = setOf(allTerm)
    for (const { wanted, term } of flags)
      wanted ? found.keepAll(setOf(term)) : found.deleteAll(setOf(term))
    for (const terms of alternatives)
      found.keepAll(terms.reduce((any, term) => any.addAll(setOf(term)), new NumberSet()))
    keepPrices(found, prices.map(setOf), minPrice, maxPrice)
    for (const word of words.get('long') ?? []) found.keepAll(await findWord(word))
    return found
  }

  /** A category's own products, and for a main category those of its subcategories. */
  async function termsWithin(category: string): Promise<string[]> {
    const rows = await db
      .selectFrom('categories')
      .select('id')
      .where((e) => e.or([e('id', '=', category), e('parent_id', '=', category)]))
      .execute()
    return rows.map(({ id }) => categoryTerm(id))
  }

  async function termsOfSubcategory(subcategory: string): Promise<string[]> {
    const rows = await db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', subcategory)
      .where('parent_id', 'is not', null)
      .execute()
    return rows.map(({ id }) => categoryTerm(id))
  }

  async function load(terms: string[]): Promise<Map<string, NumberSet>> {
    const rows = await db
      .selectFrom('product_terms as t')
      .innerJoin('product_postings as p', 'p.term_id', 't.id')
      .select(['t.term', 'p.block', 'p.members'])
      .where('t.term', 'in', terms)
      .execute()
    const sets = new Map<string, NumberSet>()
    // The last block first: a set then has all its room at once.
    for (const { term, block, members } of rows.reverse()) {
      const set = sets.get(term) ?? new NumberSet()
      addMembers(set, block, members)
      sets.set(term, set)
    }
    return sets
  }

  /** A part of a word stands at the beginning of one of its endings. */
  async function findWord(word: string): Promise<NumberSet> {
    const prefix = [...word].slice(0, suffixLength).join('')
    const rows = await db
      .selectFrom('product_postings as p')
      .innerJoin('product_terms as t', 't.id', 'p.term_id')
      .select(['t.term', 'p.block', 'p.members'])
      .where('p.term_id', 'in', (e) =>
        e
          .selectFrom('product_suffixes')
          .select('term_id')
          .where('suffix', '>=', prefix)
          .where('suffix', '<', prefix + lastCharacter),
      )
      .execute()
    const found = new NumberSet()
    for (const { term, block, members } of rows.reverse())
      if (term.includes(word)) addMembers(found, block, members)
    return found
  }

  return { find }
}

const lastCharacter = '\u{10ffff}'
