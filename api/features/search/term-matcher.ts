import type { MatchKind } from '../../../contract/search/search-trial.ts'
import { createMatchSet, type MatchSet } from './match-set.ts'
import type { SearchWord } from './read-search.ts'
import type { SynonymIndex, SynonymSet } from './synonyms.ts'
import {
  type FoundWord,
  mostUsed,
  type ProductWords,
  type Vocabulary,
  type Word,
} from './vocabulary.ts'

/** Match of one search word, or of neighbours as one word. */
export type TermMatch = {
  /** Words of the search; several if they count as one. */
  typed: SearchWord[]
  /** Null if there is no match. */
  how: MatchKind | null
  matches: MatchSet
  /** Matching words of the catalogue, computed on demand. */
  words: () => FoundWord[]
}

/** Expansion of a word: words of the catalogue that contain the literal tokens, and synonym sets. */
export type Expansion = {
  words: Word[]
  matchesLiteral(token: string): boolean
  sets: SynonymSet[]
}

/** Data that a search looks through. */
export type Searched = {
  vocabulary: Vocabulary
  synonyms: SynonymIndex
  /** A number above those of all products. */
  size: number
  wordsOf(product: number): ProductWords
}

/** Turns words and synonyms into matches. */
export class TermMatcher {
  readonly #searched: Searched

  constructor(searched: Searched) {
    this.#searched = searched
  }

  toMatch(typed: SearchWord[], how: MatchKind | null, expansion: Expansion): TermMatch {
    const { words, sets } = expansion
    const matches = this.matchesOf(words)
    for (const set of sets) set.addTo(matches)
    return { typed, how, matches, words: () => this.explain(expansion) }
  }

  /** Matches the sets that have any of the terms; null if they find nothing. */
  bySynonyms(typed: SearchWord[], how: MatchKind, terms: string[]): TermMatch | null {
    const sets = terms.flatMap((term) => this.#searched.synonyms.with(term))
    const found = [...new Set(sets)].filter((set) => set.hasProducts)
    return found.length > 0 ? this.toMatch(typed, how, { ...nothing, sets: found }) : null
  }

  matchesOf(words: Word[], isExact = true): MatchSet {
    const matches = createMatchSet(this.#searched.size)
    for (const word of words) word.addTo(matches, isExact)
    return matches
  }

  explain({ words, matchesLiteral, sets: [set] }: Expansion): FoundWord[] {
    if (words.length > 0) return mostUsed(words, matchesLiteral)
    const { synonyms, wordsOf } = this.#searched
    return set ? synonyms.explain(set, wordsOf(set.first)) : []
  }
}

export const nothing: Expansion = { words: [], matchesLiteral: () => false, sets: [] }
