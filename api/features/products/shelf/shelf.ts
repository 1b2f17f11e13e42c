import type { Product } from '../../../../contract/product.ts'
import type { PageParts, Piece } from '../list-page.ts'
import { type ListRequest, type SortColumn, sorts } from '../list-repository.ts'
import type { ProductRow } from '../repository.ts'
import { toPaise } from '../rules.ts'
import { type IndexedProduct, termsOf } from '../search/terms.ts'
import { ShelfIndex } from './shelf-index.ts'
import { SortOrder } from './sort-order.ts'

type Keys = Pick<ProductRow, SortColumn>
type Shelved = { keys: Keys; piece: Piece }

/** Every product in memory, as lists answer it, in all orders, with all that it is found by. */
export class Shelf {
  readonly #products: (Shelved | undefined)[] = []
  readonly #index = new ShelfIndex()
  readonly #orders = new Map<string, SortOrder>()

  constructor() {
    for (const { columns } of Object.values(sorts)) {
      const name = columns.join()
      if (!this.#orders.has(name)) this.#orders.set(name, this.#order(columns))
    }
  }

  /** How many numbers the products take up. */
  get width(): number {
    return this.#products.length
  }

  /** Each category with the one that it is in. */
  setCategories(parents: Map<string, string | null>): void {
    this.#index.setCategories(parents)
  }

  /** Puts a product where it belongs, in place of what it was. */
  put(row: ProductRow, piece: Piece): void {
    // Now, so that no list has to wait for fifty of them.
    piece.zip()
    const { number, price, id, featured, updated_at, created_at, name_key } = row
    const before = this.#takeOut(number)
    this.#products[number] = {
      keys: { id, featured, updated_at, created_at, price, name_key },
      piece,
    }
    for (const order of this.#orders.values()) order.add(number)
    this.#index.change(number, before, termsOf(row))
    this.#index.changePrice(number, price)
  }

  remove(number: number): void {
    const before = this.#takeOut(number)
    this.#index.change(number, before, new Set())
    this.#index.changePrice(number, null)
  }

  /** What a page of a list holds. */
  read({ filter, sort, page, limit }: ListRequest): PageParts {
    const found = this.#index.find(filter)
    const total = found.size
    const { columns, direction } = sorts[sort]
    const place = { total, offset: (page - 1) * limit, limit, isReversed: direction === 'desc' }
    const pieces: Piece[] = []
    for (const number of this.#orders.get(columns.join())?.slice(found, place) ?? []) {
      const known = this.#products[number]
      if (known) pieces.push(known.piece)
    }
    return { pieces, page, limit, total }
  }

  /** Answers the terms that the product had. */
  #takeOut(number: number): Set<string> {
    const known = this.#products[number]
    if (!known) return new Set()
    for (const order of this.#orders.values()) order.delete(number)
    this.#products[number] = undefined
    return termsOf(readPiece(known.piece))
  }

  #order(columns: SortColumn[]): SortOrder {
    const products = this.#products
    return new SortOrder((a, b) => {
      const left = products[a]?.keys
      const right = products[b]?.keys
      if (!left || !right) return 0
      for (const column of columns) {
        const difference = compare(left[column], right[column])
        if (difference !== 0) return difference
      }
      return 0
    })
  }
}

/** The finished JSON says all that a product can be found by, so nothing else of it is kept. */
function readPiece({ json }: Piece): IndexedProduct {
  const product: Product = JSON.parse(json.toString())
  return {
    name: product.name,
    description: product.description,
    price: toPaise(product.price),
    category_id: product.category._id,
    subcategory_id: product.subcategory?._id ?? null,
    featured: product.featured ? 1 : 0,
    in_stock: product.inStock ? 1 : 0,
    is_best_seller: product.isBestSeller ? 1 : 0,
    image_id: product.image ?? null,
  }
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'string') return compareTexts(a, String(b))
  return a - Number(b)
}

/** By code point, as the databases do; JavaScript itself compares by halves of them. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left !== right) return rankOf(left) - rankOf(right)
  }
  return a.length - b.length
}

/** Halves of characters beyond the first plane come after all others. */
function rankOf(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
