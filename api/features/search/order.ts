import type { Language } from '../../../contract/language.ts'
import type { ProductQuery } from '../../../contract/products/product-list.ts'
import { compareSortNames } from '../../../contract/text/compare-names.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import type { MatchSet } from './match-set.ts'

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number

/** A product that is restored while all are being loaded exists twice for a moment, under two numbers. */
const byId: Compare = (a, b) => compareTexts(a.id, b.id) || a.number - b.number

/** The orders in which products are kept. */
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

type Order = keyof typeof comparers
const orders = Object.keys(comparers) as Order[]

/** Each sort reads one of the orders, from either end. */
const sorts: Record<ProductQuery['sort'], { order: Order; isDescending: boolean }> = {
  default: { order: 'featured', isDescending: true },
  // Products without a price come last in both directions.
  'price-asc': { order: 'pricedFirst', isDescending: false },
  'price-desc': { order: 'price', isDescending: true },
  'name-asc': { order: 'name', isDescending: false },
  'name-desc': { order: 'name', isDescending: true },
  newest: { order: 'created', isDescending: true },
  updated: { order: 'updated', isDescending: true },
}

/** Sort of a list; names in the order of a language. */
export type Sorting = { sort: ProductQuery['sort']; language: Language }

/** Numbers of all products in each order that a list can have. */
export class ProductOrders {
  /** Products by number. */
  readonly #products: readonly (CatalogueProduct | undefined)[]
  readonly #lists: Record<Order, number[]> = {
    featured: [],
    price: [],
    pricedFirst: [],
    name: [],
    nameTa: [],
    created: [],
    updated: [],
  }

  constructor(products: readonly (CatalogueProduct | undefined)[]) {
    this.#products = products
  }

  /** Sorts all products at once; inserting them one by one would take ten times as long. */
  load(): void {
    const products = this.#products.filter((product) => product !== undefined)
    for (const order of orders)
      this.#lists[order] = products.toSorted(comparers[order]).map(({ number }) => number)
  }

  /**
   * To be called before `after` replaces `before`; if one of them is undefined, the product is added or deleted.
   */
  replace(before: CatalogueProduct | undefined, after: CatalogueProduct | undefined): void {
    for (const order of orders) {
      const list = this.#lists[order]
      if (before && after && comparers[order](before, after) === 0) continue
      if (before) list.splice(this.#findPosition(order, before), 1)
      if (after) list.splice(this.#findPosition(order, after), 0, after.number)
    }
  }

  /**
   * The first `count` matching products, by tier, sorted within each. Stops at `count`, because a search may
   * match all products for a single page.
   */
  take({ sort, language }: Sorting, count: number, { matches, tierOf }: Ranked): number[] {
    const { order, isDescending } = sorts[sort]
    const list = this.#lists[order === 'name' && language === 'ta' ? 'nameTa' : order]
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
  #findPosition(order: Order, product: CatalogueProduct): number {
    const list = this.#lists[order]
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.#products[list[middle] ?? -1]
      if (other && comparers[order](other, product) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
