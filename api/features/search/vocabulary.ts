import { KeyList } from './key-list.ts'
import { type MatchSet, matchBits } from './match-set.ts'
import { phoneticKey, phraseKey, tokensOf } from './spelling/phonetic.ts'
import { type SearchedTexts, wordsOf } from './spelling/text.ts'

/** A word of the catalogue, or two neighbouring words of a name, with the products that contain it. */
export class Word {
  readonly text: string
  readonly isPair: boolean
  /** Phonetic keys, one for each token that is not a number. */
  readonly keys: string[]
  /** Numbers of the products with the word in a name, and in a description. */
  nameWords: number[] = []
  descriptionWords: number[] = []

  constructor(text: string) {
    this.text = text
    this.isPair = text.includes(' ')
    this.keys = this.isPair ? [phraseKey(text.split(' '))] : keysIn(text)
  }

  /** Number of places where it occurs. */
  get count(): number {
    return this.nameWords.length + this.descriptionWords.length
  }

  /** Must be called for one product after another, because a word may occur in it twice. */
  add(product: number, part: Part): void {
    const numbers = this[part]
    // Most words occur in one product, and a list that grows allocates room for seventeen.
    if (numbers.length === 0) this[part] = [product]
    else if (numbers[numbers.length - 1] !== product) numbers.push(product)
  }

  delete(product: number, part: Part): void {
    const at = this[part].indexOf(product)
    if (at >= 0) this[part].splice(at, 1)
  }

  addTo(matches: MatchSet, isExact: boolean): void {
    const nameBits = matchBits(true, isExact)
    const bodyBits = matchBits(false, isExact)
    for (const product of this.nameWords) matches[product] = (matches[product] ?? 0) | nameBits
    for (const product of this.descriptionWords)
      matches[product] = (matches[product] ?? 0) | bodyBits
  }
}

type Part = keyof SearchedTexts
const parts: Part[] = ['nameWords', 'descriptionWords']

/** The words in each part of a product's texts. */
export type ProductWords = Record<Part, Word[]>

/** A word of the catalogue, and the part of it that a search matched. */
export type FoundWord = { word: Word; part: string }

/** All distinct words of the catalogue, found by their content and by their sound. */
export class Vocabulary {
  readonly #words = new Map<string, Word>()
  readonly #byKey = new Map<string, Word[]>()
  /** Undefined after a change, until the next search. */
  #lines: Lines | undefined
  /** Words with hyphens and similar signs, without those signs. */
  #joinedLines: Lines | undefined
  #keys: KeyList | undefined
  #tokens: KeyList | undefined

  /** The keys of all words. */
  get keys(): KeyList {
    this.#keys ??= new KeyList(this.#byKey.keys())
    return this.#keys
  }

  /** The tokens of all words. */
  get tokens(): KeyList {
    this.#tokens ??= new KeyList(
      new Set(this.#single().flatMap(({ text }) => tokensOf(text).filter(hasLetters))),
    )
    return this.#tokens
  }

  /** Words that contain `part`. Searching one string is faster than searching 100,000. */
  containing(part: string): Word[] {
    this.#lines ??= toLines(this.#single().map((word) => [word.text, word]))
    return findLines(this.#lines, part)
  }

  /** Words that contain `part`, ignoring hyphens and similar signs: `b12` is in `B-12`. */
  containingJoined(part: string): Word[] {
    this.#joinedLines ??= toLines(
      this.#single()
        .map((word): Line => [joinParts(word.text), word])
        .filter(([text, word]) => text !== word.text),
    )
    const joined = joinParts(part)
    const found = joined === '' ? [] : findLines(this.#joinedLines, joined)
    return joined === part || joined === '' ? found : [...found, ...this.containing(joined)]
  }

  #single() {
    return this.#words.values().filter(({ isPair }) => !isPair)
  }

  /** Words and pairs that sound alike. Numbers, which are many, are found only literally. */
  withKey(key: string): Word[] {
    const words = this.#byKey.get(key) ?? []
    const number = isNumber.test(key) ? this.#words.get(key) : undefined
    return number ? [number, ...words] : words
  }

  /** Words equal to `token`, ignoring punctuation. */
  whole(token: string): Word[] {
    return this.withKey(phoneticKey(token)).filter(({ text }) => tokensOf(text).includes(token))
  }

  /** The words in a product's texts, and the pairs in its names. */
  wordsOf({ nameWords, descriptionWords }: SearchedTexts): ProductWords {
    return {
      nameWords: nameWords.split('\n').flatMap(wordsAndPairs).map(this.#get, this),
      descriptionWords: wordsOf(descriptionWords).map(this.#get, this),
    }
  }

  /** Replaces the words of a product, and returns its new ones. */
  replace(product: number, before: SearchedTexts, after: SearchedTexts): ProductWords {
    // Renaming a category changes the name words of many products, but no descriptions.
    const changed = parts.filter((part) => before[part] !== after[part])
    for (const part of changed)
      for (const word of this.wordsOf(before)[part]) {
        word.delete(product, part)
        if (word.count === 0) this.#remove(word)
      }
    const words = this.wordsOf(after)
    for (const part of changed) for (const word of words[part]) word.add(product, part)
    return words
  }

  #get(text: string): Word {
    return this.#words.get(text) ?? this.#insert(text)
  }

  #insert(text: string): Word {
    const word = new Word(text)
    this.#words.set(text, word)
    for (const key of word.keys) {
      const words = this.#byKey.get(key)
      if (words) words.push(word)
      else this.#byKey.set(key, [word])
    }
    this.#clearCaches()
    return word
  }

  #remove(word: Word): void {
    this.#words.delete(word.text)
    for (const key of word.keys) {
      const others = this.#byKey.get(key)?.filter((other) => other !== word) ?? []
      if (others.length > 0) this.#byKey.set(key, others)
      else this.#byKey.delete(key)
    }
    this.#clearCaches()
  }

  #clearCaches(): void {
    this.#lines = undefined
    this.#joinedLines = undefined
    this.#keys = undefined
    this.#tokens = undefined
  }
}

/**
 * The word with the most occurrences. Ties go to the first by its letters, so that every process names the same.
 */
export function mostUsed(words: Word[], matchesLiteral: (token: string) => boolean): FoundWord[] {
  const [first, ...others] = words
  if (!first) return []
  const word = others.reduce((best, other) => {
    const isBetter = other.count - best.count || Number(other.text < best.text)
    return isBetter > 0 ? other : best
  }, first)
  return [{ word, part: tokensOf(word.text).find(matchesLiteral) ?? word.text }]
}

const isNumber = /^\d+$/

function keysIn(word: string): string[] {
  const tokens = tokensOf(word).filter((token) => !isNumber.test(token))
  return [...new Set(tokens.map(phoneticKey))]
}

function wordsAndPairs(name: string): string[] {
  const tokens = tokensOf(name)
  const pairs = tokens
    .map((token, at) => `${tokens[at - 1]} ${token}`)
    .filter((_, at) => at > 0 && !hasDigit.test(tokens[at] ?? ''))
  return [...wordsOf(name), ...pairs]
}

type Line = [text: string, word: Word]
/** Words, one per line, and the end of each line. */
type Lines = { words: Word[]; text: string; ends: number[] }

function toLines(some: Iterable<Line>): Lines {
  const lines = [...some]
  let end = -1
  const ends = lines.map(([text]) => {
    end += text.length + 1
    return end
  })
  return {
    words: lines.map(([, word]) => word),
    text: lines.map(([text]) => text).join('\n'),
    ends,
  }
}

function findLines({ text, ends, words }: Lines, part: string): Word[] {
  const found: Word[] = []
  let line = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, ends[line])) {
    while ((ends[line] ?? at) < at) line++
    found.push(words[line] as Word)
  }
  return found
}

/** A word without the signs that join its parts. */
function joinParts(word: string): string {
  return word.replace(/[\u002d\u2010-\u2015'’.]/g, '')
}

const hasLetters = (token: string) => /^[\p{L}\p{M}]+$/u.test(token)
const hasDigit = /\p{N}/u
