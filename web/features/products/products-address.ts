import type { Language } from '../../../contract/language.ts'
import { type PublicSort, publicSorts } from '../../../contract/products/sorts.ts'
import { fillPath, popularCategory, publicPaths } from '../../../contract/public-paths.ts'
import type { Query } from '../../addresses/query.ts'
import { listAddress, readPageNumber, readQueryText } from '../../lists/list-query.ts'

/** A list of products, as a URL has it. */
export type ProductsState = {
  /** A category's id, or the word for the popular collection. */
  category?: string
  /** The category's name in the URL. */
  name?: string
  search: string
  /** Searches for the exact words, without synonyms and similar spellings. */
  exact?: true
  sort: PublicSort
  /** The product whose details are open. */
  product?: string
  /** Greater than 1 only without JavaScript, which appends pages instead. */
  page: number
}

/** Parameters of a category's page. */
export const categoryParameters = ['search', 'exact'] as const

/** Parameters of the products page. */
export const productsParameters = [
  'category',
  'name',
  ...categoryParameters,
  'sort',
  'product',
  'page',
] as const

/** Reads the URL; unknown or malformed parameters are ignored. */
export function readProductsAddress(
  params: Query<(typeof productsParameters)[number]>,
): ProductsState {
  const sort = publicSorts.find((known) => known === params.get('sort'))
  return {
    category: readQueryText(params, 'category') || undefined,
    name: params.get('name') || undefined,
    ...readSearch(params),
    sort: sort ?? 'default',
    product: params.get('product') || undefined,
    page: readPageNumber(params),
  }
}

/** Reads the URL of a category's page, whose list can only be searched. */
export function readCategoryAddress(
  category: string,
  params: Query<(typeof categoryParameters)[number]>,
): ProductsState {
  return { category, ...readSearch(params), sort: 'default', page: 1 }
}

function readSearch(params: Query<(typeof categoryParameters)[number]>) {
  const search = readQueryText(params, 'search')
  return { search, ...(params.get('exact') === 'true' && { exact: true as const }) }
}

/** Writes the URL, without parameters that are not set. */
export function writeProductsAddress(state: Partial<ProductsState>): string {
  const { category, search, exact, sort, page, product } = state
  return listAddress(
    publicPaths.products,
    { category, name: category && state.name, search, exact: search && exact, sort, page, product },
    { sort: 'default', page: 1 },
  )
}

export function writeCategoryAddress(state: Partial<ProductsState>): string {
  const { category = '', search, exact } = state
  const path = fillPath(publicPaths.category, { categoryId: category })
  return listAddress(path, { search, exact: search && exact })
}

/** True if two URLs show the same list, whatever product is open over it. */
export function showsSameList(params: URLSearchParams, other: URLSearchParams): boolean {
  const list = (params: URLSearchParams) =>
    writeProductsAddress({ ...readProductsAddress(params), product: undefined, name: undefined })
  return list(params) === list(other)
}

/** The API's query for a state. The popular collection shows the newest first. */
export function toProductQuery(
  { category, search, exact, sort }: ProductsState,
  language: Language,
) {
  const popular = category === popularCategory
  return {
    ...(search && { search, ...(exact && { exact }) }),
    ...(popular ? { isBestSeller: true } : category && { category }),
    sort: popular && sort === 'default' ? ('newest' as const) : sort,
    sizes: 'together' as const,
    // Other lists are the same in both languages, and cached once.
    ...(language === 'ta' && sort.startsWith('name') && { lang: language }),
  }
}
