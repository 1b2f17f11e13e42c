import type { WayToFind } from '../../../../contract/search/search-trial.ts'
import type { BitSet } from './bit-set.ts'
import { anyOf, findApart, type Meaning, mostUsed } from './catalogue-words.ts'
import { Found, productsOf } from './found.ts'
import { allowedEdits } from './key-list.ts'
import { isSurer, type Step, stepOf } from './search-step.ts'
import {
  beginningsOf,
  hashConsonants,
  phraseKey,
  soundKey,
  soundOf,
  splitScripts,
} from './sound.ts'
import type { SoundIndex } from './sound-index.ts'
import { findTerm, isShort, SynonymIndex, type SynonymSet } from './synonym-index.ts'
import type { SearchedTexts, SearchWord } from './tokens.ts'
import { WordIndex } from './word-index.ts'

/** Each result is valid until the next one. */
export type SearchResult = {
  found: BitSet
  steps: Step[]
  /**
   * What comes first, in turn: what has all of the search in its head, but for chance; what has it
   * anywhere, but for chance; what has it in its head.
   */
  first: BitSet[]
}

type KeyFinder = Pick<SoundIndex<unknown>, 'beginningWith' | 'near'>

/** So many neighbours may be one word: `nalla ennai`. */
const maxJoined = 3
/** Letters that a beginning has at least. */
const minBeginning = 3
/** Terms of synonym sets that are looked for at once, in a few milliseconds. A set of more is looked for alone. */
const maxTerms = 20

/** Finds products by words: as they stand, by synonyms, and otherwise by how they sound. */
export class Search {
  readonly #words = new WordIndex()
  #synonyms = new SynonymIndex()
  /** What the words up to one have found; of the last few words is enough. */
  readonly #results = Array.from({ length: maxJoined + 1 }, () => new Found())
  readonly #match = new Found()
  /** So many more the search at hand may look for; and whether it has needed no others. */
  #termsLeft = maxTerms
  #isWhole = true

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

  /** The products that match, and how; undefined if synonym sets are left to look for: the next try goes on. */
  find(words: SearchWord[]): SearchResult | undefined {
    const stepsOf = this.#readSteps(words)
    if (!stepsOf) return undefined
    const hasChance = stepsOf.some(([alone]) => alone?.certain !== alone?.sources)
    const certain = hasChance && productsOf([this.#collect(stepsOf, 'certain').found])
    const { found, steps } = this.#collect(stepsOf)
    const first = certain ? [certain.head, certain.all, found.head] : [found.head]
    return { found: found.all, steps, first }
  }

  /** The products that have every word as it stands. */
  findExact(words: SearchWord[]): SearchResult {
    const steps = words.map((word) => [
      stepOf([word], 'literal', this.#words.containing(word.literal), () => []),
    ])
    return { found: this.#collect(steps).found.all, steps: [], first: [] }
  }

  /** How each word is found, whether there are products with all of them or not; undefined as from `find`. */
  explain(words: SearchWord[]): Step[] | undefined {
    const steps = this.#readSteps(words)
    if (!steps) return undefined
    const result = this.#collect(steps)
    return result.found.all.isEmpty ? steps.flatMap(([alone]) => alone ?? []) : result.steps
  }

  /** Of each word the steps that end with it: the word alone, and with one or two before it as one. */
  #readSteps(words: SearchWord[]): Step[][] | undefined {
    this.#termsLeft = maxTerms
    this.#isWhole = true
    const stepsOf = words.map((word, at) => {
      const steps = [this.#readWord(word, at === words.length - 1)]
      for (let size = 2; size <= Math.min(maxJoined, at + 1); size++) {
        const joined = this.#readJoined(words.slice(at + 1 - size, at + 1))
        if (joined) steps.push(joined)
      }
      return steps
    })
    return this.#isWhole ? stepsOf : undefined
  }

  /** The products that have all words, in order: each by itself, or up to three neighbours as one. */
  #collect(
    stepsOf: Step[][],
    kind: 'sources' | 'certain' = 'sources',
  ): { found: Found; steps: Step[] } {
    const result = (end: number) => this.#results[end % this.#results.length] as Found
    const paths: Step[][] = [[]]
    for (const [at, steps] of stepsOf.entries()) {
      const found = result(at + 1).clear()
      let path: Step[] | undefined
      for (const step of steps) {
        const start = at + 1 - step.typed.length
        const match = path ? this.#match.clear() : found
        for (const source of step[kind]) source.addTo(match)
        if (start > 0) match.intersect(result(start))
        const other = [...(paths[start] ?? []), step]
        if (!path) path = other
        else {
          const isBetter = step.how === 'sound' || isSurer(other, path) || found.isEmpty
          if (isBetter && !found.all.covers(match.all)) path = other
          match.addTo(found)
        }
      }
      paths.push(path ?? [])
    }
    return { found: result(stepsOf.length), steps: paths.at(-1) ?? [] }
  }

  #readWord(word: SearchWord, isLast: boolean): Step {
    const { literal, tokens } = word
    const term = tokens.join('')
    const sets = this.#synonyms.with(term)
    const postings = this.#words.containing(literal)
    const bySynonym = this.#bySynonym([word], sets)
    if (postings.length === 0) return bySynonym ?? this.#bySound(word, isLast)
    const isMeant = (token: string) => token.includes(literal)
    const step = stepOf([word], 'literal', postings, () => mostUsed(postings, isMeant))
    if (sets.length === 0) return step
    const synonyms = bySynonym?.sources ?? []
    const isChance = isShort(term)
    const sources = [...postings, ...synonyms]
    const isInside = isChance && bySynonym && this.#words.whole(term).length === 0
    return { ...(isInside ? bySynonym : step), sources, certain: isChance ? synonyms : sources }
  }

  #readJoined(words: SearchWord[]): Step | null {
    const tokens = words.flatMap((word) => word.tokens)
    const text = tokens.join('')
    const bySynonym = this.#bySynonym(words, this.#synonyms.with(text))
    if (bySynonym) return bySynonym
    const consonants = hashConsonants(tokens.map(soundOf))
    const { sounds } = this.#words
    if (!sounds.mayHave(consonants) && !this.#synonyms.sounds.mayHave(consonants)) return null
    const key = phraseKey(tokens)
    const alike = this.#byKeys(words, 'sound', [key])
    // `1 litre` is `1 L`, even where `litre` stands in other texts.
    if (alike || !isSize.test(key) || key === text) return alike
    return this.#byParts(words, findApart(this.#words, key))
  }

  #bySound(word: SearchWord, isLast: boolean): Step {
    const { tokens } = word
    const key = phraseKey(tokens)
    const step =
      this.#byKeys([word], 'sound', [key]) ??
      this.#byParts([word], findApart(this.#words, key)) ??
      this.#byScripts(word) ??
      (hasLettersOnly.test(key) ? this.#guess(word, key, isLast) : null)
    return step ?? stepOf([word], null, [], () => [])
  }

  #guess(word: SearchWord, key: string, isLast: boolean): Step | null {
    const { tokens } = word
    const sound = tokens.length === 1 ? soundOf(tokens[0] ?? '') : key
    const letters = Math.max(sound.length, tokens.join('').match(/\p{L}/gu)?.length ?? 0)
    const hasBeginning = isLast && letters >= minBeginning && sound.length > 1
    const sounds = hasBeginning ? beginningsOf(sound) : []
    const starts = this.#keys((index) => sounds.flatMap((start) => index.beginningWith(start)))
    let step = this.#byKeys([word], 'beginning', starts)
    for (let edits = 1; !step && edits <= allowedEdits(key); edits++) {
      const near = this.#keys((index) => index.near(key, edits))
      step = this.#byKeys([word], 'similar', near)
    }
    return step
  }

  /** By words and terms with such keys; null if they find nothing. */
  #byKeys(words: SearchWord[], how: WayToFind, keys: string[]): Step | null {
    const postings = keys.flatMap((key) => this.#words.alike(key))
    const bySynonym = this.#bySynonym(
      words,
      keys.flatMap((key) => this.#synonyms.sounds.alike(key)),
    )
    if (postings.length === 0) return bySynonym && { ...bySynonym, how }
    const isMeant = (token: string) => keys.includes(soundKey(token))
    const sources = [...postings, ...(bySynonym?.sources ?? [])]
    return stepOf(words, how, sources, () => mostUsed(postings, isMeant))
  }

  /** By the words that were run together to one. */
  #byParts(words: SearchWord[], { sources, words: parts }: Meaning): Step | null {
    return sources.length > 0 ? stepOf(words, 'sound', sources, parts) : null
  }

  #byScripts(word: SearchWord): Step | null {
    const parts = splitScripts(word.tokens)
    return parts.length > word.tokens.length
      ? this.#byParts([word], findTerm(parts, this.#words))
      : null
  }

  #bySynonym(words: SearchWord[], sets: SynonymSet[]): Step | null {
    if (sets.length === 0) return null
    const known = sets.filter((set) => this.#canAsk(set))
    const { sources, words: by } = anyOf(known.map((set) => set.meaning(this.#words)))
    return sources.length > 0 ? stepOf(words, 'synonym', sources, by) : null
  }

  #canAsk({ unknownTerms }: SynonymSet): boolean {
    if (unknownTerms === 0) return true
    this.#isWhole = this.#termsLeft > 0
    this.#termsLeft -= unknownTerms
    return this.#isWhole
  }

  #keys(find: (index: KeyFinder) => string[]): string[] {
    return [...new Set([...find(this.#words.sounds), ...find(this.#synonyms.sounds)])]
  }
}

const isSize = /^\d+[a-z]+$/
const hasLettersOnly = /^[\p{L}\p{M}]+$/u
