import { NumberSet } from '../search/number-set.ts'
import type { ProductFilter } from '../search/reader.ts'
import {
  allTerm,
  categoryTerm,
  flagTerms,
  gramTerm,
  holdsPart,
  isCategoryTerm,
  priceTerms,
  wantedWords,
  wordLength,
  wordOf,
} from '../search/terms.ts'
import { Posting } from './posting.ts'
import type { PriceBands } from './price-bands.ts'
import { WordFinds } from './word-finds.ts'

const none = new NumberSet()
const flags = Object.entries(flagTerms) as [keyof typeof flagTerms, string][]
const unused = new Set(priceTerms)

/** The search index in memory: finds the same as that of the database. */
export class ShelfIndex {
  readonly #postings = new Map<string, Posting>()
  /** The words in which three characters stand in a row. */
  readonly #trigrams = new Map<string, Posting[]>()
  readonly #prices: PriceBands
  /** Each category with the one that it is in. */
  #parents = new Map<string, string | null>()
  /** What categories hold, put together when it is asked for after a change. */
  readonly #within = new Map<string, NumberSet>()
  readonly #words = new WordFinds()
  #count = 0
  /** What is found, and what is held against it: made once, since making them takes longest. */
  readonly #found = new NumberSet()
  readonly #room = new NumberSet()

  constructor(prices: PriceBands) {
    this.#prices = prices
  }

  setCategories(parents: Map<string, string | null>): void {
    this.#parents = parents
    this.#within.clear()
  }

  /** Who has each of these terms, to be asked for by number: to find them by name takes longest. */
  name(terms: readonly string[]): Posting[] {
    return terms.map((term) => this.#require(term))
  }

  /** Takes in a product that is new here, and what it is found by, in numbers of `named`. */
  add(number: number, terms: Int32Array, named: readonly Posting[]): void {
    this.#count = Math.max(this.#count, number + 1)
    for (let at = 0; at < terms.length; at++) named[terms[at] ?? 0]?.add(number, this.#count)
  }

  /** Tells what terms a product had and has; an empty set where it is new, or gone. */
  change(number: number, before: Set<string>, after: Set<string>): void {
    this.#count = Math.max(this.#count, number + 1)
    const changed = [...before.symmetricDifference(after)].filter((term) => !unused.has(term))
    for (const term of changed) {
      if (after.has(term)) this.#require(term).add(number, this.#count)
      else this.#drop(term, number)
    }
    if (changed.some(isCategoryTerm)) this.#within.clear()
    const changedWords = changed.flatMap((term) => wordOf(term) ?? [])
    if (changedWords.length === 0) return
    this.#words.change(
      number,
      [...after].flatMap((term) => wordOf(term) ?? []),
      changedWords,
    )
  }

  /** The numbers of exactly the products that a filter asks for; they stand until it is asked again. */
  find(filter: ProductFilter): NumberSet {
    const { category, subcategory, search, minPrice, maxPrice } = filter
    const [first, ...others] = search === undefined ? [] : wantedWords(search)
    const found = this.#found.become(first ? this.#findWord(first) : this.#setOf(allTerm))
    for (const word of others) found.keepAll(this.#findWord(word)).focus()
    if (category !== undefined) found.keepAll(this.#findWithin(category))
    if (subcategory !== undefined)
      found.keepAll(this.#parents.get(subcategory) ? this.#setOf(categoryTerm(subcategory)) : none)
    for (const [flag, term] of flags) {
      const wanted = filter[flag]
      if (wanted === true) found.keepAll(this.#setOf(term))
      else if (wanted === false) found.deleteAll(this.#setOf(term))
    }
    if (minPrice !== undefined || maxPrice !== undefined)
      this.#prices.keep(found, minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY)
    return found
  }

  #setOf(term: string): NumberSet {
    return this.#postings.get(term)?.toSet(this.#room) ?? none
  }

  /** A category's own products, and for a main category those of its subcategories. */
  #findWithin(category: string): NumberSet {
    const known = this.#within.get(category)
    if (known || !this.#parents.has(category)) return known ?? none
    const any = new NumberSet()
    for (const [id, parent] of this.#parents) {
      if (id === category || parent === category) this.#postings.get(categoryTerm(id))?.addTo(any)
    }
    this.#within.set(category, any)
    return any
  }

  #findWord(wanted: string): NumberSet {
    if (wanted.length < 2 * wordLength && [...wanted].length < wordLength)
      return this.#setOf(gramTerm(wanted))
    return this.#words.find(wanted) ?? this.#words.keep(wanted, this.#uniteWords(wanted))
  }

  /** Words that hold three characters of what is looked for are few; those are held against the whole. */
  #uniteWords(wanted: string): NumberSet {
    let candidates: Posting[] | undefined
    for (let at = 0; at + 3 <= wanted.length; at++) {
      const words = this.#trigrams.get(wanted.slice(at, at + 3))
      if (!words) return none
      if (!candidates || words.length < candidates.length) candidates = words
    }
    const any = this.#room.clear()
    for (const posting of candidates ?? []) {
      if (wanted.length === 3 || holdsPart(posting.term, wanted)) posting.addTo(any)
    }
    return any
  }

  #require(term: string): Posting {
    const known = this.#postings.get(term)
    if (known) return known
    const posting = new Posting(term)
    this.#postings.set(term, posting)
    for (const trigram of trigramsOf(wordOf(term) ?? '')) {
      const words = this.#trigrams.get(trigram)
      if (words) words.push(posting)
      else this.#trigrams.set(trigram, [posting])
    }
    return posting
  }

  #drop(term: string, number: number): void {
    const posting = this.#postings.get(term)
    if (!posting) return
    posting.delete(number)
    if (!posting.isEmpty) return
    this.#postings.delete(term)
    for (const trigram of trigramsOf(wordOf(term) ?? '')) {
      const left = this.#trigrams.get(trigram)?.filter((word) => word !== posting) ?? []
      if (left.length > 0) this.#trigrams.set(trigram, left)
      else this.#trigrams.delete(trigram)
    }
  }
}

/** Three code units in a row each: whoever holds a text holds all of these of it. */
function trigramsOf(word: string): Set<string> {
  const trigrams = new Set<string>()
  for (let at = 0; at + 3 <= word.length; at++) trigrams.add(word.slice(at, at + 3))
  return trigrams
}
