import { BitSet } from './bit-set.ts'

/** What leads from a word to a product: even where the word stands in its head, odd where not. */
export type Reference = number

export function referenceTo(product: number, isInHead: boolean): Reference {
  return 2 * product + (isInHead ? 0 : 1)
}

/** All products that match, or those whose head does: the names of product, categories and group. */
export type Part = 'all' | 'head'

/** What a word leads to. */
export type Source = { addTo(products: BitSet, part: Part): void }

/** Products that match, and those among them whose head does. */
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
    addReference(reference, this.all, 'all')
    addReference(reference, this.head, 'head')
  }

  delete(reference: Reference): void {
    this.all.delete(reference >>> 1)
    this.head.delete(reference >>> 1)
  }

  addTo(products: BitSet, part: Part): void {
    products.unite(this[part])
  }

  unite(other: Source): this {
    other.addTo(this.all, 'all')
    other.addTo(this.head, 'head')
    return this
  }
}

export function productsOf(sources: Source[]): Found {
  const found = new Found()
  for (const source of sources) found.unite(source)
  return found
}

/** The products that something of each list finds. */
export function inEach(lists: Source[][], part: Part): BitSet {
  const found = new BitSet()
  if (lists.some((sources) => sources.length === 0)) return found
  for (const [at, sources] of lists.entries()) {
    const products = at === 0 ? found : other.clear()
    for (const source of sources) source.addTo(products, part)
    if (at > 0 && found.intersect(other).isEmpty) break
  }
  return found
}
const other = new BitSet()

export function addReference(reference: Reference, products: BitSet, part: Part): void {
  if (part === 'all' || (reference & 1) === 0) products.add(reference >>> 1)
}
