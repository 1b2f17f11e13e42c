import { BitSet } from './bit-set.ts'

/** What leads from a word to a product: even where the word stands in its head, odd where not. */
export type Reference = number

export function referenceTo(product: number, isInHead: boolean): Reference {
  return 2 * product + (isInHead ? 0 : 1)
}

/** What a word leads to. */
export type Source = { addTo(found: Found): void }

/** Products that match, and those among them whose head does: the names of product, categories and group. */
export class Found implements Source {
  readonly all: BitSet
  readonly head: BitSet

  constructor(all = new BitSet(), head = new BitSet()) {
    this.all = all
    this.head = head
  }

  get isEmpty(): boolean {
    return this.all.isEmpty
  }

  add(reference: Reference): void {
    this.all.add(reference >>> 1)
    if ((reference & 1) === 0) this.head.add(reference >>> 1)
  }

  delete(reference: Reference): void {
    this.all.delete(reference >>> 1)
    this.head.delete(reference >>> 1)
  }

  addTo(found: Found): void {
    found.all.unite(this.all)
    found.head.unite(this.head)
  }

  intersect(other: Found): this {
    this.all.intersect(other.all)
    this.head.intersect(other.head)
    return this
  }

  clear(): this {
    this.all.clear()
    this.head.clear()
    return this
  }
}

export function productsOf(sources: Source[]): Found {
  const found = new Found()
  for (const source of sources) source.addTo(found)
  return found
}

/** The products that something of each list finds. */
export function inEach(lists: Source[][]): Found {
  const found = new Found()
  if (lists.some((sources) => sources.length === 0)) return found
  for (const [at, sources] of lists.entries()) {
    const products = at === 0 ? found : other.clear()
    for (const source of sources) source.addTo(products)
    if (at > 0 && found.intersect(other).isEmpty) break
  }
  return found
}
const other = new Found()
