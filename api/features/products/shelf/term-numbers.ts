import { type IndexedProduct, placeTerms, termsOfWord, textWords } from '../search/terms.ts'

/** The terms of products in a row, as numbers. */
export type NumberedTerms = {
  /** Terms that are told of for the first time: they have the next numbers. */
  fresh: string[]
  numbers: Int32Array<ArrayBuffer>
  /** Where those of each product end. */
  ends: number[]
}

/** Texts mostly say what others say too. */
const mostKnown = 20_000
/** Longer words may be slices that keep all the text they were cut from. */
const longestKnown = 12

/** Numbers terms as they come: that takes a tenth of comparing texts, and of telling them to another thread. */
export class TermNumbers {
  readonly #numbers = new Map<string, number>()
  #fresh: string[] = []
  /** Of words met lately. */
  readonly #known = new Map<string, number[]>()
  /** Which product had each term last. */
  readonly #last: number[] = []
  #product = 0

  tell(products: readonly IndexedProduct[]): NumberedTerms {
    const numbers: number[] = []
    const ends = products.map((product) => {
      this.#product++
      for (const term of placeTerms(product)) this.#take(this.#require(term), numbers)
      for (const word of textWords(product))
        for (const number of this.#recall(word)) this.#take(number, numbers)
      return numbers.length
    })
    const fresh = this.#fresh
    this.#fresh = []
    return { fresh, numbers: Int32Array.from(numbers), ends }
  }

  /** A product has a term once, however often it says so. */
  #take(number: number, numbers: number[]): void {
    if (this.#last[number] === this.#product) return
    this.#last[number] = this.#product
    numbers.push(number)
  }

  #recall(word: string): number[] {
    const known = this.#known.get(word)
    if (known) return known
    const numbers = termsOfWord(word).map((term) => this.#require(term))
    if (this.#known.size >= mostKnown) this.#known.clear()
    if (word.length <= longestKnown) this.#known.set(word, numbers)
    return numbers
  }

  #require(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(term, number)
    this.#fresh.push(term)
    return number
  }
}
