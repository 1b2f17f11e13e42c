import { limits } from '../../../contract/limits.ts'
import { loadingMessages } from '../../../contract/loading-messages.ts'
import type { Api } from '../../requests/api.ts'
import { type ProductCardData, toCardData } from './card-data.ts'

export type Featured = { items: ProductCardData[]; total: number; error?: string }

/** The featured products, up to `shown` of them. */
export async function loadFeatured(api: Api, shown = Number.POSITIVE_INFINITY): Promise<Featured> {
  const { data, error, response } = await api.GET('/products/featured/list', {
    params: { query: { page: 1, limit: limits.pages.featured } },
  })
  // Without a response there is no status to show.
  if (error?.message === loadingMessages.noResponse) return failed(error.message)
  if (error) return failed(loadingMessages.products.fetchFeaturedFailed(response.status))
  if (!data.success || !Array.isArray(data.data)) return failed(loadingMessages.invalidFormat)
  return { items: data.data.slice(0, shown).map(toCardData), total: data.data.length }
}

/** As without a response, where the code that asks has not come. */
export const withoutResponse = failed(loadingMessages.noResponse)

function failed(error: string): Featured {
  return { items: [], total: 0, error }
}
