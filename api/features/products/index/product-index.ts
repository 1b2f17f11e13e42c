import type { Product, SearchNotes } from '../../../../contract/product.ts'
import type { SearchTrial } from '../../../../contract/search-trial.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import {
  type ProductFilter,
  type ProductListRequest,
  productSortColumns,
  type SortColumn,
} from '../list-request.ts'
import { BitSet } from './bit-set.ts'
import { type CatalogueWord, productsOf } from './catalogue-words.ts'
import { compareKeys, type SortKeys } from './compare-values.ts'
import { facetsOf, inCategory, inGroup, inSubcategory } from './facets.ts'
import { JsonStore, type PackedJson, toText } from './json-store.ts'
import { isCorrected, Search, type Step } from './search.ts'
import { type Slice, SortedList } from './sorted-list.ts'
import {
  findSpelling,
  readSearch,
  type SearchedTexts,
  type SearchWord,
  searchedTexts,
} from './tokens.ts'

/** The sort keys of a product, and its JSON. */
type Entry = SortKeys & { json: PackedJson }

/** One page of a list, each product as serialized JSON. */
export type ProductPage = { total: number; products: PackedJson[]; search?: SearchNotes }

/** What a list shows; the page takes what comes first from `first`. */
type Matches = { found: BitSet; total: number; first: BitSet[] }

/** How a word of a search was found, and by which word of the catalogue. */
export type ExplainedWord = SearchTrial['words'][number]

/** Above these the index would take too much memory. A reference leads from a word to a product. */
const maxSize = { products: 150_000, bytes: 300 * 1024 * 1024, references: 30_000_000 }
/** Sorting one result takes as long as skipping so many products in a sorted list. */
const sortingCost = 256

/** All products in memory, found by words, facets and prices, in any sort order. */
export class ProductIndex {
  /** The index of each product in the arrays and sets, by its number; and the free ones. */
  readonly #slots = new Map<number, number>()
  readonly #slotsById = new Map<string, number>()
  readonly #freeSlots: number[] = []
  readonly #entries: (Entry | undefined)[] = []
  readonly #prices: number[] = []
  readonly #all = new BitSet()
  readonly #facets = new Map<string, BitSet>()
  readonly #search = new Search()
  readonly #orders = new Map<string, SortedList<number>>()
  readonly #found = new BitSet()
  readonly #tier = new BitSet()
  #json = new JsonStore()

  constructor() {
    for (const { columns } of Object.values(productSortColumns)) {
      const isByPrice = columns[0] === 'price'
      const prices = this.#prices
      // Loading many products is mostly comparing: prices are read from one array.
      const order = new SortedList<number>(
        (a, b) =>
          (isByPrice && (prices[a] ?? 0) - (prices[b] ?? 0)) || this.#compare(columns, a, b),
      )
      this.#orders.set(columns.join(), order)
    }
  }

  get isTooLarge(): boolean {
    const { products, bytes, references } = maxSize
    return (
      this.#slots.size > products || this.#json.used > bytes || this.#search.references > references
    )
  }

  /** Adds or replaces a product. */
  set(row: ProductRow, product: Product): void {
    const { number, featured, updated_at, created_at, price, name_key, id } = row
    const slot = this.#slots.get(number) ?? this.#freeSlots.pop() ?? this.#entries.length
    const texts = searchedTexts(product)
    const before = this.#clear(slot)
    if (before?.head !== texts.head || before.body !== texts.body) {
      if (before) this.#search.delete(before, slot)
      this.#search.add(texts, slot)
    }
    this.#slots.set(number, slot)
    this.#slotsById.set(id, slot)
    const keys = { featured, updated_at, created_at, price, name_key, id }
    this.#entries[slot] = { ...keys, json: this.#json.add(JSON.stringify(product)) }
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
    const texts = this.#clear(slot)
    if (texts) this.#search.delete(texts, slot)
    this.#slots.delete(number)
    this.#freeSlots.push(slot)
  }

  /** Removes everything of a product except its words; returns its texts. */
  #clear(slot: number): SearchedTexts | undefined {
    const entry = this.#entries[slot]
    if (!entry) return undefined
    for (const order of this.#orders.values()) order.delete(slot)
    for (const facet of this.#facets.values()) facet.delete(slot)
    this.#all.delete(slot)
    this.#slotsById.delete(entry.id)
    this.#entries[slot] = undefined
    const texts = searchedTexts(JSON.parse(toText(entry.json)))
    this.#json.release(entry.json)
    if (this.#json.isWasteful) this.#repack()
    return texts
  }

  setSynonyms(sets: { terms: string[] }[]): void {
    this.#search.setSynonyms(sets)
  }

  /** One page of the products that match a filter. */
  list({ ids, filter, sort, page, limit }: ProductListRequest): ProductPage {
    if (ids) return this.#listByIds(ids)
    const { search, exact, ...others } = filter
    const words = readSearch(search)
    const { first, steps, ...result } = this.#find(words, exact, sort === 'default')
    const found = this.#found.copy(result.found)
    const guessed = steps.filter(isCorrected)
    const corrected = guessed.length > 0 && !found.isEmpty ? this.#name(guessed) : []
    this.#keep(others, found)
    const total = found.size
    const { columns, direction } = productSortColumns[sort]
    const slice = { offset: (page - 1) * limit, limit, isReversed: direction === 'desc' }
    const slots = slice.offset < total ? this.#slice({ found, total, first }, columns, slice) : []
    return {
      total,
      products: slots.flatMap((slot) => this.#entries[slot]?.json ?? []),
      ...(corrected.length > 0 && {
        search: { corrected: corrected.map(({ typed, found }) => ({ typed, found })) },
      }),
    }
  }

  #listByIds(ids: string[]): ProductPage {
    const products = ids.flatMap((id) => {
      const slot = this.#slotsById.get(id)
      return (slot !== undefined && this.#entries[slot]?.json) || []
    })
    return { total: products.length, products }
  }

  #find(words: SearchWord[], exact = false, isRanked = false): ReturnType<Search['find']> {
    if (words.length > 0 && !exact) return this.#search.find(words, isRanked)
    const found = words.length > 0 ? this.#search.findExact(words) : this.#all
    return { found, first: [], steps: [] }
  }

  /** How each word of a search is found, and by what. */
  explain(search: string): ExplainedWord[] {
    return this.#name(this.#search.explain(readSearch(search)))
  }

  #name(steps: Step[]): ExplainedWord[] {
    return steps.map(({ typed, how, words }) => ({
      typed,
      how,
      found: words()
        .map((word) => this.#spell(word))
        .join(' '),
    }))
  }

  /** A word as its oldest product has it, if possible in its name. */
  #spell({ posting, token }: CatalogueWord): string {
    const oldest = { offset: 0, limit: 1, isReversed: false }
    const order = this.#orders.get(productSortColumns.newest.columns.join())
    const { all, head } = productsOf([posting])
    const [slot = 0] = order?.slice(head.isEmpty ? all : head, oldest) ?? []
    const entry = this.#entries[slot]
    return (entry && findSpelling(JSON.parse(toText(entry.json)), token)) ?? token
  }

  /** Keeps the products that a filter does not leave out. */
  #keep(filter: Omit<ProductFilter, 'search' | 'exact'>, found: BitSet): void {
    const { category, subcategory, group, minPrice, maxPrice, ...flags } = filter
    if (category !== undefined) found.intersect(this.#facet(inCategory(category)))
    if (subcategory !== undefined) found.intersect(this.#facet(inSubcategory(subcategory)))
    if (group !== undefined) found.intersect(this.#facet(inGroup(group)))
    for (const [flag, wanted] of Object.entries(flags)) {
      if (wanted === true) found.intersect(this.#facet(flag))
      else if (wanted === false) found.subtract(this.#facet(flag))
    }
    if (minPrice !== undefined || maxPrice !== undefined)
      this.#keepPrices(found, minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY)
  }

  /** One page of what is found: of what comes first, then of the rest. Takes the first out of `found`. */
  #slice({ found, total, first }: Matches, columns: SortColumn[], slice: Slice): number[] {
    const slots: number[] = []
    let left = total
    let { offset } = slice
    for (const tier of [...first, found]) {
      const part = tier === found ? found : this.#tier
      const size = tier === found ? left : found.moveCommon(tier, part)
      if (offset < size) {
        const rest = { ...slice, offset, limit: slice.limit - slots.length }
        const isMany = size * sortingCost > this.#entries.length
        const order = isMany ? this.#orders.get(columns.join()) : undefined
        slots.push(...(order?.slice(part, rest) ?? this.#sort(part, columns, rest)))
      }
      left -= size
      if (left === 0 || slots.length === slice.limit) break
      offset = Math.max(0, offset - size)
    }
    return slots
  }

  #keepPrices(found: BitSet, min: number, max: number): void {
    const prices = this.#prices
    found.filter((slot) => {
      const price = prices[slot] ?? 0
      return price >= min && price <= max
    })
  }

  #sort(found: BitSet, columns: SortColumn[], { offset, limit, isReversed }: Slice): number[] {
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
    return compareKeys(columns, left, right)
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
