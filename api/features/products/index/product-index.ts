import type { Product, SearchNotes } from '../../../../contract/products/product.ts'
import type { SearchTrial } from '../../../../contract/search/search-trial.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import type { ProductFilter, ProductListRequest } from '../list-request.ts'
import { BitSet } from './bit-set.ts'
import type { CatalogueWord } from './catalogue-words.ts'
import { facetsOf, flags, inCategory, inGroup, inSubcategory } from './facets.ts'
import { productsOf } from './found.ts'
import { JsonStore, type PackedJson, toText } from './json-store.ts'
import { ProductOrders } from './product-orders.ts'
import { Search, type SearchResult } from './search.ts'
import { isCorrected, type Step } from './search-step.ts'
import {
  findSpelling,
  readSearch,
  type SearchedTexts,
  type SearchWord,
  searchedTexts,
} from './tokens.ts'

/** One page of a list, each product as serialized JSON. */
export type ProductPage = { total: number; products: PackedJson[]; search?: SearchNotes }

/** How a word of a search was found, and by which word of the catalogue. */
export type ExplainedWord = SearchTrial['words'][number]

/** Above these the index would take too much memory. A reference leads from a word to a product. */
const maxSize = { products: 150_000, bytes: 300 * 1024 * 1024, references: 30_000_000 }

/** All products in memory, found by words, facets and prices, in any sort order. */
export class ProductIndex {
  /** The index of each product in the arrays and sets, by its number; and the free ones. */
  readonly #slots = new Map<number, number>()
  readonly #slotsById = new Map<string, number>()
  readonly #freeSlots: number[] = []
  readonly #products: (PackedJson | undefined)[] = []
  readonly #all = new BitSet()
  readonly #facets = new Map<string, BitSet>()
  readonly #search = new Search()
  readonly #orders = new ProductOrders()
  readonly #found = new BitSet()
  #json = new JsonStore()

  get isTooLarge(): boolean {
    const { products, bytes, references } = maxSize
    return (
      this.#slots.size > products || this.#json.used > bytes || this.#search.references > references
    )
  }

  /** Adds or replaces a product. */
  set(row: ProductRow, product: Product): void {
    const { number, featured, updated_at, created_at, price, name_key, id } = row
    const slot = this.#slots.get(number) ?? this.#freeSlots.pop() ?? this.#products.length
    const texts = searchedTexts(product)
    const before = this.#clear(slot)
    if (before?.head !== texts.head || before.body !== texts.body) {
      if (before) this.#search.delete(before, slot)
      this.#search.add(texts, slot)
    }
    this.#slots.set(number, slot)
    this.#slotsById.set(id, slot)
    this.#products[slot] = this.#json.add(JSON.stringify(product))
    this.#orders.add(slot, { featured, updated_at, created_at, price, name_key, id })
    this.#all.add(slot)
    for (const name of facetsOf(row)) {
      const facet = this.#facets.get(name) ?? new BitSet()
      facet.add(slot)
      this.#facets.set(name, facet)
    }
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
    const json = this.#products[slot]
    if (!json) return undefined
    this.#orders.delete(slot)
    for (const facet of this.#facets.values()) facet.delete(slot)
    this.#all.delete(slot)
    this.#products[slot] = undefined
    const product: Product = JSON.parse(toText(json))
    this.#slotsById.delete(product._id)
    this.#json.release(json)
    if (this.#json.isWasteful) this.#repack()
    return searchedTexts(product)
  }

  /** Makes its orders, one at each step; otherwise they are made when they are first needed. */
  sort(): Generator<void> {
    return this.#orders.sort()
  }

  setSynonyms(sets: { terms: string[] }[]): void {
    this.#search.setSynonyms(sets)
  }

  /** One page of the products that match a filter; undefined if that takes long: the next try goes on. */
  list(request: ProductListRequest): ProductPage | undefined {
    const { ids, filter, sort } = request
    if (ids) return this.#listByIds(ids)
    const result = this.#find(readSearch(filter.search), filter.exact)
    if (!result) return undefined
    const found = this.#found.copy(result.found)
    const search = found.isEmpty ? undefined : this.#noteGuesses(result.steps)
    this.#keep(filter, found)
    const total = found.size
    const first = sort === 'default' && total > 1 ? result.first : []
    const slots = this.#orders.page({ found, total, first }, request)
    return { total, products: this.#read(slots), search }
  }

  #listByIds(ids: string[]): ProductPage {
    const products = this.#read(ids.map((id) => this.#slotsById.get(id) ?? -1))
    return { total: products.length, products }
  }

  #read(slots: number[]): PackedJson[] {
    const products: PackedJson[] = []
    for (const slot of slots) {
      const json = this.#products[slot]
      if (json) products.push(json)
    }
    return products
  }

  #find(words: SearchWord[], exact = false): SearchResult | undefined {
    if (words.length === 0) return { found: this.#all, steps: [], first: [] }
    return exact ? this.#search.findExact(words) : this.#search.find(words)
  }

  /** How each word of a search is found, and by what; undefined as from `list`. */
  explain(search: string): ExplainedWord[] | undefined {
    const steps = this.#search.explain(readSearch(search))
    return steps && this.#name(steps)
  }

  #noteGuesses(steps: Step[]): SearchNotes | undefined {
    const guessed = steps.filter(isCorrected)
    if (guessed.length === 0) return undefined
    return { corrected: this.#name(guessed).map(({ typed, found }) => ({ typed, found })) }
  }

  #name(steps: Step[]): ExplainedWord[] {
    return steps.map(({ typed, how, words }) => ({
      typed: typed.map((word) => word.typed).join(' '),
      how,
      found: words()
        .map((word) => this.#spell(word))
        .join(' '),
    }))
  }

  /** A word as its oldest product has it, if possible in its name. */
  #spell({ posting, token }: CatalogueWord): string {
    const { all, head } = productsOf([posting])
    const slot = this.#orders.oldest(head.isEmpty ? all : head) ?? -1
    const json = this.#products[slot]
    return (json && findSpelling(JSON.parse(toText(json)), token)) ?? token
  }

  /** Keeps the products that a filter does not leave out. */
  #keep(filter: ProductFilter, found: BitSet): void {
    const { category, subcategory, group, minPrice, maxPrice } = filter
    if (category !== undefined) found.intersect(this.#facet(inCategory(category)))
    if (subcategory !== undefined) found.intersect(this.#facet(inSubcategory(subcategory)))
    if (group !== undefined) found.intersect(this.#facet(inGroup(group)))
    for (const flag of flags) {
      const wanted = filter[flag]
      if (wanted === true) found.intersect(this.#facet(flag))
      else if (wanted === false) found.subtract(this.#facet(flag))
    }
    if (minPrice !== undefined || maxPrice !== undefined)
      this.#orders.keepPrices(found, minPrice, maxPrice)
  }

  #facet(name: string): BitSet {
    return this.#facets.get(name) ?? none
  }

  #repack(): void {
    this.#json = new JsonStore()
    for (const [slot, json] of this.#products.entries())
      if (json) this.#products[slot] = this.#json.add(toText(json))
  }
}

const none = new BitSet()
