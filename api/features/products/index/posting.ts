import { BitSet } from './bit-set.ts'
import { Found, type Reference, type Source } from './found.ts'

/** A reference in a list takes as much memory as this many bits of a set. */
const bitsOfListEntry = 64

/** The products that contain a word: one reference for most words, a list for a few products, else sets. */
export class Posting implements Source {
  readonly word: string
  #products: Reference | Reference[] | Found = []
  #size = 0

  constructor(word: string) {
    this.word = word
  }

  /** The number of products. */
  get size(): number {
    return this.#size
  }

  /**
   * Adds a product, all references to it one after the other; only the first of them counts.
   * @param width the approximate number of all products
   * @returns whether it is the first
   */
  add(product: Reference, width: number): boolean {
    const products = this.#products
    if (this.#hasJust(product)) return false
    this.#size++
    if (this.#size === 1) this.#products = product
    else if (products instanceof Found) products.add(product)
    else if (typeof products === 'number') this.#products = [products, product]
    else {
      products.push(product)
      if (products.length * bitsOfListEntry > width) this.#products = toSets(products, width)
    }
    return true
  }

  #hasJust(product: Reference): boolean {
    const products = this.#products
    if (products instanceof Found) return products.all.has(product >>> 1)
    const last = typeof products === 'number' ? products : products.at(-1)
    return last !== undefined && last >>> 1 === product >>> 1
  }

  delete(product: Reference): void {
    const products = this.#products
    this.#size--
    if (products instanceof Found) products.delete(product)
    else if (typeof products === 'number') this.#products = []
    else products.splice(products.indexOf(product), 1)
  }

  addTo(found: Found): void {
    const references = this.#products
    if (typeof references === 'number') found.add(references)
    else if (references instanceof Found) references.addTo(found)
    else for (const reference of references) found.add(reference)
  }
}

function toSets(products: Reference[], width: number): Found {
  const sets = new Found(new BitSet(width))
  for (const product of products) sets.add(product)
  return sets
}
