import { countCodePoints } from '../../../../contract/text-length.ts'
import { type CatalogueWord, findApart, mostUsed, mostUsedLike } from './catalogue-words.ts'
import { Found } from './found.ts'
import { phraseKey, soundKey } from './sound.ts'
import { SoundIndex } from './sound-index.ts'
import { readTerm } from './tokens.ts'
import type { WordIndex } from './word-index.ts'

/** Below this, a word inside another one is chance: `til` is not `until`. */
const shortest = 4

export function isShort(token: string): boolean {
  return countCodePoints(token) < shortest
}

/** What a set leads to: its products, and a word by which they are found. */
type Meaning = { found: Found; words: CatalogueWord[] }

/** What stands together in a set. Its products are looked for when they are first needed, once for each state of the words. */
export class SynonymSet {
  readonly #terms: string[][]
  #meaning: Meaning | null = null

  constructor(terms: string[]) {
    this.#terms = terms.map(readTerm)
  }

  meaning(words: WordIndex): Meaning {
    this.#meaning ??= this.#find(words)
    return this.#meaning
  }

  forget(): void {
    this.#meaning = null
  }

  #find(words: WordIndex): Meaning {
    const meaning: Meaning = { found: new Found(), words: [] }
    const products = new Found()
    for (const term of this.#terms) {
      const names = findTerm(term, words, products.clear())
      if (products.isEmpty) continue
      meaning.found.unite(products)
      if (meaning.words.length === 0) meaning.words = names
    }
    return meaning
  }
}

/** Adds the products that have all words of a term, or the term as one word by its sound. */
function findTerm(term: string[], words: WordIndex, products: Found): CatalogueWord[] {
  const part = new Found()
  const found = term.map((token, at) => {
    const postings = isShort(token)
      ? words.whole(token)
      : [...words.containing(token), ...words.alike(soundKey(token))]
    part.clear()
    for (const posting of postings) posting.addTo(part)
    if (at === 0) products.copy(part)
    else products.intersect(part)
    return mostUsed(postings, (word) => word.includes(token))
  })
  const wasFound = !products.isEmpty
  const key = phraseKey(term)
  if (isShort(term.join(''))) return found.flat()
  const alike = words.alike(key)
  for (const posting of alike) posting.addTo(products)
  const apart = findApart(words, key, products)
  if (wasFound) return found.flat()
  return alike.length > 0 ? mostUsedLike(alike, key) : apart
}

/** All synonym sets, by their terms. */
export class SynonymIndex {
  readonly sounds = new SoundIndex<SynonymSet>()
  readonly #sets = new Map<string, SynonymSet[]>()
  readonly #all: SynonymSet[]

  constructor(sets: { terms: string[] }[] = []) {
    this.#all = sets.map(({ terms }) => {
      const set = new SynonymSet(terms)
      for (const key of new Set(terms.map((term) => phraseKey(readTerm(term)))))
        if (key !== '') this.sounds.add(key, set)
      for (const text of new Set(terms.map((term) => readTerm(term).join(''))))
        this.#sets.set(text, [...this.with(text), set])
      return set
    })
  }

  /** The sets that have a term, whatever spaces and punctuation are in it. */
  with(term: string): SynonymSet[] {
    return this.#sets.get(term) ?? []
  }

  /** To be called when any product has changed. */
  forget(): void {
    for (const set of this.#all) set.forget()
  }
}
