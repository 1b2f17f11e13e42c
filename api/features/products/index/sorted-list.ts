import type { BitSet } from './bit-set.ts'

type Slice = { offset: number; limit: number; isReversed: boolean }

/** A chunk of twice this length is split. */
const chunkLength = 256

/** All products in one sort order, in chunks, so that an insertion moves the items of one chunk only. */
export class SortedList {
  readonly #compare: (a: number, b: number) => number
  readonly #chunks: number[][] = [[]]

  /** @param compare must not change for a product while it is in the list */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  add(product: number): void {
    const at = this.#chunkFor(product)
    const chunk = this.#chunks[at] ?? []
    chunk.splice(this.#indexIn(chunk, product), 0, product)
    if (chunk.length >= 2 * chunkLength) this.#chunks.splice(at + 1, 0, chunk.splice(chunkLength))
  }

  delete(product: number): void {
    const at = this.#chunkFor(product)
    const chunk = this.#chunks[at] ?? []
    chunk.splice(this.#indexIn(chunk, product), 1)
    if (chunk.length === 0 && this.#chunks.length > 1) this.#chunks.splice(at, 1)
  }

  /** One page of the products in `found`. */
  slice(found: BitSet, { offset, limit, isReversed }: Slice): number[] {
    const page: number[] = []
    const { length } = this.#chunks
    let skipped = 0
    for (let c = 0; c < length && page.length < limit; c++) {
      const chunk = this.#chunks[isReversed ? length - 1 - c : c] ?? []
      for (let i = 0; i < chunk.length && page.length < limit; i++) {
        const product = chunk[isReversed ? chunk.length - 1 - i : i] ?? 0
        if (!found.has(product)) continue
        if (skipped < offset) skipped++
        else page.push(product)
      }
    }
    return page
  }

  /** The last chunk that begins before the product, or the first of all. */
  #chunkFor(product: number): number {
    let low = 1
    let high = this.#chunks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#chunks[middle]?.[0] ?? 0, product) <= 0) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  /** The index of the first product in the chunk that does not come before the given one. */
  #indexIn(chunk: number[], product: number): number {
    let low = 0
    let high = chunk.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(chunk[middle] ?? 0, product) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
