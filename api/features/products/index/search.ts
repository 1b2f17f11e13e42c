import type { WayToFind } from '../../../../contract/search-trial.ts'
import type { BitSet } from './bit-set.ts'
import { type CatalogueWord, findApart, mostUsed } from './catalogue-words.ts'
import { Found } from './found.ts'
import { allowedEdits } from './key-list.ts'
import { phraseKey, soundKey, soundOf } from './sound.ts'
import type { SoundIndex } from './sound-index.ts'
import { isShort, SynonymIndex, type SynonymSet } from './synonym-index.ts'
import type { SearchedTexts, SearchWord } from './tokens.ts'
import { WordIndex } from './word-index.ts'

/** How a word of a search, or neighbours as one word, was found. */
export type Step = {
  typed: string
  /** Null if it was not. */
  how: WayToFind | null
  /** By which words of the catalogue; worked out where somebody asks. */
  words: () => CatalogueWord[]
}

type KeyFinder = Pick<SoundIndex<unknown>, 'beginningWith' | 'near'>

/** So many neighbours may be one word: `nalla ennai`. */
const maxJoined = 3
/** Letters that a beginning has at least. */
const minBeginning = 3

/** Finds products by words: as they stand, by synonyms, and otherwise by how they sound. */
export class Search {
  readonly #words = new WordIndex()
  #synonyms = new SynonymIndex()
  /** What the words up to one have found; of the last few words is enough. */
  readonly #results = Array.from({ length: maxJoined + 1 }, () => new Found())
  /** What the word or words just looked for have found. */
  readonly #match = new Found()
  readonly #strict = new Found()

  get references(): number {
    return this.#words.references
  }

  add(texts: SearchedTexts, product: number): void {
    this.#words.add(texts, product)
    this.#synonyms.forget()
  }

  delete(texts: SearchedTexts, product: number): void {
    this.#words.delete(texts, product)
    this.#synonyms.forget()
  }

  setSynonyms(sets: { terms: string[] }[]): void {
    this.#synonyms = new SynonymIndex(sets)
  }

  /** The products that have every word as it stands. Valid until the next call. */
  findExact(words: SearchWord[]): BitSet {
    const found = this.#results[0] as Found
    for (const [at, { literal }] of words.entries()) {
      const match = at === 0 ? found : this.#match
      this.#words.find(literal, match.clear())
      if (at > 0) found.intersect(match)
    }
    return found.all
  }

  /**
   * The products that match, how, and which come first: those with all of it in their head, but for what a
   * short word with synonyms has found inside other words. Valid until the next call.
   * @param isRanked whether some are to come first
   */
  find(words: SearchWord[], isRanked: boolean): { found: BitSet; first: BitSet[]; steps: Step[] } {
    for (const found of [...this.#results, this.#match]) found.hasHead = isRanked
    if (!isRanked) {
      const { found, steps } = this.#findAll(words)
      return { found: found.all, first: [], steps }
    }
    const strict = words.some((word) => this.#isShortTerm(word))
      ? this.#strict.copy(this.#findAll(words, true).found)
      : undefined
    const { found, steps } = this.#findAll(words)
    const first = strict ? [strict.head, strict.all, found.head] : [found.head]
    return { found: found.all, first, steps }
  }

  /** How each word is found, whether there are products with all of them or not. */
  explain(words: SearchWord[]): Step[] {
    const { found, steps } = this.#findAll(words)
    if (!found.isEmpty) return steps
    return words.map((_, at) => this.#matchWord(words, at, this.#match.clear()))
  }

  /** The products that have all words, in order: each by itself, or up to three neighbours as one. */
  #findAll(words: SearchWord[], isStrict = false): { found: Found; steps: Step[] } {
    const result = (end: number) => this.#results[end % this.#results.length] as Found
    const paths: Step[][] = [[]]
    for (let end = 1; end <= words.length; end++) {
      const found = result(end).clear()
      let path = [...(paths[end - 1] ?? []), this.#matchWord(words, end - 1, found, isStrict)]
      if (end > 1) found.intersect(result(end - 1))
      for (let start = end - 2; start >= Math.max(0, end - maxJoined); start--) {
        const joined = this.#matchJoined(words.slice(start, end))
        if (!joined) continue
        if (start > 0) this.#match.intersect(result(start))
        const other = [...(paths[start] ?? []), joined]
        const isBetter = joined.how === 'sound' || isSurer(other, path) || found.isEmpty
        if (isBetter && !found.all.covers(this.#match.all)) path = other
        found.unite(this.#match)
      }
      paths.push(path)
    }
    return { found: result(words.length), steps: paths[words.length] ?? [] }
  }

  /** Adds what one word finds. */
  #matchWord(words: SearchWord[], at: number, match: Found, isStrict = false): Step {
    const word = words[at] as SearchWord
    const { typed, literal } = word
    const isLiteral = this.#words.find(literal, match)
    if (isStrict && this.#isShortTerm(word)) match.clear()
    const sets = this.#addSynonyms([word], match)
    const inWord = (token: string) => token.includes(literal)
    if (isLiteral)
      return {
        typed,
        how: 'literal',
        words: () => mostUsed(this.#words.containing(literal), inWord),
      }
    if (sets.length > 0 && !match.isEmpty)
      return { typed, how: 'synonym', words: () => this.#wordsOf(sets) }
    return this.#matchSound(word, at === words.length - 1, match)
  }

  /** Looks for neighbours as one word; what they find is in `#match` then. */
  #matchJoined(words: SearchWord[]): Step | null {
    const typed = words.map((word) => word.typed).join(' ')
    const match = this.#match.clear()
    const sets = this.#addSynonyms(words, match)
    if (sets.length > 0 && !match.isEmpty)
      return { typed, how: 'synonym', words: () => this.#wordsOf(sets) }
    const tokens = words.flatMap((word) => word.tokens)
    const key = phraseKey(tokens)
    const alike = this.#matchKeys(typed, 'sound', [key], match)
    // `1 litre` is `1 L`, even where `litre` stands in other texts.
    return alike || !isSize.test(key) || key === tokens.join('')
      ? alike
      : this.#matchApart(typed, key, match)
  }

  #matchSound({ typed, tokens }: SearchWord, isLast: boolean, match: Found): Step {
    const key = phraseKey(tokens)
    const alike =
      this.#matchKeys(typed, 'sound', [key], match) ?? this.#matchApart(typed, key, match)
    if (alike || !hasLettersOnly.test(key)) return alike ?? notFound(typed)
    const sound = tokens.length === 1 ? soundOf(tokens[0] ?? '') : key
    const letters = Math.max(sound.length, tokens.join('').match(/\p{L}/gu)?.length ?? 0)
    const beginning =
      isLast && letters >= minBeginning && sound.length > 1
        ? this.#matchKeys(
            typed,
            'beginning',
            this.#keys((index) => index.beginningWith(sound)),
            match,
          )
        : null
    if (beginning) return beginning
    for (let edits = 1; edits <= allowedEdits(key); edits++) {
      const near = this.#keys((index) => index.near(key, edits))
      const similar = this.#matchKeys(typed, 'similar', near, match)
      if (similar) return similar
    }
    return notFound(typed)
  }

  /** Adds what words and terms with such keys find; null if that is nothing. */
  #matchKeys(typed: string, how: WayToFind, keys: string[], match: Found): Step | null {
    const postings = keys.flatMap((key) => this.#words.alike(key))
    const sets = keys.flatMap((key) => this.#synonyms.sounds.alike(key))
    if (postings.length + sets.length === 0) return null
    for (const posting of postings) posting.addTo(match)
    for (const set of sets) match.unite(set.meaning(this.#words).found)
    if (match.isEmpty) return null
    const isMeant = (token: string) => keys.includes(soundKey(token))
    const words = () => (postings.length > 0 ? mostUsed(postings, isMeant) : this.#wordsOf(sets))
    return { typed, how, words }
  }

  #matchApart(typed: string, key: string, match: Found): Step | null {
    const words = findApart(this.#words, key, match)
    return words.length > 0 ? { typed, how: 'sound', words: () => words } : null
  }

  #keys(find: (index: KeyFinder) => string[]): string[] {
    return [...new Set([...find(this.#words.sounds), ...find(this.#synonyms.sounds)])]
  }

  #addSynonyms(words: SearchWord[], match: Found): SynonymSet[] {
    const sets = this.#synonyms.with(words.map(({ tokens }) => tokens.join('')).join(''))
    for (const set of sets) match.unite(set.meaning(this.#words).found)
    return sets
  }

  #wordsOf(sets: SynonymSet[]): CatalogueWord[] {
    const meanings = sets.map((set) => set.meaning(this.#words).words)
    return meanings.find((words) => words.length > 0) ?? []
  }

  #isShortTerm({ tokens }: SearchWord): boolean {
    const term = tokens.join('')
    return isShort(term) && this.#synonyms.with(term).length > 0
  }
}

const isSize = /^\d+[a-z]+$/
const hasLettersOnly = /^[\p{L}\p{M}]+$/u

function notFound(typed: string): Step {
  return { typed, how: null, words: () => [] }
}

/** Whether less of it is a guess. */
function isSurer(one: Step[], other: Step[]): boolean {
  return one.filter(isCorrected).length <= other.filter(isCorrected).length
}

export function isCorrected({ how }: Step): boolean {
  return how === 'sound' || how === 'beginning' || how === 'similar'
}
