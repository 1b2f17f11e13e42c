import type { Language } from '../../../contract/language.ts'
import type { ProductQuery } from '../../../contract/products/product-list.ts'
import { compareSortNames } from '../../../contract/text/compare-names.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { MatchSet } from './match-set.ts'

type Compare = (a: IndexedProduct, b: IndexedProduct) => number

/** A product that is restored while all are being loaded exists twice for a moment, under two numbers. */
const byId: Compare = (a, b) => compareTexts(a.id, b.id) || a.number - b.number

/** Comparisons by which products are kept sorted. */
const comparers = {
  featured: (a, b) =>
    Number(a.featured) - Number(b.featured) || a.updatedAt - b.updatedAt || byId(a, b),
  price: (a, b) => a.price - b.price || byId(a, b),
  pricedFirst: (a, b) =>
    Number(a.price === 0) - Number(b.price === 0) || a.price - b.price || byId(a, b),
  name: (a, b) => compareSortNames(a.sortName, b.sortName, 'en') || byId(a, b),
  nameTa: (a, b) => compareSortNames(a.sortNameTa, b.sortNameTa, 'ta') || byId(a, b),
  created: (a, b) => a.createdAt - b.createdAt || byId(a, b),
  updated: (a, b) => a.updatedAt - b.updatedAt || byId(a, b),
} satisfies Record<string, Compare>

/** Matches, and the tier (of four) for each combination of their bits. */
export type Ranked = { matches: MatchSet; tierOf: readonly number[] }

/** Puts everything into the first tier, for lists without ranking. */
export const unranked: readonly number[] = []

type SortKey = keyof typeof comparers
const sortKeys = Object.keys(comparers) as SortKey[]

/** Each sort of the API reads one of the sorted lists, from either end. */
const sorts: Record<ProductQuery['sort'], { key: SortKey; isDescending: boolean }> = {
  default: { key: 'featured', isDescending: true },
  // Products without a price come last in both directions.
  'price-asc': { key: 'pricedFirst', isDescending: false },
  'price-desc': { key: 'price', isDescending: true },
  'name-asc': { key: 'name', isDescending: false },
  'name-desc': { key: 'name', isDescending: true },
  newest: { key: 'created', isDescending: true },
  updated: { key: 'updated', isDescending: true },
}

/** Sort of a list; names in the order of a language. */
export type Sorting = { sort: ProductQuery['sort']; language: Language }

/** Numbers of all products, sorted in each way that a list can have. */
export class SortedProducts {
  /** Products by number. */
  readonly #products: readonly (IndexedProduct | undefined)[]
  readonly #lists: Record<SortKey, number[]> = {
    featured: [],
    price: [],
    pricedFirst: [],
    name: [],
    nameTa: [],
    created: [],
    updated: [],
  }

  constructor(products: readonly (IndexedProduct | undefined)[]) {
    this.#products = products
  }

  /** Sorts all products at once; inserting them one by one would take ten times as long. */
  load(): void {
    const products = this.#products.filter((product) => product !== undefined)
    for (const key of sortKeys)
      this.#lists[key] = products.toSorted(comparers[key]).map(({ number }) => number)
  }

  /**
   * To be called before `after` replaces `before`; if one of them is undefined, the product is added or deleted.
   */
  replace(before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    for (const key of sortKeys) {
      const list = this.#lists[key]
      if (before && after && comparers[key](before, after) === 0) continue
      if (before) list.splice(this.#findPosition(key, before), 1)
      if (after) list.splice(this.#findPosition(key, after), 0, after.number)
    }
  }

  /**
   * The first `count` matching products, by tier, sorted within each. Stops at `count`, because a search may
   * match all products for a single page.
   */
  take({ sort, language }: Sorting, count: number, { matches, tierOf }: Ranked): number[] {
    const { key, isDescending } = sorts[sort]
    const list = this.#lists[key === 'name' && language === 'ta' ? 'nameTa' : key]
    const first: number[] = []
    const tiers = [first, [], [], []]
    const last = list.length - 1
    for (let position = 0; position <= last && first.length < count; position++) {
      const number = list[isDescending ? last - position : position] ?? -1
      const bits = matches[number] ?? 0
      if (bits === 0) continue
      const tier = tiers[tierOf[bits] ?? 0] ?? first
      if (tier.length < count) tier.push(number)
    }
    return tiers.flat().slice(0, count)
  }

  /** Position of a product in a list, or the position to insert it at. */
  #findPosition(key: SortKey, product: IndexedProduct): number {
    const list = this.#lists[key]
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#products[list[middle] ?? -1]
      if (other && comparers[key](other, product) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
