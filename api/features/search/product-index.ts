import { indiaDate } from '../../../contract/india-time.ts'
import type { Product } from '../../../contract/products/product.ts'
import type { SearchNotes } from '../../../contract/products/product-list.ts'
import type { SearchTrial } from '../../../contract/search/search-trial.ts'
import type { ProductFilter, ProductListRequest } from '../products/list-request.ts'
import {
  type IndexedProduct,
  type LoadedProduct,
  parseProduct,
  toIndexedProduct,
} from './indexed-product.ts'
import { isCorrected, Search, type SearchResult } from './match.ts'
import { isInName, type MatchSet, matchesNothing, tierByBits } from './match-set.ts'
import { PackIndex } from './pack-index.ts'
import { readExactSearch, readSearch, type SearchWord } from './read-search.ts'
import { firstOfGroups, type SizesByGroup, sortSizes } from './sizes.ts'
import { type Ranked, SortedProducts, unranked } from './sorted-products.ts'
import { phoneticKey, tokensOf } from './spelling/phonetic.ts'
import { normalizeForSearch, searchedTexts, spellLike } from './spelling/text.ts'
import { SynonymIndex } from './synonyms.ts'
import type { TermMatch } from './term-matcher.ts'
import { type FoundWord, Vocabulary } from './vocabulary.ts'

/** One page of a list. */
export type ProductPage = {
  total: number
  products: IndexedProduct[]
  /**
   * Set for lists that show each group once: the number of products found, and the sizes of the groups on the
   * page.
   */
  together?: { found: number; sizes: SizesByGroup }
  /** Notes on corrections, synonyms and sounds that a search has used. */
  search?: SearchNotes | undefined
  /** Explains how each word was found. */
  explain?: () => ExplainedWord[]
}

/** Kind of match of a searched word, and the matching word of the catalogue. */
type ExplainedWord = SearchTrial['words'][number]

/** Filters that are fields of the same name in a product. */
const plainFilters = [
  'featured',
  'inStock',
  'isBestSeller',
  'hasImage',
  'hasDescription',
  'hasTamil',
  'visibility',
] as const

/** All products in memory, searched by words and filters, sorted in every way that lists can be. */
export class ProductIndex {
  /** Products by number; numbers are small and dense. */
  readonly #products: (IndexedProduct | undefined)[] = []
  readonly #byId = new Map<string, IndexedProduct>()
  /** Ids of categories, each one string for all its products. */
  readonly #categoryIds = new Map<string, string>()
  readonly #sorted = new SortedProducts(this.#products)
  readonly #vocabulary = new Vocabulary()
  readonly #packs = new PackIndex()
  readonly #synonyms: SynonymIndex
  /** Phonetic keys of the words of the shop's names. */
  #shopNames: ReadonlySet<string> = new Set()

  constructor(synonyms: { terms: string[] }[]) {
    this.#synonyms = new SynonymIndex(synonyms)
  }

  /** Adds products; lists show them only after `sort`. */
  load(products: LoadedProduct[]): void {
    for (const loaded of products) {
      const product = this.#toProduct(loaded)
      this.#putWords(product.number, undefined, loaded.product)
      this.#products[product.number] = product
      this.#byId.set(product.id, product)
    }
  }

  /** To be called when all are loaded. */
  sort(): void {
    this.#sorted.load()
  }

  /** Adds or replaces a product; if `loaded` is undefined, removes it. */
  set(number: number, loaded: LoadedProduct | undefined): void {
    const before = this.#products[number]
    const product = loaded && this.#toProduct(loaded)
    this.#sorted.replace(before, product)
    this.#putWords(number, before && parseProduct(before), loaded?.product)
    this.#products[number] = product
    // A restored product has a new number, so its id may already lead to the new entry.
    if (before && this.#byId.get(before.id) === before) this.#byId.delete(before.id)
    if (product) this.#byId.set(product.id, product)
  }

  /** Sets the shop's names, whose words do not narrow a search. */
  setShopNames(names: string[]): void {
    this.#shopNames = new Set(
      names.flatMap((name) => tokensOf(normalizeForSearch(name))).map(phoneticKey),
    )
  }

  #readSearch(search: string | undefined): SearchWord[] {
    return readSearch(search, (token) => this.#namesShop(token))
  }

  /**
   * True for a word that sounds like one of the shop's names, unless a product's name contains it or its
   * singular.
   */
  #namesShop(token: string): boolean {
    const isInName = (text: string) =>
      this.#vocabulary.withKey(phoneticKey(text)).some(({ nameWords }) => nameWords.length > 0)
    return (
      this.#shopNames.has(phoneticKey(token)) &&
      !isInName(token) &&
      !isInName(token.replace(/s$/, ''))
    )
  }

  /** True for the id of a product, or of a category that has, or once had, one. */
  has(id: string): boolean {
    return this.#byId.has(id) || this.#categoryIds.has(id)
  }

  #toProduct(loaded: LoadedProduct): IndexedProduct {
    return toIndexedProduct(loaded, (id) => {
      const known = this.#categoryIds.get(id) ?? id
      this.#categoryIds.set(known, known)
      return known
    })
  }

  #putWords(number: number, before: Product | undefined, after: Product | undefined): void {
    const texts = searchedTexts(after)
    const words = this.#vocabulary.replace(number, searchedTexts(before), texts)
    this.#synonyms.replace(number, words)
    this.#packs.replace(number, before, after)
  }

  /** One page of the products that match a filter, or of those with the ids asked for. */
  list(request: ProductListRequest): ProductPage {
    const { ids, filter, sort, page, limit } = request
    if (ids) return this.#listByIds(ids, filter)
    const words = filter.exact ? readExactSearch(filter.search) : this.#readSearch(filter.search)
    const { matches, terms } = this.#find(words, filter)
    const search = matchesNothing(matches) ? undefined : this.#describeSearch(terms)
    const total = this.#dropOthers(matches, filter)
    const isRanked = words.length > 0 && sort === 'default' && !filter.exact
    const ranked = { matches, tierOf: isRanked ? tierByBits : unranked }
    const explain = () => terms.map((term) => this.#explain(term))
    if (request.sizesTogether)
      return { ...this.#listTogether(request, ranked, total), search, explain }
    const first = this.#sorted.take(request, page * limit, ranked)
    return { total, products: this.#get(first.slice((page - 1) * limit)), search, explain }
  }

  /** Finds the products whose names match a search best, at most `limit`, and how each of its words was found. */
  findSurest(search: string, limit: number): { products: Product[]; words: ExplainedWord[] } {
    const { matches, terms } = this.#find(this.#readSearch(search), {})
    this.#dropOthers(matches, {})
    const surest = [...matches]
      .flatMap((bits) => (isInName(bits) ? (tierByBits[bits] ?? 0) : []))
      .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    for (const [number, bits] of matches.entries())
      if (!isInName(bits) || tierByBits[bits] !== surest) matches[number] = 0
    const request = { filter: {}, sort: 'default', language: 'en' } as const
    const numbers = this.#sorted.take(request, limit, { matches, tierOf: unranked })
    return {
      products: this.#get(numbers).map(parseProduct),
      words: terms.map((term) => this.#explain(term)),
    }
  }

  /** Products by their ids; those that are gone are left out. */
  getByIds(ids: string[]): Product[] {
    return this.#listByIds(ids, {}).products.map(parseProduct)
  }

  /** One page of groups and of products without a group; each group appears as its first product. */
  #listTogether(request: ProductListRequest, ranked: Ranked, found: number): ProductPage {
    const { filter, language, page, limit } = request
    const all = this.#get(this.#sorted.take(request, Number.POSITIVE_INFINITY, ranked))
    const cards = firstOfGroups(all)
    const products = cards.slice((page - 1) * limit, page * limit)
    const groups = new Set(products.map(({ group }) => group))
    groups.delete(null)
    const { category, subcategory } = filter
    const isInCategory = toPredicate({ category, subcategory })
    const isShown = (product: IndexedProduct) => groups.has(product.group) && isInCategory(product)
    const members = this.#products.filter((product) => product !== undefined && isShown(product))
    const sizes = Map.groupBy(members as IndexedProduct[], ({ group }) => group)
    for (const some of sizes.values()) sortSizes(some, language)
    return { total: cards.length, products, together: { found, sizes } }
  }

  #find(words: SearchWord[], filter: ProductFilter): SearchResult {
    const searched = {
      vocabulary: this.#vocabulary,
      synonyms: this.#synonyms,
      size: this.#products.length,
      wordsOf: (number: number) => this.#vocabulary.wordsOf(searchedTexts(this.#parse(number))),
    }
    const search = new Search(searched, this.#packs)
    if (filter.exact) return search.findExact(words)
    const passes = toPredicate(filter)
    return search.find(words, (number) => {
      const product = this.#products[number]
      return product !== undefined && passes(product)
    })
  }

  /** Removes matches that do not pass a filter, and counts the rest. */
  #dropOthers(matches: MatchSet, filter: ProductFilter): number {
    const passes = toPredicate(filter)
    let left = 0
    // An iterator would leave garbage for each product.
    for (let number = 0; number < this.#products.length; number++) {
      if (matches[number] === 0) continue
      const product = this.#products[number]
      if (product && passes(product)) left++
      else matches[number] = 0
    }
    return left
  }

  #listByIds(ids: string[], filter: ProductFilter): ProductPage {
    const passes = toPredicate(filter)
    const products = ids
      .map((id) => this.#byId.get(id))
      .filter((product) => product !== undefined && passes(product)) as IndexedProduct[]
    return { total: products.length, products }
  }

  #get(numbers: number[]): IndexedProduct[] {
    return numbers
      .map((number) => this.#products[number])
      .filter((product) => product !== undefined)
  }

  #parse(number: number): Product | undefined {
    const product = this.#products[number]
    return product && parseProduct(product)
  }

  #describeSearch(terms: TermMatch[]): SearchNotes | undefined {
    const how = howFound(terms)
    if (!how) return undefined
    const corrected = terms.filter(isCorrected).map((term) => {
      const { typed, found } = this.#explain(term)
      return { typed, found }
    })
    return { how, ...(corrected.length > 0 && { corrected }) }
  }

  #explain({ typed, how, words }: TermMatch): ExplainedWord {
    const all = typed.map((word) => word.typed).join(' ')
    const isPack = how !== null && typed.some(({ pack }) => pack)
    const found = words().map((word) => this.#spell(word))
    return { typed: all, how, found: isPack ? all : found.join(' ') }
  }

  /** Spells a word as a product does, preferably in its name. */
  #spell({ word, part }: FoundWord): string {
    const numbers = word.nameWords.length > 0 ? word.nameWords : word.descriptionWords
    // The lowest number, so that every process chooses the same product.
    const shown = this.#parse(numbers.reduce((a, b) => Math.min(a, b)))
    if (!shown) return part
    return tokensOf(part)
      .map((token) => spellLike(shown, token))
      .join(' ')
  }
}

/** Weakest kind of match of all words; undefined if all were found as typed. */
function howFound(terms: TermMatch[]): SearchNotes['how'] | undefined {
  const isAny = (...ways: TermMatch['how'][]) => terms.some(({ how }) => ways.includes(how))
  if (isAny('similar', 'beginning')) return 'similar'
  if (isAny('sound')) return 'sound'
  return isAny('synonym') ? 'synonym' : undefined
}

function toPredicate(filter: ProductFilter): (product: IndexedProduct) => boolean {
  const { category, subcategory, group, stock, stockDue } = filter
  const today = indiaDate(Date.now())
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const wanted = plainFilters.filter((name) => filter[name] !== undefined)
  const isWanted = (product: IndexedProduct) => {
    for (const name of wanted) if (product[name] !== filter[name]) return false
    return true
  }
  // Numbers are compared first, because comparing ids is slower.
  return (product) =>
    product.price >= minPrice &&
    product.price <= maxPrice &&
    isWanted(product) &&
    (stock === undefined || product.stock === stock) &&
    (stockDue === undefined || isDue(product, today) === stockDue) &&
    (category === undefined || product.category === category || product.subcategory === category) &&
    (subcategory === undefined || product.subcategory === subcategory) &&
    (group === undefined || product.group === group)
}

function isDue({ stockDueFrom }: IndexedProduct, today: string): boolean {
  return stockDueFrom !== null && stockDueFrom <= today
}
