export type Slice = { offset: number; limit: number; isReversed: boolean }

/** A chunk of twice this length is split. */
const chunkLength = 256

/** Items in order, in chunks, so that an insertion moves the items of one chunk only. */
export class SortedList<Item> {
  readonly #compare: (a: Item, b: Item) => number
  readonly #chunks: Item[][] = [[]]

  /**
   * @param compare must not change for an item while it is in the list
   * @param items in their order
   */
  constructor(compare: (a: Item, b: Item) => number, items: Item[] = []) {
    this.#compare = compare
    for (let at = 0; at < items.length; at += chunkLength)
      this.#chunks[at / chunkLength] = items.slice(at, at + chunkLength)
  }

  add(item: Item): void {
    const last = this.#chunks.at(-1)?.at(-1)
    // Products are loaded in the order in which they were made.
    const isLast = last !== undefined && this.#compare(last, item) < 0
    const at = isLast ? this.#chunks.length - 1 : this.#chunkFor(item)
    const chunk = this.#chunks[at] ?? []
    chunk.splice(isLast ? chunk.length : this.#indexIn(chunk, item), 0, item)
    if (chunk.length >= 2 * chunkLength) this.#chunks.splice(at + 1, 0, chunk.splice(chunkLength))
  }

  delete(item: Item): void {
    const at = this.#chunkFor(item)
    const chunk = this.#chunks[at] ?? []
    chunk.splice(this.#indexIn(chunk, item), 1)
    if (chunk.length === 0 && this.#chunks.length > 1) this.#chunks.splice(at, 1)
  }

  /** One page of the items that `found` has. */
  slice(found: { has(item: Item): boolean }, { offset, limit, isReversed }: Slice): Item[] {
    const page: Item[] = []
    const { length } = this.#chunks
    let skipped = 0
    for (let c = 0; c < length && page.length < limit; c++) {
      const chunk = this.#chunks[isReversed ? length - 1 - c : c] ?? []
      for (let i = 0; i < chunk.length && page.length < limit; i++) {
        const item = chunk[isReversed ? chunk.length - 1 - i : i] as Item
        if (!found.has(item)) continue
        if (skipped < offset) skipped++
        else page.push(item)
      }
    }
    return page
  }

  /** Every item, in order; a generator that yields each takes three times as long. */
  get chunks(): readonly (readonly Item[])[] {
    return this.#chunks
  }

  /** Every item from `first` on. */
  *from(first: Item): Generator<Item> {
    const at = this.#chunkFor(first)
    const chunk = this.#chunks[at] ?? []
    yield* chunk.slice(this.#indexIn(chunk, first))
    for (const chunk of this.#chunks.slice(at + 1)) yield* chunk
  }

  /** The last chunk that begins before the item, or the first of all. */
  #chunkFor(item: Item): number {
    let low = 1
    let high = this.#chunks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#chunks[middle]?.[0] as Item, item) <= 0) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  /** The index of the first item in the chunk that does not come before the given one. */
  #indexIn(chunk: Item[], item: Item): number {
    let low = 0
    let high = chunk.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(chunk[middle] as Item, item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
