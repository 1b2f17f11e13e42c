import { distance } from 'fastest-levenshtein'
import { unitOf } from '../../../contract/packs/unit-spellings.ts'
import type { KeyList } from './key-list.ts'
import { intersect, isInName, matchesNothing } from './match-set.ts'
import type { SearchWord } from './read-search.ts'
import {
  phoneticForm,
  phoneticKey,
  phraseKey,
  prefixesOf,
  scriptOf,
  scripts,
  splitTokens,
  tokensOf,
} from './spelling/phonetic.ts'
import { isShort } from './spelling/text.ts'
import type { SynonymSet } from './synonyms.ts'
import type { Searched, TermMatch, TermMatcher } from './term-matcher.ts'
import { mostUsed, type Word } from './vocabulary.ts'

/** Kinds of correction, most reliable first. */
export const correctionKinds = ['sound', 'beginning', 'similar'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** Most words of a search that are corrected, because each is compared with the whole vocabulary. */
const maxCorrected = 4
/**
 * Fewest letters of a beginning. It matches only words in its own script, because in another it would mean
 * something else.
 */
const minBeginning = 3
/** Fewest letters for a similar word in another script to count as the same word. */
const minCrossing = 7
/** Most parts into which a word is split where scripts, or letters and digits, meet. */
const maxParts = 4

/** Decides whether a key may match a word of another script. */
type MayCross = (key: string) => boolean

/** Corrections of the words of one search. */
export class Corrections {
  readonly #searched: Searched
  readonly #matcher: TermMatcher
  readonly #found = new Map<SearchWord, Map<CorrectionKind, TermMatch | null>>()

  constructor(searched: Searched, matcher: TermMatcher) {
    this.#searched = searched
    this.#matcher = matcher
  }

  /**
   * Finds the most reliable correction of a word; null if there is none, or too many words were corrected before.
   */
  surest(word: SearchWord, isLast: boolean): TermMatch | null {
    for (const kind of correctionKinds) {
      const found = this.find(word, kind, isLast)
      if (found) return found.matches.some(isInName) ? found : (this.#inNames(word, found) ?? found)
    }
    return null
  }

  /** Corrects a word with one kind of correction. */
  find(word: SearchWord, kind: CorrectionKind, isLast: boolean): TermMatch | null {
    const known = this.#found.get(word) ?? new Map<CorrectionKind, TermMatch | null>()
    if (!this.#found.has(word)) {
      if (this.#found.size === maxCorrected) return null
      this.#found.set(word, known)
    }
    const found = known.get(kind)
    if (found !== undefined) return found
    const fresh = this.#correct(word, kind, isLast)
    known.set(kind, fresh)
    return fresh
  }

  #correct(word: SearchWord, kind: CorrectionKind, isLast: boolean): TermMatch | null {
    const key = phraseKey(word.tokens)
    if (kind === 'sound') return this.bySound([word], key) ?? this.byParts(word, 'sound')
    if (!hasLettersOnly.test(key)) return null
    if (kind === 'beginning') return isLast ? this.#byBeginning(word, key) : null
    return this.#bySimilarity(word, key)
  }

  /** Finds words and synonyms that sound alike, in any script; null if there are none. */
  bySound(typed: SearchWord[], key: string): TermMatch | null {
    return this.#byKeys(typed, 'sound', [key], () => true)
  }

  /** Matches two words to a synonym of several words, if a slip is in a word that is not short: `poja oil`. */
  byPhrase(typed: SearchWord[]): TermMatch | null {
    const { synonyms } = this.#searched
    const unsure = typed.filter((word) => this.#found.has(word))
    if (typed.length > 2 || unsure.length === 0) return null
    if (unsure.some(({ literal }) => isShort(literal))) return null
    const tokens = synonyms.standardizeBySound(typed.flatMap((word) => word.tokens))
    const terms = synonyms.texts.slippedAs(tokens.join(''))
    return this.#matcher.bySynonyms(typed, 'similar', terms)
  }

  /** Splits a word into parts: `தேங்காய்oil`, `cold-pressed`, `b12`. */
  byParts(word: SearchWord, how: 'literal' | 'sound'): TermMatch | null {
    const { vocabulary } = this.#searched
    const parts = splitTokens(word.tokens)
    if (parts.length < 2 || parts.length > maxParts) return null
    const found = parts.map((part) => {
      if (isShort(part)) return vocabulary.whole(part)
      const alike = how === 'sound' ? vocabulary.withKey(phoneticKey(part)) : []
      return [...vocabulary.containing(part), ...alike]
    })
    const matches = found.map((words) => this.#matcher.matchesOf(words)).reduce(intersect)
    if (matchesNothing(matches)) return null
    const words = () => found.flatMap((some, at) => mostUsed(some, (token) => token === parts[at]))
    return { typed: [word], how, matches, words }
  }

  #byBeginning(word: SearchWord, key: string): TermMatch | null {
    const { tokens } = word
    const form = tokens.length === 1 ? phoneticForm(tokens[0] ?? '') : key
    if (form.length < minBeginning) return null
    const starts = prefixesOf(form)
    const keys = this.#keys().flatMap((some) => some.withPrefixes(starts))
    return this.#byKeys([word], 'beginning', keys, () => false)
  }

  /**
   * Prefers a name or synonym that differs by one slip or vowel if only descriptions match: those may sound alike
   * but be another word, as `cattle` for `kadlai`.
   */
  #inNames(word: SearchWord, inDescriptions: TermMatch): TermMatch | null {
    const text = word.tokens.join('')
    const key = phraseKey(word.tokens)
    if (!hasLettersOnly.test(key)) return null
    const find = (keys: string[]) =>
      this.#byKeys([word], 'similar', keys, (other) => mayCross(key, other), isNamed)
    const slipped = find(this.#slipsOf(text))
    if (slipped) return slipped
    const isSpelledSo = inDescriptions.words().some(({ part }) => distance(part, text) <= 2)
    if (isSpelledSo || allowedEdits(key) === 0) return null
    const alike = this.#keys().flatMap((some) => some.similarTo(key, 1))
    return find(alike.filter((other) => consonantsOf(other) === consonantsOf(key)))
  }

  /** Keys of words for which this text is a slip. */
  #slipsOf(text: string): string[] {
    return [this.#searched.vocabulary.tokens, this.#searched.synonyms.texts]
      .flatMap((some) => some.slippedAs(text))
      .concat(plural.test(text) ? text.slice(0, -1) : [])
      .map(phoneticKey)
  }

  #bySimilarity(word: SearchWord, key: string): TermMatch | null {
    const slips = this.#slipsOf(word.tokens.join(''))
    for (let edits = 1; edits <= Math.max(allowedEdits(key), 1); edits++) {
      const alike =
        edits <= allowedEdits(key) ? this.#keys().flatMap((some) => some.similarTo(key, edits)) : []
      const term = this.#byKeys([word], 'similar', [...slips, ...alike], (other) =>
        mayCross(key, other),
      )
      if (term) return term
    }
    return null
  }

  /** The keys of all words and synonyms. */
  #keys(): KeyList[] {
    return [this.#searched.vocabulary.keys, this.#searched.synonyms.keys]
  }

  /** Matches words and synonyms with such keys; null if they match nothing. */
  #byKeys(
    typed: SearchWord[],
    how: CorrectionKind,
    keys: string[],
    mayCross: MayCross,
    isWanted: (word: Word) => boolean = () => true,
  ): TermMatch | null {
    const { vocabulary, synonyms } = this.#searched
    const wanted = new Set(keys)
    const matchesLiteral = (token: string) => wanted.has(phoneticKey(token))
    const text = typed.flatMap(({ tokens }) => tokens).join('')
    const script = scriptOf(text)
    const leadsTo = (key: string, word: Word) =>
      (mayCross(key) || scriptOf(word.text) === script) &&
      !namesUnit(word, matchesLiteral) &&
      isWanted(word)
    // A word is not a correction of itself.
    const isTyped = ({ text: other }: Word) => typed.length === 1 && tokensOf(other).includes(text)
    const words = [...wanted].flatMap((key) =>
      vocabulary.withKey(key).filter((word) => leadsTo(key, word) && !isTyped(word)),
    )
    const sets = [...wanted]
      .flatMap((key) => synonyms.withKey(key, mayCross(key) ? scripts : [script]))
      .filter(hasProducts)
    if (words.length + sets.length === 0) return null
    return this.#matcher.toMatch(typed, how, {
      words,
      matchesLiteral,
      sets: [...new Set(sets)],
    })
  }
}

/** True if the word means a unit: `கிலோ`, `1lt`. */
function namesUnit({ text }: Word, matchesLiteral: (token: string) => boolean): boolean {
  const meant = tokensOf(text).filter(matchesLiteral)
  return meant.length > 0 && meant.every((token) => unitOf(token.replace(/^\p{N}+/u, '')))
}

/** Most edits allowed: a short word would match almost any other. */
function allowedEdits(key: string): number {
  return key.length >= 9 ? 2 : key.length >= 5 ? 1 : 0
}

/** Vowels depend on the ear, but a short word with another consonant is another word. */
function mayCross(key: string, other: string): boolean {
  return (
    Math.max(key.length, other.length) >= minCrossing || consonantsOf(other) === consonantsOf(key)
  )
}

function consonantsOf(key: string): string {
  return key.replace(/[aeiou]/g, '')
}

const plural = /^[a-z]{3,}s$/
const hasLettersOnly = /^[\p{L}\p{M}]+$/u
const hasProducts = (set: SynonymSet) => set.hasProducts
const isNamed = ({ nameWords }: Word) => nameWords.length > 0
