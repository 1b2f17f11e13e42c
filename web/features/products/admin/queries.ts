import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/products/product.ts'
import type { ProductDetails } from '../../../../contract/products/product-details.ts'
import { browserApi } from '../../../requests/api.ts'
import { recordApi, toMultipart } from '../../../requests/record-api.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { type CareFilter, careFilters, type ProductListState } from './list-state.ts'
import { type ProductValues, plainNumbers } from './product-values.ts'

/** One page of the admin list. */
export function fetchProductPage(state: ProductListState) {
  const { page, search, exact, category, sort, care, shown } = state
  const query = {
    visibility: shown || ('all' as const),
    page,
    limit: limits.pages.adminProducts,
    sort,
    ...(search && { search, ...(exact && { exact: true }) }),
    ...(category && { category }),
    ...(care && careFilters[care]),
  }
  return browserApi().GET('/products', { params: { query } })
}

/** The number of products that need care, by filter; undefined where a request failed. */
export async function fetchCareCounts(): Promise<Record<CareFilter, number> | undefined> {
  const names = Object.keys(careFilters) as CareFilter[]
  const lists = await Promise.all(
    names.map((name) =>
      browserApi().GET('/products', {
        params: { query: { visibility: 'all', limit: 1, ...careFilters[name] } },
      }),
    ),
  )
  const counts = lists.map(({ data }) => data?.pagination.total)
  if (counts.includes(undefined)) return undefined
  return Object.fromEntries(names.map((name, index) => [name, counts[index]])) as Record<
    CareFilter,
    number
  >
}

const api = recordApi<ProductDetails>(
  '/products',
  {
    create: messages.product.createFailed,
    update: messages.product.updateFailed,
    delete: '',
  },
  {
    toBody: (fields, image) => toMultipart(plainNumbers(fields), image),
    blankLeftOut: ['subcategory'],
  },
)

export const productApi: typeof api = {
  ...api,
  async delete(id) {
    const message = await api.delete(id)
    return describeFailure(
      messages.product.deleteFailed,
      message === undefined ? undefined : { message },
    )
  },
}

/** Changes single fields of a product; without an `etag`, regardless of other changes. */
export function updateProductFields(
  id: string,
  fields: Partial<ProductValues>,
  etag: string | null = null,
) {
  return productApi.update(id, fields, undefined, { etag, onProgress: () => {} })
}

/** All product groups, in order; undefined where the request failed. */
export async function fetchProductGroups(): Promise<ProductGroup[] | undefined> {
  const { data } = await browserApi().GET('/product-groups', {
    params: { query: { visibility: 'all' } },
  })
  return data?.data
}

/** A page of those that were changed last; none where the request failed. */
export async function fetchLatestProducts(): Promise<Product[]> {
  const { data } = await browserApi().GET('/products', {
    params: { query: { visibility: 'all', sort: 'updated', limit: latestProducts } },
  })
  return data?.data ?? []
}

/** Enough for the seasons in use, and small for a slow network. */
const latestProducts = 100

/** All products, page by page; undefined where a request failed. */
export async function fetchAllProducts(): Promise<Product[] | undefined> {
  const products: Product[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await browserApi().GET('/products', {
      params: { query: { visibility: 'all', page, limit: limits.list.maxLimit, sort: 'name-asc' } },
    })
    if (!data) return undefined
    products.push(...data.data)
    pages = data.pagination.pages
  }
  return products
}
