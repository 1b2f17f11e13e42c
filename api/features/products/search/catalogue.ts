import { indiaDate } from '../../../../contract/india-time.ts'
import type { Product, SearchNotes } from '../../../../contract/products/product.ts'
import type { SearchTrial } from '../../../../contract/search/search-trial.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import { stockDueFrom, stockOf } from '../../../shared/product-stock.ts'
import type { ProductFilter, ProductListRequest } from '../list-request.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { isCorrected, Search, type TermMatch } from './match.ts'
import { isEmpty, type MatchSet, matched, matchingNumbers } from './match-set.ts'
import { ProductOrders } from './order.ts'
import { tokensOf } from './phonetic.ts'
import { SynonymIndex } from './synonyms.ts'
import { readSearch, type SearchedTexts, searchedTexts, spellLike } from './text.ts'
import { type FoundWord, Vocabulary } from './vocabulary.ts'

/** A product as it is read from the database. */
export type LoadedProduct = { row: ProductRow; product: Product }

/** One page of a list. */
export type ProductPage = {
  total: number
  products: CatalogueProduct[]
  /** How a search was corrected. */
  search?: SearchNotes | undefined
  /** How each word of a search was found. */
  explain?: () => ExplainedWord[]
}

/** How a word of a search was found, and by which word of the catalogue. */
type ExplainedWord = SearchTrial['words'][number]

const flags = ['featured', 'inStock', 'isBestSeller', 'hasImage', 'hasDescription'] as const
const noTexts: SearchedTexts = { head: '', body: '' }

/** All products in memory, found by words and filters, in any order that a list can have. */
export class Catalogue {
  /** By their numbers, which are small and dense. */
  readonly #products: (CatalogueProduct | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  /** Ids of categories, each one string for all its products: a list compares 100,000 of them. */
  readonly #categoryIds = new Map<string, string>()
  readonly #orders = new ProductOrders()
  readonly #vocabulary = new Vocabulary()
  #synonyms: SynonymIndex

  constructor(synonyms: { terms: string[] }[]) {
    this.#synonyms = new SynonymIndex(synonyms)
  }

  get products(): CatalogueProduct[] {
    return this.#products.filter((product) => product !== undefined)
  }

  /** Adds products that lists will show once they are sorted. */
  load(products: LoadedProduct[]): void {
    for (const loaded of products) this.#put(loaded.row.number, this.#toProduct(loaded))
  }

  /** To be called when all are loaded. */
  sort(): void {
    this.#orders.load(this.products)
  }

  /** Adds or replaces a product; without one, the number's product is gone. */
  set(number: number, loaded: LoadedProduct | undefined): void {
    const product = loaded && this.#toProduct(loaded)
    const before = this.#put(number, product)
    this.#orders.replace(before, product)
  }

  #toProduct(loaded: LoadedProduct): CatalogueProduct {
    return toCatalogueProduct(loaded, (id) => {
      const known = this.#categoryIds.get(id) ?? id
      this.#categoryIds.set(known, known)
      return known
    })
  }

  /** Returns the product that had the number before. */
  #put(number: number, product: CatalogueProduct | undefined): CatalogueProduct | undefined {
    const before = this.#products[number]
    this.#products[number] = product
    // A product that was deleted and restored has another number by now.
    if (before && this.#numbers.get(before.id) === number) this.#numbers.delete(before.id)
    if (product) this.#numbers.set(product.id, number)
    const { head, body } = before?.texts ?? noTexts
    const texts = product?.texts ?? noTexts
    if (head === texts.head && body === texts.body) return before
    this.#synonyms.replace(number, this.#vocabulary.replace(number, { head, body }, texts))
    return before
  }

  /** Begins with other synonym sets: products are found by them once they are in `findSynonyms`. */
  setSynonyms(sets: { terms: string[] }[]): void {
    this.#synonyms = new SynonymIndex(sets)
  }

  findSynonyms(products: CatalogueProduct[]): void {
    for (const { number, texts } of products)
      this.#synonyms.replace(number, this.#vocabulary.find(texts))
  }

  /** One page of the products that match a filter, or of those with the ids asked for. */
  list({ ids, filter, sort, page, limit }: ProductListRequest): ProductPage {
    if (ids) return this.#listByIds(ids)
    const passes = toPredicate(filter)
    const words = readSearch(filter.search)
    if (words.length === 0) {
      const found = this.#orders.filter(sort, passes)
      return { total: found.length, products: takePage(found, page, limit) }
    }
    const { matches, terms } = filter.exact
      ? this.#search().findExact(words)
      : this.#search().find(words)
    const found = this.#filterMatching(matches, sort, passes)
    const isRanked = sort === 'default' && !filter.exact
    return {
      total: found.length,
      products: takePage(isRanked ? rank(found, matches) : found, page, limit),
      search: isEmpty(matches) ? undefined : this.#noteCorrections(terms),
      explain: () => terms.map((term) => this.#explain(term)),
    }
  }

  /** Few products are sorted faster than all are walked in order. */
  #filterMatching(
    matches: MatchSet,
    sort: ProductListRequest['sort'],
    passes: (product: CatalogueProduct) => boolean,
  ): CatalogueProduct[] {
    const numbers = matchingNumbers(matches)
    if (numbers.length > this.#products.length / 8)
      return this.#orders.filter(
        sort,
        (product) => matches[product.number] !== 0 && passes(product),
      )
    const products = numbers
      .map((number) => this.#products[number])
      .filter((product) => product !== undefined)
    return this.#orders.sort(sort, products.filter(passes))
  }

  #listByIds(ids: string[]): ProductPage {
    const products = ids
      .map((id) => this.#products[this.#numbers.get(id) ?? -1])
      .filter((product) => product !== undefined)
    return { total: products.length, products }
  }

  #search(): Search {
    return new Search({
      vocabulary: this.#vocabulary,
      synonyms: this.#synonyms,
      products: this.#products,
    })
  }

  #noteCorrections(terms: TermMatch[]): SearchNotes | undefined {
    const corrected = terms.filter(isCorrected).map((term) => {
      const { typed, found } = this.#explain(term)
      return { typed, found }
    })
    return corrected.length > 0 ? { corrected } : undefined
  }

  #explain({ typed, how, words }: TermMatch): ExplainedWord {
    const found = words().map((word) => this.#spell(word))
    return { typed: typed.map((word) => word.typed).join(' '), how, found: found.join(' ') }
  }

  /** A word as a product has it, if possible in its name. */
  #spell({ word, part }: FoundWord): string {
    const numbers = word.head.length > 0 ? word.head : word.body
    // Every process is to choose the same.
    const product = this.#products[numbers.reduce((a, b) => Math.min(a, b))]
    if (!product) return part
    const shown: Product = JSON.parse(product.json)
    return tokensOf(part)
      .map((token) => spellLike(shown, token))
      .join(' ')
  }
}

function toCatalogueProduct(
  { row, product }: LoadedProduct,
  share: (id: string) => string,
): CatalogueProduct {
  return {
    number: row.number,
    id: row.id,
    price: row.price,
    category: share(row.category_id),
    subcategory: row.subcategory_id && share(row.subcategory_id),
    group: row.group_id,
    featured: row.featured === 1,
    inStock: row.in_stock === 1,
    stock: stockOf(row),
    stockDueFrom: stockDueFrom(row),
    isBestSeller: row.is_best_seller === 1,
    hasImage: row.image_id !== null,
    hasDescription: row.description !== '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    nameKey: row.name_key,
    texts: searchedTexts(product),
    json: JSON.stringify(product),
    packCost: row.pack_cost,
  }
}

function toPredicate(filter: ProductFilter): (product: CatalogueProduct) => boolean {
  const { category, subcategory, group, stock, stockDue } = filter
  const today = indiaDate(Date.now())
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const wanted = flags.filter((flag) => filter[flag] !== undefined)
  // Numbers first: to compare ids takes longer.
  return (product) =>
    product.price >= minPrice &&
    product.price <= maxPrice &&
    wanted.every((flag) => product[flag] === filter[flag]) &&
    (stock === undefined || product.stock === stock) &&
    (stockDue === undefined || isDue(product, today) === stockDue) &&
    (category === undefined || product.category === category || product.subcategory === category) &&
    (subcategory === undefined || product.subcategory === subcategory) &&
    (group === undefined || product.group === group)
}

function isDue({ stockDueFrom }: CatalogueProduct, today: string): boolean {
  return stockDueFrom !== null && stockDueFrom <= today
}

/** First what has all of the search in its head, then what has it anywhere; what is chance comes after both. */
function rank(products: CatalogueProduct[], matches: MatchSet): CatalogueProduct[] {
  const tiers: CatalogueProduct[][] = [[], [], [], []]
  const { inHead, exact, exactInHead } = matched
  for (const product of products) {
    const found = matches[product.number] ?? 0
    const tier = found & exactInHead ? 0 : found & exact ? 1 : found & inHead ? 2 : 3
    tiers[tier]?.push(product)
  }
  return tiers.flat()
}

function takePage<Item>(items: Item[], page: number, limit: number): Item[] {
  return items.slice((page - 1) * limit, page * limit)
}
