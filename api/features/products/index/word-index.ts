import { BitSet } from './bit-set.ts'
import { Posting } from './posting.ts'
import { gramsOf, longestGram, wordsOf } from './tokens.ts'

const none = new BitSet()

/** Finds products by parts of the words in their texts. */
export class WordIndex {
  readonly #postings = new Map<string, Posting>()
  /** The words that contain one to three characters in a row. */
  readonly #grams = new Map<string, Posting[]>()
  readonly #found = new BitSet()
  #width = 0
  #references = 0

  /** References from words to products and from n-grams to words: its memory grows with them. */
  get references(): number {
    return this.#references
  }

  add(text: string, product: number): void {
    this.#width = Math.max(this.#width, product + 1)
    for (const word of wordsOf(text)) {
      this.#require(word).add(product, this.#width)
      this.#references++
    }
  }

  delete(text: string, product: number): void {
    for (const word of wordsOf(text)) {
      const posting = this.#postings.get(word)
      if (!posting) continue
      posting.delete(product)
      this.#references--
      if (posting.isEmpty) this.#remove(posting)
    }
  }

  /** The products with a word that contains `part`; valid until the next call. */
  find(part: string): BitSet {
    // Every word that contains the part has its rarest n-gram.
    let rarest: Posting[] | undefined
    for (const gram of part.length <= longestGram ? [part] : gramsOf(part, longestGram)) {
      const postings = this.#grams.get(gram)
      if (!postings) return none
      if (!rarest || postings.length < rarest.length) rarest = postings
    }
    const found = this.#found.clear()
    for (const posting of rarest ?? []) {
      if (part.length <= longestGram || posting.word.includes(part)) posting.addTo(found)
    }
    return found
  }

  #require(text: string): Posting {
    const known = this.#postings.get(text)
    if (known) return known
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
  }
}
