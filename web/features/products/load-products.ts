import { messages } from '../../../contract/messages.ts'
import type { Product } from '../../../contract/product.ts'
import type { Api } from '../../lib/api.ts'
import { type ProductsState, toProductQuery } from './products-address.ts'

/** How many products a page of the list holds. */
export const pageSize = 24

export type ProductList = { items: Product[]; total: number; error?: string }

/** One page of the list of a state; a larger `limit` loads several at once. */
export async function loadProductList(
  api: Api,
  state: ProductsState,
  limit = pageSize,
): Promise<ProductList> {
  const { data, error } = await api.GET('/products', {
    params: { query: { ...toProductQuery(state), page: state.page, limit } },
  })
  if (error || !Array.isArray(data.data)) {
    console.warn('Products:', error?.message ?? messages.product.invalidFormat)
    return { items: [], total: 0, error: messages.product.fetchAllFailed }
  }
  return { items: data.data, total: data.pagination.total }
}

/** The product that a URL opens; null where it does not exist. */
export async function findProduct(api: Api, id: string): Promise<Product | null> {
  const { data } = await api.GET('/products/{id}', { params: { path: { id } } })
  return data?.data ?? null
}

const cardFields = [
  '_id',
  'name',
  'nameTa',
  'price',
  'originalPrice',
  'size',
  'packAmount',
  'packUnit',
  'packCount',
  'unitPrice',
  'image',
  'imageSet',
  'inStock',
  'isBestSeller',
] as const

/** What a card shows of a product. */
export type ProductCardData = Pick<Product, (typeof cardFields)[number]>

/** Picks the fields that a card shows, to keep pages small. */
export function toCardData(product: Product): ProductCardData {
  return Object.fromEntries(
    cardFields.filter((field) => field in product).map((field) => [field, product[field]]),
  ) as ProductCardData
}
