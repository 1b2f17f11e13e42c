import { KeyList } from './key-list.ts'
import { addMatches, createMatchSet, flagsOf, type MatchSet, matched } from './match-set.ts'
import { phoneticKey, phraseKey, tokensOf } from './phonetic.ts'
import { isShort, readTerm } from './text.ts'
import type { FoundWord, ProductWords, Word } from './vocabulary.ts'

/** What stands together in a set, and the products that have any of it. */
export class SynonymSet {
  readonly terms: Term[] = []
  #matches: MatchSet = createMatchSet(0)
  #count = 0

  get hasProducts(): boolean {
    return this.#count > 0
  }

  /** One of its products, if possible with it in the head: the oldest. */
  get first(): number {
    const inHead = this.#matches.findIndex((flags) => (flags & matched.inHead) !== 0)
    return inHead >= 0 ? inHead : this.#matches.findIndex((flags) => flags !== 0)
  }

  /** Says how a product matches. */
  put(product: number, flags: number): void {
    if (product >= this.#matches.length) {
      const larger = createMatchSet(2 * product + 1)
      larger.set(this.#matches)
      this.#matches = larger
    }
    this.#count += Number(flags !== 0) - Number(this.#matches[product] !== 0)
    this.#matches[product] = flags
  }

  addTo(matches: MatchSet): void {
    addMatches(matches, this.#matches)
  }
}

/** One way to have a term: every need of it is met by some word of a product. */
type Term = { set: SynonymSet; needs: Need[] }

/** What a word must be, contain or sound like; and the terms that are looked at where one does. */
type Need = { isMet(token: string): boolean; terms: Term[] }

/**
 * All synonym sets, by their terms. Which products have a set is known before anybody searches: each
 * product is held against the terms when it changes.
 */
export class SynonymIndex {
  /** The keys of all terms. */
  readonly keys: KeyList
  readonly #sets: SynonymSet[] = []
  readonly #byText = new Map<string, Set<SynonymSet>>()
  readonly #byKey = new Map<string, Set<SynonymSet>>()
  /** By a token that stands alone, that is part of a word, and by a key of sound. */
  readonly #whole = new Map<string, Need>()
  readonly #parts = new Map<string, Need>()
  readonly #alike = new Map<string, Need[]>()
  readonly #phrases = new Map<string, Need>()
  readonly #partLengths = new Set<number>()
  readonly #needsMet = new WeakMap<Word, Need[]>()

  constructor(sets: { terms: string[] }[]) {
    for (const { terms } of sets) {
      const set = new SynonymSet()
      this.#sets.push(set)
      for (const tokens of terms.map(readTerm)) this.#addTerm(set, tokens)
    }
    this.keys = new KeyList(this.#byKey.keys())
  }

  /** The sets that have a term, whatever spaces and punctuation are in it. */
  with(term: string): SynonymSet[] {
    return [...(this.#byText.get(term) ?? [])]
  }

  /** The sets with a term that sounds so. */
  alike(key: string): SynonymSet[] {
    return [...(this.#byKey.get(key) ?? [])]
  }

  /** Puts a product, by its words, into the sets that find it, and takes it out of the others. */
  replace(product: number, words: ProductWords): void {
    if (this.#sets.length === 0) return
    const found = this.#match(words)
    for (const set of this.#sets) set.put(product, found.get(set) ?? 0)
  }

  /** By which words of a product a set finds it. */
  explain(set: SynonymSet, words: ProductWords): FoundWord[] {
    for (const { needs } of set.terms) {
      const found = needs.map((need) => this.#findWord(need, words))
      if (found.every((word) => word !== undefined)) return found
    }
    return []
  }

  #findWord(need: Need, words: ProductWords): FoundWord | undefined {
    for (const word of [...words.head, ...words.body])
      if (this.#needsOf(word).includes(need))
        return { word, part: tokensOf(word.text).find(need.isMet) ?? word.text }
    return undefined
  }

  /** The sets that find a product, each with the flags of its match. */
  #match(words: ProductWords): Map<SynonymSet, number> {
    const met = new Map<Need, boolean>()
    for (const word of words.body) for (const need of this.#needsOf(word)) met.set(need, false)
    for (const word of words.head) for (const need of this.#needsOf(word)) met.set(need, true)
    const sets = new Map<SynonymSet, number>()
    for (const need of met.keys())
      for (const { set, needs } of need.terms) {
        if (!needs.every((each) => met.has(each))) continue
        const isInHead = needs.every((each) => met.get(each))
        sets.set(set, (sets.get(set) ?? 0) | flagsOf(isInHead, true))
      }
    return sets
  }

  #needsOf(word: Word): Need[] {
    const known = this.#needsMet.get(word)
    if (known) return known
    const { text, isPair, keys } = word
    const needs = new Set(keys.flatMap((key) => this.#alike.get(key) ?? []))
    const find = (needed: Map<string, Need>, token: string) => {
      const need = needed.get(token)
      if (need) needs.add(need)
    }
    if (!isPair) {
      for (const token of tokensOf(text)) find(this.#whole, token)
      for (const length of this.#partLengths)
        for (let at = 0; at + length <= text.length; at++)
          find(this.#parts, text.slice(at, at + length))
    }
    const met = [...needs]
    this.#needsMet.set(word, met)
    return met
  }

  #addTerm(set: SynonymSet, tokens: string[]): void {
    const text = tokens.join('')
    const key = phraseKey(tokens)
    addTo(this.#byText, text, set)
    if (key !== '') addTo(this.#byKey, key, set)
    this.#addWay(set, tokens)
    if (tokens.length > 1 && !isShort(text)) addWay(set, [this.#needPhrase(key)])
  }

  #addWay(set: SynonymSet, tokens: string[]): void {
    const longest = tokens.reduce((a, b) => (b.length > a.length ? b : a))
    const needs = tokens.map((token) => this.#needToken(token))
    addWay(set, needs, this.#needToken(longest))
  }

  #needToken(token: string): Need {
    const needed = isShort(token) ? this.#whole : this.#parts
    const known = needed.get(token)
    if (known) return known
    const key = phoneticKey(token)
    const isMet = isShort(token)
      ? (other: string) => other === token
      : (other: string) => other.includes(token) || phoneticKey(other) === key
    const need: Need = { isMet, terms: [] }
    needed.set(token, need)
    if (needed === this.#parts) {
      this.#partLengths.add(token.length)
      this.#alike.set(key, [...(this.#alike.get(key) ?? []), need])
    }
    return need
  }

  #needPhrase(key: string): Need {
    const known = this.#phrases.get(key)
    if (known) return known
    const need: Need = { isMet: (token) => phoneticKey(token) === key, terms: [] }
    this.#phrases.set(key, need)
    this.#alike.set(key, [...(this.#alike.get(key) ?? []), need])
    return need
  }
}

/** Products without `rarest`, as a rule the longest word, are not held against the others. */
function addWay(set: SynonymSet, needs: Need[], rarest = needs[0]): void {
  const term = { set, needs }
  set.terms.push(term)
  rarest?.terms.push(term)
}

function addTo<Item>(items: Map<string, Set<Item>>, key: string, item: Item): void {
  const existing = items.get(key)
  if (existing) existing.add(item)
  else items.set(key, new Set([item]))
}
