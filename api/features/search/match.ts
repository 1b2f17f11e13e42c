import { unitOf } from '../../../contract/packs/unit-spellings.ts'
import { Corrections, correctionKinds } from './corrections.ts'
import {
  createMatchSet,
  intersect,
  isInName,
  isSubset,
  type MatchSet,
  matchBits,
  matchesNothing,
  unite,
} from './match-set.ts'
import type { PackIndex } from './pack-index.ts'
import type { SearchWord } from './read-search.ts'
import { phoneticKey, phraseKey } from './spelling/phonetic.ts'
import { isShort } from './spelling/text.ts'
import type { SynonymSet } from './synonyms.ts'
import { nothing, type Searched, type TermMatch, TermMatcher } from './term-matcher.ts'
import type { Word } from './vocabulary.ts'

/** Most neighbouring words that may form one word: `nalla ennai`. */
const maxJoined = 3

/** Matches of each word of a search on its own. */
type SingleMatches = Map<SearchWord, TermMatch>

/** One search: finds products that have all its words, as typed, by synonym, or else corrected. */
export class Search {
  readonly #searched: Searched
  readonly #packs: PackIndex
  readonly #matcher: TermMatcher
  readonly #corrections: Corrections

  constructor(searched: Searched, packs: PackIndex) {
    this.#searched = searched
    this.#packs = packs
    this.#matcher = new TermMatcher(searched)
    this.#corrections = new Corrections(searched, this.#matcher)
  }

  /** Finds products that have every word as typed. */
  findExact(words: SearchWord[]): SearchResult {
    const { vocabulary } = this.#searched
    const found = words.map(({ literal }) =>
      this.#matcher.matchesOf(vocabulary.containing(literal)),
    )
    return { matches: found.reduce(intersect, this.#everything()), terms: [] }
  }

  /**
   * Finds products that have all words, in order: each word by itself, or up to three neighbours as one; also
   * tells how each word is found, even if no product has all of them. General words are ignored if no product of
   * the list has them as well; words that match only products outside the list are then corrected.
   */
  find(words: SearchWord[], isListed: (product: number) => boolean): SearchResult {
    const telling = words.filter(({ isGeneral }) => !isGeneral)
    const last = telling.at(-1)
    const singles = new Map(words.map((word) => [word, this.#readWord(word, word === last)]))
    const isShown = ({ matches }: SearchResult) =>
      matches.some((bits, product) => bits !== 0 && isListed(product))
    if (telling.length < words.length) {
      const all = this.#combine(words, singles)
      if (isShown(all)) return all
    }
    const attempts = [
      () => this.#combine(telling, singles),
      ...(telling.every((word) => singles.get(word)?.how)
        ? correctionKinds.map((_, at) => () => this.#combineCorrected(telling, singles, at))
        : []),
    ]
    for (const attempt of attempts) {
      const result = attempt()
      if (matchesNothing(result.matches)) continue
      const general = words.filter(({ isGeneral }) => isGeneral)
      return general.reduce((found, word) => {
        const narrowed = extend(found, singles.get(word) ?? this.#readGeneral(word))
        return isShown(narrowed) ? narrowed : found
      }, result)
    }
    return { matches: createMatchSet(this.#searched.size), terms: [...singles.values()] }
  }

  /** Finds products that have all words, alone or joined. */
  #combine(words: SearchWord[], singles: SingleMatches): SearchResult {
    const start: SearchResult = { matches: this.#everything(), terms: [] }
    /** Results of the words before each position. */
    const results = [start]
    for (const [at, word] of words.entries()) {
      const single = singles.get(word)
      let result = single ? extend(results.at(-1) ?? start, single) : start
      for (const joined of this.#readJoined(words, at, singles))
        result = choose(result, extend(results.at(-joined.typed.length) ?? start, joined), joined)
      results.push(result)
    }
    return results.at(-1) ?? start
  }

  /** The same, with words also corrected, using kinds of correction up to `surest`. */
  #combineCorrected(words: SearchWord[], singles: SingleMatches, surest: number): SearchResult {
    const kinds = correctionKinds.slice(0, surest + 1)
    const widened = new Map(
      words.map((word, at) => {
        const isLast = at === words.length - 1
        const found = kinds.map((kind) =>
          word.pack ? null : this.#corrections.find(word, kind, isLast),
        )
        const all = [singles.get(word) ?? null, ...found].filter((term) => term !== null)
        return [word, all.reduce(widen)]
      }),
    )
    const { matches, terms } = this.#combine(words, widened)
    return { matches, terms: terms.map((term) => this.#unlessNeeded(term, singles, matches)) }
  }

  /** Returns the uncorrected word if it yields the same matches. */
  #unlessNeeded(term: TermMatch, singles: SingleMatches, matches: MatchSet): TermMatch {
    const [word, ...others] = term.typed
    const single = word && others.length === 0 ? singles.get(word) : undefined
    return single && isSubset(matches, single.matches) ? single : term
  }

  #readWord(word: SearchWord, isLast: boolean): TermMatch {
    if (word.pack) return this.#readPack(word, word.pack)
    if (word.isGeneral) return this.#readGeneral(word)
    const { literal, tokens } = word
    const { vocabulary } = this.#searched
    const text = tokens.join('')
    const matchesLiteral = (token: string) => token.includes(literal)
    const words = this.#wordsWith(literal, text)
    const synonyms = this.#searched.synonyms.with(text)
    const sets = synonyms.filter(hasProducts)
    if (words.length + sets.length === 0)
      return (
        this.#corrections.byParts(word, 'literal') ??
        this.#corrections.surest(word, isLast) ??
        this.#matcher.toMatch([word], null, nothing)
      )
    if (words.length === 0)
      return this.#matcher.toMatch([word], 'synonym', {
        words,
        matchesLiteral,
        sets,
      })
    // Inside other words, a short word with synonyms is noise.
    const isNoise = synonyms.length > 0 && isShort(text)
    const isInside = isNoise && vocabulary.whole(text).length === 0
    const matches = this.#matcher.matchesOf(words, !isNoise)
    for (const set of sets) set.addTo(matches)
    const how = isInside && sets.length > 0 ? 'synonym' : 'literal'
    const meant = how === 'literal' ? words : []
    const explain = () => this.#matcher.explain({ words: meant, matchesLiteral, sets })
    return { typed: [word], how, matches, words: explain }
  }

  /** Words that contain a literal; for a unit, also its other spellings. */
  #wordsWith(literal: string, text: string): Word[] {
    const { vocabulary } = this.#searched
    const units = unitOf(text) ? vocabulary.withKey(phoneticKey(text)) : []
    const all = [vocabulary.containing(literal), vocabulary.containingJoined(literal), units]
    return [...new Set(all.flat())]
  }

  #readPack(word: SearchWord, key: string): TermMatch {
    const matches = createMatchSet(this.#searched.size)
    this.#packs.addTo(matches, key)
    return {
      typed: [word],
      how: matchesNothing(matches) ? null : 'literal',
      matches,
      words: () => [],
    }
  }

  /** A general word inside other words or in descriptions is chance: `rate` in `grated`. */
  #readGeneral(word: SearchWord): TermMatch {
    const text = word.tokens.join('')
    const { vocabulary } = this.#searched
    // Numbers are not found by sound: `100%`.
    const isNumber = /^\p{N}+$/u.test(text)
    const words = isNumber ? vocabulary.containing(word.literal) : vocabulary.whole(text)
    const sets = this.#searched.synonyms.with(text).filter(hasProducts)
    const matchesLiteral = (token: string) => token === text
    const match = this.#matcher.toMatch([word], 'literal', {
      words,
      matchesLiteral,
      sets,
    })
    const matches = match.matches.map((bits) => (isInName(bits) ? bits : 0))
    const how = matchesNothing(matches) ? null : words.length > 0 ? 'literal' : 'synonym'
    return { ...match, how, matches }
  }

  /** Joins the word at a position with one or two before it; null if that finds nothing. */
  #readJoined(words: SearchWord[], at: number, singles: SingleMatches): TermMatch[] {
    const { synonyms } = this.#searched
    const found: TermMatch[] = []
    for (let size = 2; size <= Math.min(maxJoined, at + 1); size++) {
      const typed = words.slice(at + 1 - size, at + 1)
      if (typed.some(({ pack }) => pack)) break
      const tokens = typed.flatMap((word) => word.tokens)
      const text = tokens.join('')
      const key = /\p{N}/u.test(text) ? phoneticKey(text) : phraseKey(tokens)
      const isUnknown = typed.some((word) => !isKnown(singles.get(word)))
      const term =
        this.#matcher.bySynonyms(typed, 'synonym', [text, synonyms.standardize(tokens).join('')]) ??
        this.#corrections.bySound(typed, key) ??
        this.#corrections.bySound(typed, phraseKey(synonyms.standardizeBySound(tokens))) ??
        (isUnknown ? this.#corrections.byPhrase(typed) : null)
      if (term) found.push(term)
    }
    return found
  }

  #everything(): MatchSet {
    return createMatchSet(this.#searched.size).fill(matchBits(true, true))
  }
}

export type SearchResult = { matches: MatchSet; terms: TermMatch[] }

/** Extends a search by one term. */
function extend(before: SearchResult, term: TermMatch): SearchResult {
  return { matches: intersect(before.matches, term.matches), terms: [...before.terms, term] }
}

/** Unites two matches of a word, which then counts as found in the second way. */
function widen(term: TermMatch, other: TermMatch): TermMatch {
  return { ...other, matches: unite(term.matches, other.matches) }
}

/** Unites the results of words alone and joined; keeps the terms that find more, or are less of a guess. */
function choose(alone: SearchResult, together: SearchResult, joined: TermMatch): SearchResult {
  const isBetter =
    joined.how === 'sound' || isSurer(together.terms, alone.terms) || matchesNothing(alone.matches)
  const findsMore = !isSubset(together.matches, alone.matches)
  return {
    matches: unite(alone.matches, together.matches),
    terms: isBetter && findsMore ? together.terms : alone.terms,
  }
}

function isSurer(terms: TermMatch[], others: TermMatch[]): boolean {
  return terms.filter(isCorrected).length <= others.filter(isCorrected).length
}

function isKnown(term: TermMatch | undefined): boolean {
  return term !== undefined && term.how !== null && !isCorrected(term)
}

/** True if a word other than the typed one matches. */
export function isCorrected({ how }: TermMatch): boolean {
  return how === 'sound' || how === 'beginning' || how === 'similar'
}

const hasProducts = (set: SynonymSet) => set.hasProducts
