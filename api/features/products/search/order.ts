import type { ProductQuery } from '../../../../contract/products/product.ts'
import type { CatalogueProduct } from './catalogue-product.ts'

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number

/** A product that is restored while all are loaded is there twice for a moment, under two numbers. */
const byId: Compare = (a, b) => compareTexts(a.id, b.id) || a.number - b.number

/** The orders in which products are kept. */
const comparers = {
  featured: (a, b) =>
    Number(a.featured) - Number(b.featured) || a.updatedAt - b.updatedAt || byId(a, b),
  price: (a, b) => a.price - b.price || byId(a, b),
  name: (a, b) => compareTexts(a.nameKey, b.nameKey) || byId(a, b),
  created: (a, b) => a.createdAt - b.createdAt || byId(a, b),
  updated: (a, b) => a.updatedAt - b.updatedAt || byId(a, b),
} satisfies Record<string, Compare>

type Order = keyof typeof comparers
const orders = Object.keys(comparers) as Order[]

/** Each sort is an order, read from one end or the other. */
const sorts: Record<ProductQuery['sort'], { order: Order; isDescending: boolean }> = {
  default: { order: 'featured', isDescending: true },
  'price-asc': { order: 'price', isDescending: false },
  'price-desc': { order: 'price', isDescending: true },
  'name-asc': { order: 'name', isDescending: false },
  'name-desc': { order: 'name', isDescending: true },
  newest: { order: 'created', isDescending: true },
  updated: { order: 'updated', isDescending: true },
}

/** All products in each order that a list can have. */
export class ProductOrders {
  readonly #lists: Record<Order, CatalogueProduct[]> = {
    featured: [],
    price: [],
    name: [],
    created: [],
    updated: [],
  }

  /** Starts with these products: one by one they would take ten times as long. */
  load(products: CatalogueProduct[]): void {
    for (const order of orders) this.#lists[order] = products.toSorted(comparers[order])
  }

  /** Puts a product in the place of one; without either, adds or deletes one. */
  replace(before: CatalogueProduct | undefined, after: CatalogueProduct | undefined): void {
    for (const order of orders) {
      const list = this.#lists[order]
      const compare: Compare = comparers[order]
      if (before && after && compare(before, after) === 0)
        list[findPosition(list, before, compare)] = after
      else {
        if (before) list.splice(findPosition(list, before, compare), 1)
        if (after) list.splice(findPosition(list, after, compare), 0, after)
      }
    }
  }

  /** These products, sorted. */
  sort(sort: ProductQuery['sort'], products: CatalogueProduct[]): CatalogueProduct[] {
    const { order, isDescending } = sorts[sort]
    const sorted = products.toSorted(comparers[order])
    return isDescending ? sorted.reverse() : sorted
  }

  /** All products that pass, sorted. */
  filter(
    sort: ProductQuery['sort'],
    passes: (product: CatalogueProduct) => boolean,
  ): CatalogueProduct[] {
    const { order, isDescending } = sorts[sort]
    const found = this.#lists[order].filter(passes)
    return isDescending ? found.reverse() : found
  }
}

/** Where a product stands in a list, or would stand. */
function findPosition(
  list: CatalogueProduct[],
  product: CatalogueProduct,
  compare: Compare,
): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(list[middle] as CatalogueProduct, product) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
