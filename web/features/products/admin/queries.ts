import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/product.ts'
import { browserApi } from '../../../lib/api.ts'
import { type CareFilter, careFilters, type ProductListState } from './list-state.ts'

/** One page of the admin list. */
export function fetchProductPage({ page, search, category, sort, care }: ProductListState) {
  const query = {
    page,
    limit: limits.pages.adminProducts,
    sort,
    ...(search && { search }),
    ...(category && { category }),
    ...(care && careFilters[care]),
  }
  return browserApi().GET('/products', { params: { query } })
}

/** How many products need care, by what they lack; none where it could not be told. */
export async function fetchCareCounts(): Promise<Record<CareFilter, number> | undefined> {
  const names = Object.keys(careFilters) as CareFilter[]
  const answers = await Promise.all(
    names.map((name) =>
      browserApi().GET('/products', { params: { query: { limit: 1, ...careFilters[name] } } }),
    ),
  )
  const counts = answers.map(({ data }) => data?.pagination.total)
  if (counts.includes(undefined)) return undefined
  return Object.fromEntries(names.map((name, index) => [name, counts[index]])) as Record<
    CareFilter,
    number
  >
}

/** The products that were changed last, and how many there are. */
export function fetchRecentProducts() {
  return browserApi().GET('/products', {
    params: { query: { limit: limits.pages.recent, sort: 'updated' } },
  })
}

/** A product as it stands, with the tag that a later write must name. */
export type LoadedProduct = { product: Product; etag: string | null }

export async function fetchProduct(
  id: string,
): Promise<{ data?: LoadedProduct; error?: { message: string; gone: boolean } }> {
  const { data, error, response } = await browserApi().GET('/products/{id}', {
    params: { path: { id } },
  })
  if (!data) return { error: { ...error, gone: response.status === 404 } }
  return { data: { product: data.data, etag: response.headers.get('etag') } }
}

/** Deletes a product; answers the failure's message, or nothing. */
export async function deleteProduct(id: string): Promise<{ error?: { message: string } }> {
  const { error } = await browserApi().DELETE('/products/{id}', { params: { path: { id } } })
  return { error }
}

/** Brings a deleted product back; answers the failure's message, or nothing. */
export async function restoreProduct(id: string): Promise<string | undefined> {
  const { error } = await browserApi().POST('/products/{id}/restore', { params: { path: { id } } })
  return error && (error.message || messages.error.unexpected)
}

/** Every product there is, page after page; none where a page could not be had. */
export async function fetchAllProducts(): Promise<Product[] | undefined> {
  const products: Product[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await browserApi().GET('/products', {
      params: { query: { page, limit: limits.list.maxLimit, sort: 'name-asc' } },
    })
    if (!data) return undefined
    products.push(...data.data)
    pages = data.pagination.pages
  }
  return products
}
