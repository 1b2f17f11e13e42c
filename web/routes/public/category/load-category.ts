import { languageOfPath } from '../../../../contract/language.ts'
import type { CountedData } from '../../../features/insight/find-shown.ts'
import { toSizedCard } from '../../../features/products/card-data.ts'
import {
  leadsNowhere,
  loadNear,
  loadProductList,
} from '../../../features/products/load-products.ts'
import { readCategoryAddress } from '../../../features/products/products-address.ts'
import type { Api } from '../../../requests/api.ts'

export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>

/** A category that visitors see. */
export type LoadedCategory = Extract<CategoryPageData, { state: 'loaded' }>

/** The category and its first products. */
export async function loadCategoryPage(api: Api, url: string, id: string, limit?: number) {
  const { pathname, searchParams } = new URL(url)
  try {
    const [category, list] = await Promise.all([
      api.GET('/categories/{id}', { params: { path: { id } } }),
      loadProductList(api, readCategoryAddress(id, searchParams), languageOfPath(pathname), limit),
    ])
    if (category.response.status === 404) return await loadMissing(api, id)
    if (category.error) return { state: 'failed' as const, said: category.error.message || '' }
    // The API shows hidden records to staff, too.
    const { visibility = 'public' } = category.data.data
    if (visibility !== 'public') return await loadMissing(api, id)
    const loaded = {
      state: 'loaded' as const,
      category: category.data.data,
      list: { ...list, items: list.items.map(toSizedCard) },
    }
    return loaded satisfies CountedData
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return { state: 'failed' as const }
  }
}

/** An old link leads to other products instead. */
async function loadMissing(api: Api, id: string) {
  return { state: 'missing' as const, near: leadsNowhere(id, false) ? await loadNear(api) : [] }
}
