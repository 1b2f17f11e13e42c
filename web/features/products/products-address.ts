import { popularCategory, publicPaths } from '../../../contract/public-paths.ts'
import { type PublicSort, publicSorts } from '../../../contract/sorts.ts'
import { readPage, readQueryText } from '../../lib/list-query.ts'

/** The state of the products page in its URL. */
export type ProductsState = {
  /** A category's id, or the word for the popular collection. */
  category?: string
  /** The category's name in the URL. */
  name?: string
  search: string
  /** Only what stands there, without synonyms and similar spellings. */
  exact?: true
  sort: PublicSort
  /** The product whose details are open. */
  product?: string
  /** Greater than 1 only without JavaScript, which appends pages instead. */
  page: number
}

/** Reads the URL; unknown or malformed parameters are ignored. */
export function readProductsAddress(params: URLSearchParams): ProductsState {
  const sort = publicSorts.find((known) => known === params.get('sort'))
  return {
    category: readQueryText(params, 'category') || undefined,
    name: params.get('name') || undefined,
    search: readQueryText(params, 'search'),
    ...(params.get('exact') === 'true' && { exact: true }),
    sort: sort ?? 'default',
    product: params.get('product') || undefined,
    page: readPage(params),
  }
}

/** Writes the URL, without parameters that are not set. */
export function writeProductsAddress(state: Partial<ProductsState>): string {
  const parts: [string, string | undefined | false][] = [
    ['category', state.category],
    ['name', state.category && (state.name ?? '')],
    ['search', state.search],
    ['exact', state.search && state.exact && 'true'],
    ['sort', state.sort !== 'default' && state.sort],
    ['page', state.page !== undefined && state.page > 1 && `${state.page}`],
    ['product', state.product],
  ]
  const query = parts
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')
  return query ? `${publicPaths.products}?${query}` : publicPaths.products
}

/** Whether two URLs show the same list, whatever product is open over it. */
export function showsSameList(one: URLSearchParams, other: URLSearchParams): boolean {
  const list = (params: URLSearchParams) =>
    writeProductsAddress({ ...readProductsAddress(params), product: undefined, name: undefined })
  return list(one) === list(other)
}

/** The API's query for a state. The popular collection shows the newest first. */
export function toProductQuery({ category, search, exact, sort }: ProductsState) {
  const popular = category === popularCategory
  return {
    ...(search && { search, ...(exact && { exact }) }),
    ...(popular ? { isBestSeller: true } : category && { category }),
    sort: popular && sort === 'default' ? ('newest' as const) : sort,
  }
}
