import { referenceTo } from './found.ts'
import { Posting } from './posting.ts'
import { soundKey, tokensOf } from './sound.ts'
import { SoundIndex } from './sound-index.ts'
import { gramsOf, longestGram, type SearchedTexts, wordsOf } from './tokens.ts'

/** Finds products by parts of the words in their texts, and by how the words sound. */
export class WordIndex {
  readonly sounds = new SoundIndex<Posting>()
  readonly #postings = new Map<string, Posting>()
  /** The words that contain one to four characters in a row. */
  readonly #grams = new Map<string, Posting[]>()
  #width = 0
  #references = 0

  /** References from words to products and from n-grams to words: its memory grows with them. */
  get references(): number {
    return this.#references
  }

  add(texts: SearchedTexts, product: number): void {
    this.#width = Math.max(this.#width, product + 1)
    for (const word of wordsOf(texts.head)) this.#add(word, referenceTo(product, true))
    for (const word of wordsOf(texts.body)) this.#add(word, referenceTo(product, false))
  }

  delete(texts: SearchedTexts, product: number): void {
    const head = new Set(wordsOf(texts.head))
    for (const word of head) this.#delete(word, referenceTo(product, true))
    for (const word of new Set(wordsOf(texts.body)))
      if (!head.has(word)) this.#delete(word, referenceTo(product, false))
  }

  /** The words that contain `part`. */
  containing(part: string): Posting[] {
    const candidates = this.#candidates(part)
    if (part.length <= longestGram) return candidates
    return candidates.filter(({ word }) => word.includes(part))
  }

  /** The words that are `token`, but for punctuation. */
  whole(token: string): Posting[] {
    return this.alike(soundKey(token)).filter(({ word }) => tokensOf(word).includes(token))
  }

  /** The words that sound so. Plain numbers, of which there are many, are found as they are. */
  alike(key: string): Posting[] {
    const alike = this.sounds.alike(key)
    const plain = isNumber.test(key) ? this.#postings.get(key) : undefined
    return plain ? [plain, ...alike] : alike
  }

  /** Every word that contains `part` has its rarest n-gram; these are all that have. */
  #candidates(part: string): Posting[] {
    const length = Math.min(part.length, longestGram)
    let rarest: Posting[] | undefined
    for (let at = 0; at + length <= part.length; at++) {
      const postings = this.#grams.get(part.slice(at, at + length))
      if (!postings) return []
      if (!rarest || postings.length < rarest.length) rarest = postings
      if (rarest.length <= few) break
    }
    return rarest ?? []
  }

  #add(text: string, reference: number): void {
    const posting = this.#postings.get(text) ?? this.#insert(text)
    if (posting.add(reference, this.#width)) this.#references++
  }

  #delete(text: string, reference: number): void {
    const posting = this.#postings.get(text)
    if (!posting) return
    posting.delete(reference)
    this.#references--
    if (posting.size === 0) this.#remove(posting)
  }

  #insert(text: string): Posting {
    // A copy: a slice would keep the whole text of the product alive in V8.
    const word = Buffer.from(text).toString()
    const posting = new Posting(word)
    this.#postings.set(word, posting)
    for (const gram of gramsOf(word)) {
      this.#references++
      const postings = this.#grams.get(gram)
      if (postings) postings.push(posting)
      else this.#grams.set(gram, [posting])
    }
    for (const key of soundsIn(word)) this.sounds.add(key, posting)
    return posting
  }

  #remove(posting: Posting): void {
    this.#postings.delete(posting.word)
    for (const gram of gramsOf(posting.word)) {
      this.#references--
      const postings = this.#grams.get(gram) ?? []
      const last = postings.pop()
      if (last && last !== posting) postings[postings.indexOf(posting)] = last
      if (postings.length === 0) this.#grams.delete(gram)
    }
    for (const key of soundsIn(posting.word)) this.sounds.delete(key, posting)
  }
}

const isNumber = /^\d+$/
/** To look through so few words takes less time than to look for a rarer n-gram. */
const few = 4

function soundsIn(word: string): Set<string> {
  if (isNumber.test(word)) return none
  const tokens = tokensOf(word).filter((token) => !isNumber.test(token))
  return new Set(tokens.map(soundKey))
}

const none = new Set<string>()
