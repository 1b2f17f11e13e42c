import type { MatchKind } from '../../../../contract/search/search-trial.ts'
import type { KeyList } from './key-list.ts'
import {
  createMatchSet,
  intersect,
  isEmpty,
  isWithin,
  type MatchSet,
  matchBits,
  unite,
} from './match-set.ts'
import { phoneticForm, phoneticKey, phraseKey, prefixesOf, splitScripts } from './phonetic.ts'
import type { SynonymIndex, SynonymSet } from './synonyms.ts'
import { isShort, type SearchWord } from './text.ts'
import {
  type FoundWord,
  mostUsed,
  type ProductWords,
  type Vocabulary,
  type Word,
} from './vocabulary.ts'

/** How a word of a search, or neighbours as one word, is found. */
export type TermMatch = {
  /** The words of the search, several as one. */
  typed: SearchWord[]
  /** Null if it is not. */
  how: MatchKind | null
  matches: MatchSet
  /** By which words of the catalogue; worked out where somebody asks. */
  words: () => FoundWord[]
}

/** What a word stands for: words of the catalogue, by the tokens that are meant, and synonym sets. */
type Expansion = { words: Word[]; isMeant(token: string): boolean; sets: SynonymSet[] }

/** What a search looks through. */
export type Searched = {
  vocabulary: Vocabulary
  synonyms: SynonymIndex
  /** Numbers of products are below it. */
  size: number
  wordsOf(product: number): ProductWords
}

/** So many neighbours may be one word: `nalla ennai`. */
const maxJoined = 3
/** Fewest letters of a prefix. */
const minPrefix = 3
/** Words of a search that are corrected: each is compared with the whole vocabulary. */
const maxCorrected = 4

/** One search: which products have all its words, as they stand, by synonyms, or else corrected. */
export class Search {
  readonly #vocabulary: Vocabulary
  readonly #synonyms: SynonymIndex
  readonly #size: number
  readonly #wordsOf: Searched['wordsOf']
  #correctionsLeft = maxCorrected

  constructor({ vocabulary, synonyms, size, wordsOf }: Searched) {
    this.#vocabulary = vocabulary
    this.#synonyms = synonyms
    this.#size = size
    this.#wordsOf = wordsOf
  }

  /** The products that have every word as it stands. */
  findExact(words: SearchWord[]): SearchResult {
    const each = words.map(({ literal }) => this.#matchesOf(this.#vocabulary.containing(literal)))
    return { matches: each.reduce(intersect, this.#everything()), terms: [] }
  }

  /**
   * The products that have all words, in order: each by itself, or up to three neighbours as one; and how
   * the words are found, whether there are products with all of them or not.
   */
  find(words: SearchWord[]): SearchResult {
    const start: SearchResult = { matches: this.#everything(), terms: [] }
    const singles: TermMatch[] = []
    /** What the words before each one find. */
    const results = [start]
    for (const [at, word] of words.entries()) {
      const single = this.#readWord(word, at === words.length - 1)
      singles.push(single)
      let result = extend(results.at(-1) ?? start, single)
      for (const joined of this.#readJoined(words, at))
        result = choose(result, extend(results.at(-joined.typed.length) ?? start, joined), joined)
      results.push(result)
    }
    const { matches, terms } = results.at(-1) ?? start
    return { matches, terms: isEmpty(matches) ? singles : terms }
  }

  #readWord(word: SearchWord, isLast: boolean): TermMatch {
    const { literal, tokens } = word
    const text = tokens.join('')
    const isMeant = (token: string) => token.includes(literal)
    const words = this.#vocabulary.containing(literal)
    const synonyms = this.#synonyms.with(text)
    const sets = synonyms.filter(hasProducts)
    if (words.length + sets.length === 0) return this.#correct(word, isLast)
    if (words.length === 0) return this.#toMatch([word], 'synonym', { words, isMeant, sets })
    // A short word with synonyms is noise inside other words.
    const isNoise = synonyms.length > 0 && isShort(text)
    const isInside = isNoise && this.#vocabulary.whole(text).length === 0
    const matches = this.#matchesOf(words, !isNoise)
    for (const set of sets) set.addTo(matches)
    const how = isInside && sets.length > 0 ? 'synonym' : 'literal'
    const meant = how === 'literal' ? words : []
    const explain = () => this.#explain({ words: meant, isMeant, sets })
    return { typed: [word], how, matches, words: explain }
  }

  /** The word at a position of a search, joined with one or two before it, where that finds anything. */
  #readJoined(words: SearchWord[], at: number): TermMatch[] {
    const found: TermMatch[] = []
    for (let size = 2; size <= Math.min(maxJoined, at + 1); size++) {
      const typed = words.slice(at + 1 - size, at + 1)
      const tokens = typed.flatMap((word) => word.tokens)
      const sets = this.#synonyms.with(tokens.join('')).filter(hasProducts)
      const term =
        sets.length > 0
          ? this.#toMatch(typed, 'synonym', { ...nothing, sets })
          : this.#byKeys(typed, 'sound', [phraseKey(tokens)])
      if (term) found.push(term)
    }
    return found
  }

  /** Corrects a word that is neither in the catalogue nor a synonym of one that is. */
  #correct(word: SearchWord, isLast: boolean): TermMatch {
    const none = this.#toMatch([word], null, nothing)
    if (this.#correctionsLeft === 0) return none
    this.#correctionsLeft--
    const key = phraseKey(word.tokens)
    return (
      this.#byKeys([word], 'sound', [key]) ??
      this.#byScripts(word) ??
      (isLast ? this.#byPrefix(word, key) : null) ??
      this.#bySimilarity(word, key) ??
      none
    )
  }

  /** `தேங்காய்oil` is two words. */
  #byScripts(word: SearchWord): TermMatch | null {
    const parts = splitScripts(word.tokens)
    if (parts.length === word.tokens.length) return null
    const each = parts.map((part) =>
      isShort(part)
        ? this.#vocabulary.whole(part)
        : [...this.#vocabulary.containing(part), ...this.#vocabulary.withKey(phoneticKey(part))],
    )
    const matches = each.map((words) => this.#matchesOf(words)).reduce(intersect)
    if (isEmpty(matches)) return null
    const words = () => each.flatMap((some, at) => mostUsed(some, (token) => token === parts[at]))
    return { typed: [word], how: 'sound', matches, words }
  }

  #byPrefix(word: SearchWord, key: string): TermMatch | null {
    const { tokens } = word
    const form = tokens.length === 1 ? phoneticForm(tokens[0] ?? '') : key
    const letters = Math.max(form.length, tokens.join('').match(/\p{L}/gu)?.length ?? 0)
    if (!hasLettersOnly.test(key) || letters < minPrefix || form.length < 2) return null
    const starts = prefixesOf(form)
    const keys = this.#keys().flatMap((some) => some.withPrefixes(starts))
    return this.#byKeys([word], 'beginning', keys)
  }

  #bySimilarity(word: SearchWord, key: string): TermMatch | null {
    if (!hasLettersOnly.test(key)) return null
    for (let edits = 1; edits <= allowedEdits(key); edits++) {
      const keys = this.#keys().flatMap((some) => some.similarTo(key, edits))
      const term = this.#byKeys([word], 'similar', keys)
      if (term) return term
    }
    return null
  }

  /** The keys of all words and synonyms. */
  #keys(): KeyList[] {
    return [this.#vocabulary.keys, this.#synonyms.keys]
  }

  /** By words and synonyms with such keys; null if they find nothing. */
  #byKeys(typed: SearchWord[], how: MatchKind, keys: string[]): TermMatch | null {
    const wanted = new Set(keys)
    const words = [...wanted].flatMap((key) => this.#vocabulary.withKey(key))
    const sets = [...wanted].flatMap((key) => this.#synonyms.withKey(key)).filter(hasProducts)
    if (words.length + sets.length === 0) return null
    const isMeant = (token: string) => wanted.has(phoneticKey(token))
    return this.#toMatch(typed, how, { words, isMeant, sets: [...new Set(sets)] })
  }

  #toMatch(typed: SearchWord[], how: MatchKind | null, expansion: Expansion): TermMatch {
    const { words, sets } = expansion
    const matches = this.#matchesOf(words)
    for (const set of sets) set.addTo(matches)
    return { typed, how, matches, words: () => this.#explain(expansion) }
  }

  #everything(): MatchSet {
    return createMatchSet(this.#size).fill(matchBits(true, true))
  }

  #matchesOf(words: Word[], isExact = true): MatchSet {
    const matches = createMatchSet(this.#size)
    for (const word of words) word.addTo(matches, isExact)
    return matches
  }

  #explain({ words, isMeant, sets: [set] }: Expansion): FoundWord[] {
    if (words.length > 0) return mostUsed(words, isMeant)
    return set ? this.#synonyms.explain(set, this.#wordsOf(set.first)) : []
  }
}

export type SearchResult = { matches: MatchSet; terms: TermMatch[] }

/** A search with a term more. */
function extend(before: SearchResult, term: TermMatch): SearchResult {
  return { matches: intersect(before.matches, term.matches), terms: [...before.terms, term] }
}

/** Unites what words find alone and joined; the terms are those that find more, or are less of a guess. */
function choose(alone: SearchResult, together: SearchResult, joined: TermMatch): SearchResult {
  const isBetter =
    joined.how === 'sound' || isSurer(together.terms, alone.terms) || isEmpty(alone.matches)
  const findsMore = !isWithin(together.matches, alone.matches)
  return {
    matches: unite(alone.matches, together.matches),
    terms: isBetter && findsMore ? together.terms : alone.terms,
  }
}

function isSurer(one: TermMatch[], other: TermMatch[]): boolean {
  return one.filter(isCorrected).length <= other.filter(isCorrected).length
}

/** Whether what was found is not what was typed. */
export function isCorrected({ how }: TermMatch): boolean {
  return how === 'sound' || how === 'beginning' || how === 'similar'
}

/** How many letters may be other than typed: a short word would be found for almost any other. */
function allowedEdits(key: string): number {
  return key.length >= 9 ? 2 : key.length >= 5 ? 1 : 0
}

const nothing: Expansion = { words: [], isMeant: () => false, sets: [] }
const hasLettersOnly = /^[\p{L}\p{M}]+$/u
const hasProducts = (set: SynonymSet) => set.hasProducts
