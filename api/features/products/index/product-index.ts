import type { ProductRow } from '../../../db/product-row.ts'
import {
  type ProductFilter,
  type ProductListRequest,
  productSortColumns,
  type SortColumn,
} from '../list-request.ts'
import { BitSet } from './bit-set.ts'
import { JsonStore, type PackedJson, toText } from './json-store.ts'
import { SortedList } from './sorted-list.ts'
import { searchTextOf, searchWordsOf } from './tokens.ts'
import { WordIndex } from './word-index.ts'

/** The sort keys of a product, and its JSON. */
type Entry = Pick<ProductRow, SortColumn> & { json: PackedJson }

/** One page of a list, each product as serialized JSON. */
export type ProductPage = { total: number; products: PackedJson[] }

/** Above these the index would take too much memory. A reference leads from a word to a product. */
const maxSize = { products: 150_000, bytes: 300 * 1024 * 1024, references: 30_000_000 }
/** Sorting one result takes as long as skipping so many products in a sorted list. */
const sortingCost = 256

/** All products in memory, found by words, facets and prices, in any sort order. */
export class ProductIndex {
  /** The index of each product in the arrays and sets, by its number; and the free ones. */
  readonly #slots = new Map<number, number>()
  readonly #freeSlots: number[] = []
  readonly #entries: (Entry | undefined)[] = []
  readonly #prices: number[] = []
  readonly #all = new BitSet()
  readonly #facets = new Map<string, BitSet>()
  readonly #words = new WordIndex()
  readonly #orders = new Map<string, SortedList>()
  readonly #found = new BitSet()
  #json = new JsonStore()

  constructor() {
    for (const { columns } of Object.values(productSortColumns)) {
      const order = new SortedList((a, b) => this.#compare(columns, a, b))
      this.#orders.set(columns.join(), order)
    }
  }

  get isTooLarge(): boolean {
    const { products, bytes, references } = maxSize
    return (
      this.#slots.size > products || this.#json.used > bytes || this.#words.references > references
    )
  }

  /** Adds or replaces a product. */
  set(row: ProductRow, json: string): void {
    const { number, featured, updated_at, created_at, price, name_key, id } = row
    const slot = this.#slots.get(number) ?? this.#freeSlots.pop() ?? this.#entries.length
    const text = searchTextOf(row)
    const textBefore = this.#clear(slot)
    if (textBefore !== text) {
      if (textBefore !== undefined) this.#words.delete(textBefore, slot)
      this.#words.add(text, slot)
    }
    this.#slots.set(number, slot)
    const keys = { featured, updated_at, created_at, price, name_key, id }
    this.#entries[slot] = { ...keys, json: this.#json.add(json) }
    this.#prices[slot] = price
    this.#all.add(slot)
    for (const name of facetsOf(row)) {
      const facet = this.#facets.get(name) ?? new BitSet()
      facet.add(slot)
      this.#facets.set(name, facet)
    }
    for (const order of this.#orders.values()) order.add(slot)
  }

  delete(number: number): void {
    const slot = this.#slots.get(number)
    if (slot === undefined) return
    this.#words.delete(this.#clear(slot) ?? '', slot)
    this.#slots.delete(number)
    this.#freeSlots.push(slot)
  }

  /** Removes everything of a product except its words; returns its text. */
  #clear(slot: number): string | undefined {
    const entry = this.#entries[slot]
    if (!entry) return undefined
    for (const order of this.#orders.values()) order.delete(slot)
    for (const facet of this.#facets.values()) facet.delete(slot)
    this.#all.delete(slot)
    this.#entries[slot] = undefined
    const text = searchTextOf(JSON.parse(toText(entry.json)))
    this.#json.release(entry.json)
    if (this.#json.isWasteful) this.#repack()
    return text
  }

  /** One page of the products that match a filter. */
  list({ filter, sort, page, limit }: ProductListRequest): ProductPage {
    const found = this.#find(filter)
    const total = found.size
    const offset = (page - 1) * limit
    if (offset >= total) return { total, products: [] }
    const { columns, direction } = productSortColumns[sort]
    const slice = { offset, limit, isReversed: direction === 'desc' }
    const slots =
      total * sortingCost > this.#entries.length
        ? this.#orders.get(columns.join())?.slice(found, slice)
        : this.#sort(found, columns, slice)
    return { total, products: (slots ?? []).flatMap((slot) => this.#entries[slot]?.json ?? []) }
  }

  /** The result is valid until the next call. */
  #find(filter: ProductFilter): BitSet {
    const { search, category, subcategory, group, minPrice, maxPrice, ...flags } = filter
    const found = this.#found.copy(this.#all)
    for (const word of searchWordsOf(search)) found.intersect(this.#words.find(word))
    if (category !== undefined) found.intersect(this.#facet(inCategory(category)))
    if (subcategory !== undefined) found.intersect(this.#facet(inSubcategory(subcategory)))
    if (group !== undefined) found.intersect(this.#facet(inGroup(group)))
    for (const [flag, wanted] of Object.entries(flags)) {
      if (wanted === true) found.intersect(this.#facet(flag))
      else if (wanted === false) found.subtract(this.#facet(flag))
    }
    if (minPrice !== undefined || maxPrice !== undefined)
      this.#keepPrices(found, minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY)
    return found
  }

  #keepPrices(found: BitSet, min: number, max: number): void {
    const prices = this.#prices
    found.filter((slot) => {
      const price = prices[slot] ?? 0
      return price >= min && price <= max
    })
  }

  #sort(
    found: BitSet,
    columns: SortColumn[],
    { offset, limit, isReversed }: { offset: number; limit: number; isReversed: boolean },
  ): number[] {
    const slots: number[] = []
    found.forEach((slot) => {
      slots.push(slot)
    })
    slots.sort((a, b) => this.#compare(columns, a, b))
    if (isReversed) slots.reverse()
    return slots.slice(offset, offset + limit)
  }

  #compare(columns: SortColumn[], a: number, b: number): number {
    const left = this.#entries[a]
    const right = this.#entries[b]
    if (!left || !right) throw new Error('A product is sorted that is not in the index')
    for (const column of columns) {
      const order = compareValues(left[column], right[column])
      if (order !== 0) return order
    }
    return 0
  }

  #facet(name: string): BitSet {
    return this.#facets.get(name) ?? none
  }

  #repack(): void {
    this.#json = new JsonStore()
    for (const entry of this.#entries) if (entry) entry.json = this.#json.add(toText(entry.json))
  }
}

const none = new BitSet()
const inCategory = (id: string) => `category ${id}`
const inSubcategory = (id: string) => `subcategory ${id}`
const inGroup = (id: string) => `group ${id}`

/** The facets of a product; flags have the names that the filter has. */
function facetsOf(row: ProductRow): string[] {
  const facets = [inCategory(row.category_id)]
  if (row.subcategory_id !== null)
    facets.push(inCategory(row.subcategory_id), inSubcategory(row.subcategory_id))
  if (row.group_id !== null) facets.push(inGroup(row.group_id))
  if (row.featured) facets.push('featured')
  if (row.in_stock) facets.push('inStock')
  if (row.is_best_seller) facets.push('isBestSeller')
  if (row.image_id !== null) facets.push('hasImage')
  if (row.description) facets.push('hasDescription')
  return facets
}

/** Texts by code point, as the databases sort them; JavaScript compares UTF-16 code units. */
function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b)
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left !== right) return codePointRank(left) - codePointRank(right)
  }
  return a.length - b.length
}

/** Surrogates stand for characters beyond U+FFFF, and so come after all others. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
