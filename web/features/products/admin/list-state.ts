import { limits } from '../../../../contract/limits.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { type ProductSort, productSorts } from '../../../../contract/sorts.ts'
import { readQueryText } from '../../../lib/query-text.ts'

/** What the product list shows; it stands in the address. */
export type ProductListState = {
  page: number
  search: string
  category: string
  sort: ProductSort
}

const start: ProductListState = { page: 1, search: '', category: '', sort: 'default' }

/** Reads the state from an address; what makes no sense is left at its default. */
export function readListState(params: URLSearchParams): ProductListState {
  const page = Number(params.get('page'))
  const sort = productSorts.find((name) => name === params.get('sort'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= limits.list.maxPage ? page : start.page,
    search: readQueryText(params, 'search'),
    category: readQueryText(params, 'category'),
    sort: sort ?? start.sort,
  }
}

/** The list's address in a state. A change of anything but the page leads to the first page. */
export function listAddress(state: ProductListState, change: Partial<ProductListState>): string {
  const next = { ...state, page: start.page, ...change }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(next)) {
    if (value !== start[name as keyof ProductListState]) params.set(name, String(value))
  }
  const query = params.toString()
  return query ? `${pagePaths.adminProducts}?${query}` : pagePaths.adminProducts
}
