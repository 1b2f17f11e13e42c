import { BitSet } from './bit-set.ts'

/** What leads from a word to a product: even where the word stands in its head, odd where not. */
export type Reference = number

export function referenceTo(product: number, isInHead: boolean): Reference {
  return 2 * product + (isInHead ? 0 : 1)
}

/** Products that match, and those among them whose head does: names of product, categories and group. */
export class Found {
  readonly all: BitSet
  readonly head: BitSet
  /** Without, only `all` is kept: in other orders than that of the best match the head does not count. */
  hasHead = true

  constructor(capacity = 0) {
    this.all = new BitSet(capacity)
    this.head = new BitSet()
  }

  get isEmpty(): boolean {
    return this.all.isEmpty
  }

  add(reference: Reference): void {
    this.all.add(reference >>> 1)
    if ((reference & 1) === 0 && this.hasHead) this.head.add(reference >>> 1)
  }

  delete(reference: Reference): void {
    this.all.delete(reference >>> 1)
    this.head.delete(reference >>> 1)
  }

  clear(): this {
    this.all.clear()
    this.head.clear()
    return this
  }

  copy(other: Found): this {
    this.all.copy(other.all)
    if (this.hasHead) this.head.copy(other.head)
    return this
  }

  unite(other: Found): this {
    this.all.unite(other.all)
    if (this.hasHead) this.head.unite(other.head)
    return this
  }

  intersect(other: Found): this {
    this.all.intersect(other.all)
    if (this.hasHead) this.head.intersect(other.head)
    return this
  }
}
