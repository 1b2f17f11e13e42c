import { phoneticKey, phraseKey, tokensOf } from './phonetic.ts'
import { Posting } from './posting.ts'
import { type SearchedTexts, wordsOf } from './text.ts'

/** A word of the catalogue, with the products that have it; or two words that stand together in a name. */
export class Word extends Posting {
  readonly text: string
  readonly isPair: boolean
  /** How it sounds: one key for each of its tokens but numbers. */
  readonly keys: string[]

  constructor(text: string) {
    super()
    this.text = text
    this.isPair = text.includes(' ')
    this.keys = this.isPair ? [phraseKey(text.split(' '))] : keysIn(text)
  }
}

/** The words of a product, and whether each stands in its head. */
export type ProductWords = Map<Word, boolean>

/** A word of the catalogue and the part of it that a search has found. */
export type FoundWord = { word: Word; part: string }

/** All distinct words of the catalogue, found by what is in them and by how they sound. */
export class Vocabulary {
  readonly #words = new Map<string, Word>()
  readonly #byKey = new Map<string, Word[]>()

  /** The keys of all words. */
  get keys(): Iterable<string> {
    return this.#byKey.keys()
  }

  /** Words that contain `part`. */
  containing(part: string): Word[] {
    const found: Word[] = []
    for (const word of this.#words.values())
      if (!word.isPair && word.text.includes(part)) found.push(word)
    return found
  }

  /** Words and pairs that sound so. Numbers, of which there are many, are found as they are. */
  alike(key: string): Word[] {
    const alike = this.#byKey.get(key) ?? []
    const number = isNumber.test(key) ? this.#words.get(key) : undefined
    return number ? [number, ...alike] : alike
  }

  /** The words that are `token`, but for punctuation. */
  whole(token: string): Word[] {
    return this.alike(phoneticKey(token)).filter(({ text }) => tokensOf(text).includes(token))
  }

  /** The words that are known of those in a product's texts. */
  find(texts: SearchedTexts): ProductWords {
    const words: ProductWords = new Map()
    for (const [text, isInHead] of splitTexts(texts)) {
      const word = this.#words.get(text)
      if (word) words.set(word, isInHead)
    }
    return words
  }

  /** Replaces the words of a product. A rename of a category changes few of them in many products. */
  replace(product: number, before: SearchedTexts | undefined, after: SearchedTexts | undefined) {
    const gone = splitTexts(before)
    const wanted = splitTexts(after)
    for (const [text, isInHead] of wanted) {
      if (gone.get(text) === isInHead) gone.delete(text)
      else (this.#words.get(text) ?? this.#insert(text)).add(product, isInHead)
    }
    for (const [text, isInHead] of gone) {
      const word = this.#words.get(text)
      word?.delete(product, isInHead)
      if (word?.size === 0) this.#remove(word)
    }
  }

  #insert(text: string): Word {
    const word = new Word(text)
    this.#words.set(text, word)
    for (const key of word.keys) {
      const alike = this.#byKey.get(key)
      if (alike) alike.push(word)
      else this.#byKey.set(key, [word])
    }
    return word
  }

  #remove(word: Word): void {
    this.#words.delete(word.text)
    for (const key of word.keys) {
      const others = this.#byKey.get(key)?.filter((other) => other !== word) ?? []
      if (others.length > 0) this.#byKey.set(key, others)
      else this.#byKey.delete(key)
    }
  }
}

/** The word of most products. Of equals the first by its letters: every process is to name the same. */
export function mostUsed(words: Word[], isMeant: (token: string) => boolean): FoundWord[] {
  const [first, ...others] = words
  if (!first) return []
  const word = others.reduce((best, other) => {
    const isBetter = other.size - best.size || Number(other.text < best.text)
    return isBetter > 0 ? other : best
  }, first)
  return [{ word, part: tokensOf(word.text).find(isMeant) ?? word.text }]
}

const isNumber = /^\d+$/

function keysIn(word: string): string[] {
  const tokens = tokensOf(word).filter((token) => !isNumber.test(token))
  return [...new Set(tokens.map(phoneticKey))]
}

/** The words in a product's texts, and the pairs in its names; whether each stands in its head. */
function splitTexts(texts: SearchedTexts | undefined): Map<string, boolean> {
  const words = new Map<string, boolean>()
  if (!texts) return words
  for (const word of wordsOf(texts.body)) words.set(word, false)
  for (const name of texts.head.split('\n')) {
    for (const word of wordsOf(name)) words.set(word, true)
    const tokens = tokensOf(name)
    for (const [at, token] of tokens.slice(1).entries())
      if (!hasDigit.test(token)) words.set(`${tokens[at]} ${token}`, true)
  }
  return words
}

const hasDigit = /\p{N}/u
