import type { Product } from '../../../../contract/product.ts'
import { fold } from '../../../db/fold.ts'
import type { PageParts } from '../list-page.ts'
import { type ListRequest, sorts } from '../list-repository.ts'
import { type Piece, PieceBox, packPieces } from '../piece.ts'
import { toPaise } from '../rules.ts'
import type { ProductFilter } from '../search/reader.ts'
import { type IndexedProduct, termsOf } from '../search/terms.ts'
import type { Posting } from './posting.ts'
import { PriceBands } from './price-bands.ts'
import { ShelfIndex } from './shelf-index.ts'
import type { ReadProduct } from './shelf-repository.ts'
import { orders, SortKeys } from './sort-keys.ts'
import { SortOrder } from './sort-order.ts'
import type { Stock } from './stock.ts'

/** Products that are put up before it may be somebody else's turn. */
const handful = 10

const priceOrder = sorts['price-asc'].columns.join()

/** Every product in memory, as lists answer it, in all orders, with all that it is found by. */
export class Shelf {
  /** Where the piece of each product is, and which one there. */
  readonly #boxes: (PieceBox | undefined)[] = []
  readonly #places: number[] = []
  /** Texts are looked up where they stand: to keep them once more would take as much as all else. */
  readonly #keys = new SortKeys({
    id: (number) => this.#show(number)._id,
    name_key: (number) => fold(this.#show(number).name),
  })
  /** What was looked up for the change under way. */
  readonly #shown = new Map<number, Product>()
  readonly #byPrice = new SortOrder(this.#keys.compareBy(sorts['price-asc'].columns))
  readonly #orders = new Map([[priceOrder, this.#byPrice]])
  readonly #prices = new PriceBands(this.#byPrice, this.#keys.prices)
  readonly #index = new ShelfIndex(this.#prices)

  constructor() {
    for (const [name, columns] of orders)
      if (name !== priceOrder) this.#orders.set(name, new SortOrder(this.#keys.compareBy(columns)))
  }

  /** Each category with the one that it is in. */
  setCategories(parents: Map<string, string | null>): void {
    this.#index.setCategories(parents)
  }

  /** Puts up all products where there are none yet; `pause` is waited for time and again. */
  async fill(stock: AsyncIterable<Stock>, pause: () => Promise<void>): Promise<void> {
    const named: Posting[] = []
    for await (const part of stock) {
      if ('order' in part) {
        this.#orders.get(part.order)?.become(part.numbers)
        if (part.order === priceOrder) this.#prices.layOut()
        await pause()
        continue
      }
      const { fresh, numbers, ends } = part.terms
      for (const posting of this.#index.name(fresh)) named.push(posting)
      const box = new PieceBox(part.pieces)
      for (const [at, keys] of part.keys.entries()) {
        if (at % handful === 0) await pause()
        this.#boxes[keys.number] = box
        this.#places[keys.number] = at
        this.#keys.set(keys)
        this.#index.add(keys.number, numbers.subarray(ends[at - 1] ?? 0, ends[at]), named)
      }
    }
  }

  /** Puts a product where it belongs, in place of what it was. */
  put({ row, piece }: ReadProduct): void {
    const { number, price } = row
    const before = this.#takeOut(number)
    this.#boxes[number] = new PieceBox(packPieces([piece]))
    this.#places[number] = 0
    this.#keys.set(row)
    this.#index.change(number, before, termsOf(row))
    this.#prices.delete(number)
    this.#prices.add(number, price)
    for (const order of this.#orders.values()) order.add(number)
    this.#shown.clear()
  }

  remove(number: number): void {
    const before = this.#takeOut(number)
    this.#index.change(number, before, new Set())
    this.#prices.delete(number)
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
      const piece = this.#find(number)
      if (piece) pieces.push(piece)
    }
    return { pieces, page, limit, total }
  }

  /** Tells who comes before all that a filter takes, in order of prices; nothing where nobody does. */
  #isBefore({ minPrice, maxPrice }: ProductFilter, isReversed: boolean) {
    const { prices } = this.#keys
    if (isReversed)
      return maxPrice !== undefined && ((number: number) => (prices[number] ?? 0) > maxPrice)
    return minPrice !== undefined && ((number: number) => (prices[number] ?? 0) < minPrice)
  }

  #find(number: number): Piece | undefined {
    return this.#boxes[number]?.take(this.#places[number] ?? 0)
  }

  /** The finished JSON says all of a product that counts here, so nothing else of it is kept. */
  #show(number: number): Product {
    const known = this.#shown.get(number)
    if (known) return known
    const product: Product = JSON.parse(this.#find(number)?.text ?? '')
    this.#shown.set(number, product)
    return product
  }

  /** Answers the terms that the product had. */
  #takeOut(number: number): Set<string> {
    if (!this.#boxes[number]) return new Set()
    const terms = termsOf(indexedAs(this.#show(number)))
    for (const order of this.#orders.values()) order.delete(number)
    this.#boxes[number] = undefined
    this.#shown.clear()
    return terms
  }
}

function indexedAs(product: Product): IndexedProduct {
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
