import type { Product } from '../../../../contract/product.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import type { PageParts, Piece } from '../list-page.ts'
import { type ListRequest, type SortColumn, sorts } from '../list-repository.ts'
import { toPaise } from '../rules.ts'
import type { ProductFilter } from '../search/reader.ts'
import { type IndexedProduct, termsOf } from '../search/terms.ts'
import { alone, Pack } from './pack.ts'
import { ShelfIndex } from './shelf-index.ts'
import { SortOrder } from './sort-order.ts'

/** What products are sorted by, each column by number: numbers in a row are compared soonest, and take least. */
type Keys = { [column in SortColumn]: ProductRow[column][] }

/** Every product in memory, as lists answer it, in all orders, with all that it is found by. */
export class Shelf {
  readonly #pieces: (Piece | undefined)[] = []
  readonly #keys: Keys = {
    id: [],
    featured: [],
    updated_at: [],
    created_at: [],
    price: [],
    name_key: [],
  }
  readonly #pack = new Pack()
  readonly #index = new ShelfIndex()
  readonly #orders = new Map<string, SortOrder>()

  constructor() {
    for (const { columns } of Object.values(sorts)) {
      const name = columns.join()
      if (!this.#orders.has(name)) this.#orders.set(name, new SortOrder(this.#compareBy(columns)))
    }
  }

  /** How many numbers the products take up. */
  get width(): number {
    return this.#pieces.length
  }

  /** Each category with the one that it is in. */
  setCategories(parents: Map<string, string | null>): void {
    this.#index.setCategories(parents)
  }

  /** Takes in a product that is new here: `arrange` gives it its place among the others. */
  add(row: ProductRow, piece: Piece): void {
    for (const order of this.#orders.values()) order.append(row.number)
    piece.moveInto(this.#pack)
    this.#keep(row, piece, new Set())
  }

  /** Puts all that was added in order, a little at every step; before the last nothing may be read. */
  *arrange(): Generator<void> {
    for (const order of this.#orders.values()) yield* order.arrange()
  }

  /** Puts a product where it belongs, in place of what it was. */
  put(row: ProductRow, piece: Piece): void {
    const before = this.#takeOut(row.number)
    piece.moveInto(alone)
    this.#keep(row, piece, before)
    for (const order of this.#orders.values()) order.add(row.number)
  }

  #keep(row: ProductRow, piece: Piece, before: Set<string>): void {
    const { number, price } = row
    this.#pieces[number] = piece
    this.#keys.id[number] = row.id
    this.#keys.featured[number] = row.featured
    this.#keys.updated_at[number] = row.updated_at
    this.#keys.created_at[number] = row.created_at
    this.#keys.price[number] = price
    this.#keys.name_key[number] = row.name_key
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
    const order = this.#orders.get(columns.join())
    const isReversed = direction === 'desc'
    const isBefore = columns[0] === 'price' && this.#isBefore(filter, isReversed)
    const skipped = (isBefore && order?.countFirst(isBefore, isReversed)) || 0
    const place = { total, offset: (page - 1) * limit, limit, isReversed, skipped }
    const pieces: Piece[] = []
    for (const number of order?.slice(found, place) ?? []) {
      const piece = this.#pieces[number]
      if (piece) pieces.push(piece)
    }
    return { pieces, page, limit, total }
  }

  /** Tells who comes before all that a filter takes, in order of prices; nothing where nobody does. */
  #isBefore({ minPrice, maxPrice }: ProductFilter, isReversed: boolean) {
    const prices = this.#keys.price
    if (isReversed)
      return maxPrice !== undefined && ((number: number) => (prices[number] ?? 0) > maxPrice)
    return minPrice !== undefined && ((number: number) => (prices[number] ?? 0) < minPrice)
  }

  /** Answers the terms that the product had. */
  #takeOut(number: number): Set<string> {
    const piece = this.#pieces[number]
    if (!piece) return new Set()
    for (const order of this.#orders.values()) order.delete(number)
    this.#pieces[number] = undefined
    return termsOf(readPiece(piece))
  }

  #compareBy(columns: SortColumn[]): (a: number, b: number) => number {
    const [first = this.#compareIn('id'), second = none, third = none] = columns.map((column) =>
      this.#compareIn(column),
    )
    return (a, b) => first(a, b) || second(a, b) || third(a, b)
  }

  #compareIn(column: SortColumn): (a: number, b: number) => number {
    if (column === 'id' || column === 'name_key') {
      const texts = this.#keys[column]
      return (a, b) => compareTexts(texts[a] ?? '', texts[b] ?? '')
    }
    const numbers = this.#keys[column]
    return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)
  }
}

const none = () => 0

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
