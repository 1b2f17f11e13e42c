import { pagePaths, popularCategory } from '../../../contract/paths.ts'
import { type PublicSort, publicSorts } from '../../../contract/sorts.ts'
import { readPage } from '../../lib/list-query.ts'
import { readQueryText } from '../../lib/query-text.ts'

/** What the address of the products page says. */
export type ProductsState = {
  /** A category's id, or the word for the popular collection. */
  category?: string
  /** The category's name as the address carries it. */
  name?: string
  search: string
  sort: PublicSort
  /** The product whose details are opened. */
  product?: string
  /** Further than 1 only where no script appends the pages. */
  page: number
}

/** Reads the address; what is unknown or malformed is ignored. */
export function readProductsAddress(params: URLSearchParams): ProductsState {
  const sort = publicSorts.find((known) => known === params.get('sort'))
  return {
    category: readQueryText(params, 'category') || undefined,
    name: params.get('name') || undefined,
    search: readQueryText(params, 'search'),
    sort: sort ?? 'default',
    product: params.get('product') || undefined,
    page: readPage(params),
  }
}

/** Writes the address; what is not set stands not in it. */
export function writeProductsAddress(state: Partial<ProductsState>): string {
  const parts: [string, string | undefined | false][] = [
    ['category', state.category],
    ['name', state.category && (state.name ?? '')],
    ['search', state.search],
    ['sort', state.sort !== 'default' && state.sort],
    ['page', state.page !== undefined && state.page > 1 && `${state.page}`],
    ['product', state.product],
  ]
  const query = parts
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')
  return query ? `${pagePaths.products}?${query}` : pagePaths.products
}

/** Whether two addresses show the same list, whatever is opened over it. */
export function showsSameList(one: URLSearchParams, other: URLSearchParams): boolean {
  const list = (params: URLSearchParams) =>
    writeProductsAddress({ ...readProductsAddress(params), product: undefined, name: undefined })
  return list(one) === list(other)
}

/** The query of the API that a state asks for. The popular collection shows the newest first. */
export function toProductQuery({ category, search, sort }: ProductsState) {
  const popular = category === popularCategory
  return {
    ...(search && { search }),
    ...(popular ? { isBestSeller: true } : category && { category }),
    sort: popular && sort === 'default' ? ('newest' as const) : sort,
  }
}
