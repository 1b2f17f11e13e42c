import { KeyList } from './key-list.ts'
import { addMatches, createMatchSet, isInName, type MatchSet, matchBits } from './match-set.ts'
import {
  phoneticKey,
  phraseKey,
  type Script,
  scriptOf,
  scripts,
  tokensOf,
} from './spelling/phonetic.ts'
import { isShort, readTerm } from './spelling/text.ts'
import type { FoundWord, ProductWords, Word } from './vocabulary.ts'

/** Terms of a set, and the products that contain any of them. */
export class SynonymSet {
  readonly terms: Term[] = []
  #matches: MatchSet = createMatchSet(0)
  #count = 0

  get hasProducts(): boolean {
    return this.#count > 0
  }

  /** The oldest of its products, preferring one with the term in its name. */
  get first(): number {
    const inName = this.#matches.findIndex(isInName)
    return inName >= 0 ? inName : this.#matches.findIndex((bits) => bits !== 0)
  }

  /** @param bits how a product matches; 0 removes it */
  put(product: number, bits: number): void {
    if (product >= this.#matches.length) {
      const larger = createMatchSet(2 * product + 1)
      larger.set(this.#matches)
      this.#matches = larger
    }
    this.#count += Number(bits !== 0) - Number(this.#matches[product] !== 0)
    this.#matches[product] = bits
  }

  addTo(matches: MatchSet): void {
    addMatches(matches, this.#matches)
  }
}

/** One way to match a term: each of its patterns must match some word of a product. */
type Term = { set: SynonymSet; patterns: Pattern[] }

/** Test of a token (equal, contained or similar in sound), and the terms to check if it passes. */
type Pattern = { matches(token: string): boolean; terms: Term[] }

/**
 * All synonym sets by their terms. Each product is matched against the terms when it changes, so a search already
 * knows the products of a set.
 */
export class SynonymIndex {
  /** Keys of all terms, and their texts. */
  readonly keys: KeyList
  readonly texts: KeyList
  readonly #sets: SynonymSet[] = []
  readonly #setsByText = new Map<string, Set<SynonymSet>>()
  readonly #setsByKey: Record<Script, Map<string, Set<SynonymSet>>> = {
    latin: new Map(),
    tamil: new Map(),
  }
  /** Patterns by whole token, by part of a word, and by phonetic key. */
  readonly #whole = new Map<string, Pattern>()
  readonly #parts = new Map<string, Pattern>()
  readonly #patternsByKey = new Map<string, Pattern[]>()
  readonly #phrases = new Map<string, Pattern>()
  readonly #partLengths = new Set<number>()
  /** Standard word of each synonym's set, by word and by sound. */
  readonly #standards = new Map<string, string>()
  readonly #standardsByKey = new Map<string, string>()
  readonly #patternsOfWord = new WeakMap<Word, Pattern[]>()

  constructor(sets: { terms: string[] }[]) {
    const read = sets.map(({ terms }) => terms.map(readTerm))
    for (const terms of read) this.#addStandard(terms.filter(({ length }) => length === 1).flat())
    for (const terms of read) {
      const set = new SynonymSet()
      this.#sets.push(set)
      for (const tokens of terms) this.#addTerm(set, tokens)
    }
    this.keys = new KeyList([...this.#setsByKey.latin.keys(), ...this.#setsByKey.tamil.keys()])
    this.texts = new KeyList(this.#setsByText.keys())
  }

  /** Sets with a term, ignoring spaces and punctuation. */
  with(term: string): SynonymSet[] {
    return [...(this.#setsByText.get(term) ?? [])]
  }

  /** Replaces each word by the standard one of its set: `pooja ennai` becomes `pooja oil`. */
  standardize(tokens: string[]): string[] {
    return tokens.map((token) => this.#standards.get(token) ?? token)
  }

  /** The same by sound: `pooja yennai`. */
  standardizeBySound(tokens: string[]): string[] {
    const bySound = (token: string) => this.#standardsByKey.get(phoneticKey(token)) ?? token
    return tokens.map((token) => this.#standards.get(token) ?? bySound(token))
  }

  /** Sets with a term that has this phonetic key, in any of the given scripts. */
  withKey(key: string, among: readonly Script[] = scripts): SynonymSet[] {
    return among.flatMap((script) => [...(this.#setsByKey[script].get(key) ?? [])])
  }

  /** Updates which sets find a product by its words. */
  replace(product: number, words: ProductWords): void {
    if (this.#sets.length === 0) return
    const found = this.#match(words)
    for (const set of this.#sets) set.put(product, found.get(set) ?? 0)
  }

  /** Words of a product by which a set finds it. */
  explain(set: SynonymSet, words: ProductWords): FoundWord[] {
    for (const { patterns } of set.terms) {
      const found = patterns.map((pattern) => this.#findWord(pattern, words))
      if (found.every((word) => word !== undefined)) return found
    }
    return []
  }

  #findWord(pattern: Pattern, words: ProductWords): FoundWord | undefined {
    for (const word of [...words.nameWords, ...words.descriptionWords])
      if (this.#patternsMatching(word).includes(pattern))
        return { word, part: tokensOf(word.text).find(pattern.matches) ?? word.text }
    return undefined
  }

  /** Sets that find a product, each with the bits of its match. */
  #match(words: ProductWords): Map<SynonymSet, number> {
    const found = new Map<Pattern, boolean>()
    for (const word of words.descriptionWords)
      for (const pattern of this.#patternsMatching(word)) found.set(pattern, false)
    for (const word of words.nameWords)
      for (const pattern of this.#patternsMatching(word)) found.set(pattern, true)
    const sets = new Map<SynonymSet, number>()
    for (const pattern of found.keys())
      for (const { set, patterns } of pattern.terms) {
        if (!patterns.every((part) => found.has(part))) continue
        const areInNames = patterns.every((part) => found.get(part))
        sets.set(set, (sets.get(set) ?? 0) | matchBits(areInNames, true))
      }
    return sets
  }

  #patternsMatching(word: Word): Pattern[] {
    const known = this.#patternsOfWord.get(word)
    if (known) return known
    const { text, isPair, keys } = word
    const patterns = new Set(keys.flatMap((key) => this.#patternsByKey.get(key) ?? []))
    const find = (byToken: Map<string, Pattern>, token: string) => {
      const pattern = byToken.get(token)
      if (pattern) patterns.add(pattern)
    }
    if (!isPair) {
      for (const token of tokensOf(text)) find(this.#whole, token)
      for (const length of this.#partLengths)
        for (let at = 0; at + length <= text.length; at++)
          find(this.#parts, text.slice(at, at + length))
    }
    const found = [...patterns]
    this.#patternsOfWord.set(word, found)
    return found
  }

  /** A word in several sets keeps its first standard. */
  #addStandard(words: string[]): void {
    const [first] = words
    if (first === undefined) return
    const standard = this.#standards.get(first) ?? first
    for (const word of words) {
      if (!this.#standards.has(word)) this.#standards.set(word, standard)
      const key = phoneticKey(word)
      if (!this.#standardsByKey.has(key)) this.#standardsByKey.set(key, standard)
    }
  }

  #addTerm(set: SynonymSet, tokens: string[]): void {
    this.#addSpelling(set, tokens)
    this.#addTokens(set, tokens)
    if (tokens.length === 1) return
    this.#addSpelling(set, this.standardize(tokens))
    if (!isShort(tokens.join(''))) addTerm(set, [this.#phrasePattern(phraseKey(tokens))])
  }

  #addSpelling(set: SynonymSet, tokens: string[]): void {
    const text = tokens.join('')
    const key = phraseKey(tokens)
    addTo(this.#setsByText, text, set)
    if (key !== '') addTo(this.#setsByKey[scriptOf(text)], key, set)
  }

  #addTokens(set: SynonymSet, tokens: string[]): void {
    const longest = tokens.reduce((a, b) => (b.length > a.length ? b : a))
    const patterns = tokens.map((token) => this.#tokenPattern(token))
    addTerm(set, patterns, this.#tokenPattern(longest))
  }

  #tokenPattern(token: string): Pattern {
    const patterns = isShort(token) ? this.#whole : this.#parts
    const known = patterns.get(token)
    if (known) return known
    const key = phoneticKey(token)
    const matches = isShort(token)
      ? (other: string) => other === token
      : (other: string) => other.includes(token) || phoneticKey(other) === key
    const pattern: Pattern = { matches, terms: [] }
    patterns.set(token, pattern)
    if (patterns === this.#parts) {
      this.#partLengths.add(token.length)
      this.#patternsByKey.set(key, [...(this.#patternsByKey.get(key) ?? []), pattern])
    }
    return pattern
  }

  #phrasePattern(key: string): Pattern {
    const known = this.#phrases.get(key)
    if (known) return known
    const pattern: Pattern = { matches: (token) => phoneticKey(token) === key, terms: [] }
    this.#phrases.set(key, pattern)
    this.#patternsByKey.set(key, [...(this.#patternsByKey.get(key) ?? []), pattern])
    return pattern
  }
}

/** Products without `rarest`, usually the longest word, are not matched against the other patterns. */
function addTerm(set: SynonymSet, patterns: Pattern[], rarest = patterns[0]): void {
  const term = { set, patterns }
  set.terms.push(term)
  rarest?.terms.push(term)
}

function addTo<Item>(items: Map<string, Set<Item>>, key: string, item: Item): void {
  const existing = items.get(key)
  if (existing) existing.add(item)
  else items.set(key, new Set([item]))
}
