import { limits } from '../../../contract/limits.ts'
import { loadingMessages } from '../../../contract/loading-messages.ts'
import type { Api } from '../../requests/api.ts'
import { type ProductCardData, toCardData } from './card-data.ts'

export type Featured = { items: ProductCardData[]; total: number; error?: string }

/** The first of the featured products, and how many there are to show. */
export async function loadFeatured(
  api: Api,
  limit: number = limits.pages.featured,
): Promise<Featured> {
  const { data, error, response } = await api.GET('/products/featured/list', {
    params: { query: { page: 1, limit } },
  })
  // Without a response there is no status to show.
  if (error?.message === loadingMessages.noResponse) return failed(error.message)
  if (error) return failed(loadingMessages.products.fetchFeaturedFailed(response.status))
  if (!data.success || !Array.isArray(data.data)) return failed(loadingMessages.invalidFormat)
  const total = Math.min(data.pagination?.total ?? data.data.length, limits.pages.featured)
  return { items: data.data.map(toCardData), total }
}

/** Stands in where the code that makes the request has not come. */
export const withoutResponse = failed(loadingMessages.noResponse)

function failed(error: string): Featured {
  return { items: [], total: 0, error }
}
