import { BitSet } from './bit-set.ts'

/** A number in a list takes as much memory as this many bits of a set. */
const bitsOfListEntry = 64

/** The products that contain a word: one number for most words, a list for a few products, else a set. */
export class Posting {
  readonly word: string
  #products: number | number[] | BitSet = []
  #size = 0

  constructor(word: string) {
    this.word = word
  }

  get isEmpty(): boolean {
    return this.#size === 0
  }

  /** @param width the approximate number of products */
  add(product: number, width: number): void {
    const products = this.#products
    this.#size++
    if (this.#size === 1) this.#products = product
    else if (products instanceof BitSet) products.add(product)
    else if (typeof products === 'number') this.#products = [products, product]
    else {
      products.push(product)
      if (products.length * bitsOfListEntry > width) this.#products = toSet(products, width)
    }
  }

  delete(product: number): void {
    const products = this.#products
    this.#size--
    if (products instanceof BitSet) products.delete(product)
    else if (typeof products === 'number') this.#products = []
    else products.splice(products.indexOf(product), 1)
  }

  addTo(found: BitSet): void {
    const products = this.#products
    if (typeof products === 'number') found.add(products)
    else if (products instanceof BitSet) found.unite(products)
    else for (const product of products) found.add(product)
  }
}

function toSet(products: number[], width: number): BitSet {
  const set = new BitSet(width)
  for (const product of products) set.add(product)
  return set
}
