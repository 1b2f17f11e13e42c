import type { Language } from '../../../contract/language.ts'
import { loadingMessages } from '../../../contract/loading-messages.ts'
import type { ProductDetails } from '../../../contract/products/product-details.ts'
import type { SearchNotes } from '../../../contract/products/product-list.ts'
import { isRecordId } from '../../../contract/record-id.ts'
import type { Api } from '../../requests/api.ts'
import { warnInBrowser } from '../../requests/warn-in-browser.ts'
import { type ListedProduct, type ProductCardData, toCardData } from './card-data.ts'
import { type ProductsState, toProductQuery } from './products-address.ts'

/** Products on one page of the list. */
export const pageSize = 24

export type ProductList<Item = ListedProduct> = {
  items: Item[]
  /** Count of items on all pages. */
  total: number
  /** Count of found products: those of a group are one item. */
  products?: number
  /** Error message of the server. */
  error?: string
  /** Notes on corrections and synonyms that the search used. */
  notes?: SearchNotes
  /** Products that are close to a search that found none. */
  near?: ProductCardData[]
}

/** One page of the list of a state, in a language; a larger `limit` loads several at once. */
export async function loadProductList(
  api: Api,
  state: ProductsState,
  language: Language,
  limit = pageSize,
): Promise<ProductList> {
  const { data, error } = await api.GET('/products', {
    params: { query: { ...toProductQuery(state, language), page: state.page, limit } },
  })
  if (error || !Array.isArray(data.data)) {
    warnInBrowser('Products:', error?.message ?? loadingMessages.invalidFormat)
    return { items: [], total: 0, error: error?.message || loadingMessages.products.fetchAllFailed }
  }
  const { total, products } = data.pagination
  const near = total === 0 && state.search ? await loadNear(api, state.search) : undefined
  return { items: data.data, total, products, notes: data.search, near }
}

const nearCount = 3

/**
 * Products to offer where a text found none: products of any category that match all of it, then products that
 * match one of its longest words, then the first of the catalogue.
 */
export async function loadNear(api: Api, text = ''): Promise<ProductCardData[]> {
  const words = text.split(/\s+/).sort((a, b) => b.length - a.length)
  const searches = [text, ...words.slice(0, nearCount)].filter((search) => search !== '')
  const found = await Promise.all(
    [...searches, undefined].map((search) =>
      api.GET('/products', { params: { query: { search, limit: nearCount } } }),
    ),
  )
  const products = new Map(found.flatMap(({ data }) => data?.data ?? []).map((p) => [p._id, p]))
  return [...products.values()].slice(0, nearCount).map(toCardData)
}

/** The product that a URL opens, with all its pictures; null where visitors see none. */
export async function findProduct(api: Api, id: string): Promise<ProductDetails | null> {
  const { data } = await api.GET('/products/{id}', { params: { path: { id } } })
  // The API shows hidden records to staff, too.
  return data && (data.data.visibility ?? 'public') === 'public' ? data.data : null
}

/**
 * Tells whether an old link leads to a product or category that is not offered any more, or not now. Anything
 * but an id is ignored.
 */
export function leadsNowhere(id: string | undefined, isThere: boolean): id is string {
  return id !== undefined && isRecordId(id) && !isThere
}
