import { limits } from '../../../../contract/limits.ts'
import type { Product } from '../../../../contract/product.ts'
import { browserApi } from '../../../lib/api.ts'
import type { ProductListState } from './list-state.ts'

/** One page of the admin list. */
export function fetchProductPage({ page, search, category, sort }: ProductListState) {
  const query = {
    page,
    limit: limits.pages.adminProducts,
    sort,
    ...(search && { search }),
    ...(category && { category }),
  }
  return browserApi().GET('/products', { params: { query } })
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
): Promise<{ data?: LoadedProduct; error?: { message: string } }> {
  const { data, error, response } = await browserApi().GET('/products/{id}', {
    params: { path: { id } },
  })
  if (!data) return { error }
  return { data: { product: data.data, etag: response.headers.get('etag') } }
}

/** Deletes a product; answers the failure's message, or nothing. */
export async function deleteProduct(id: string): Promise<{ error?: { message: string } }> {
  const { error } = await browserApi().DELETE('/products/{id}', { params: { path: { id } } })
  return { error }
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
