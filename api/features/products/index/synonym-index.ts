import { countCodePoints } from '../../../../contract/text/text-length.ts'
import { anyOf, findApart, type Meaning, mostUsed, mostUsedLike } from './catalogue-words.ts'
import { inEach, productsOf, type Source } from './found.ts'
import { phraseKey, soundKey } from './sound.ts'
import { SoundIndex } from './sound-index.ts'
import { readTerm } from './tokens.ts'
import type { WordIndex } from './word-index.ts'

/** Below this, a word inside another one is chance: `til` is not `until`. */
const shortest = 4

export function isShort(token: string): boolean {
  return countCodePoints(token) < shortest
}

/** What stands together in a set. Its products are looked for when they are first needed, once for each state of the words. */
export class SynonymSet {
  readonly #terms: string[][]
  #meaning: Meaning | null = null

  constructor(terms: string[]) {
    this.#terms = terms.map(readTerm)
  }

  /** Those that a meaning takes to look for: none once it is known. */
  get unknownTerms(): number {
    return this.#meaning ? 0 : this.#terms.length
  }

  meaning(words: WordIndex): Meaning {
    this.#meaning ??= this.#find(words)
    return this.#meaning
  }

  forget(): void {
    this.#meaning = null
  }

  #find(words: WordIndex): Meaning {
    const { sources, words: by } = anyOf(this.#terms.map((term) => findTerm(term, words)))
    return { sources: sources.length > 0 ? [productsOf(sources)] : [], words: by }
  }
}

/** The products that have all words of a term, or the term as one word by its sound. */
export function findTerm(term: string[], words: WordIndex): Meaning {
  const postings = term.map((token) =>
    isShort(token)
      ? words.whole(token)
      : [...words.containing(token), ...words.alike(soundKey(token))],
  )
  const together: Meaning = {
    sources: allOf(postings),
    words: () =>
      postings.flatMap((some, at) => mostUsed(some, (word) => word.includes(term[at] ?? ''))),
  }
  if (isShort(term.join(''))) return together
  const key = phraseKey(term)
  const alike = words.alike(key)
  const asOne: Meaning = { sources: alike, words: () => mostUsedLike(alike, key) }
  return anyOf([together, asOne, findApart(words, key)])
}

function allOf(each: Source[][]): Source[] {
  const [first = []] = each
  if (each.length === 1) return first
  const found = inEach(each)
  return found.isEmpty ? [] : [found]
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
