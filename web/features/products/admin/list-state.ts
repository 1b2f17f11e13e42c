import { pagePaths } from '../../../../contract/paths.ts'
import { type ProductSort, productSorts } from '../../../../contract/products/sorts.ts'
import { type Visibility, visibilities } from '../../../../contract/visibility/states.ts'
import { listAddress, readPageNumber, readQueryText } from '../../../lists/list-query.ts'

/** Filters for products that need care. */
export const careFilters = {
  'no-image': { hasImage: false },
  'no-description': { hasDescription: false },
  'no-tamil': { hasTamil: false },
  'out-of-stock': { inStock: false },
  'back-due': { stock: 'out', stockDue: true },
  'few-due': { stock: 'few', stockDue: true },
} as const
export type CareFilter = keyof typeof careFilters

const start = {
  page: 1,
  search: '',
  /** Searches for the exact words, without synonyms and similar spellings. */
  exact: '' as 'true' | '',
  category: '',
  sort: 'default' as ProductSort,
  care: '' as CareFilter | '',
  /** Products that everybody sees, or only staff; blank for all. */
  shown: '' as Visibility | '',
}

/** State of the product list in the URL. */
export type ProductListState = typeof start

/** Reads the state from a URL; invalid values become defaults. */
export function readListState(params: URLSearchParams): ProductListState {
  const sort = productSorts.find((name) => name === params.get('sort'))
  const shown = visibilities.find((name) => name === params.get('shown'))
  const care = Object.keys(careFilters).find((name) => name === params.get('care'))
  return {
    page: readPageNumber(params),
    search: readQueryText(params, 'search'),
    exact: params.get('exact') === 'true' ? 'true' : '',
    category: readQueryText(params, 'category'),
    sort: sort ?? start.sort,
    care: (care as CareFilter | undefined) ?? start.care,
    shown: shown ?? start.shown,
  }
}

/** The list filtered by what needs care. */
export function careAddress(care: CareFilter): string {
  return productListAddress({ care })
}

/** The list's URL in a state. A change of anything but the page leads to the first page. */
export function productListAddress(
  change: Partial<ProductListState>,
  state: ProductListState = start,
): string {
  return listAddress(pagePaths.adminProducts, { ...state, page: 1, ...change }, start)
}
