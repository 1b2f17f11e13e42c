import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'
import { loadCategories } from '../../../lib/load-categories.ts'
import type { Ordered } from '../../../lib/reorder.ts'

/** All categories, both levels, in their order. */
export function fetchCategories() {
  return loadCategories(browserApi())
}

/** A category as it stands, with the tag that a later write must name. */
export type LoadedCategory = { category: Category; etag: string | null }

export async function fetchCategory(
  id: string,
): Promise<{ data?: LoadedCategory; error?: { message: string; gone: boolean } }> {
  const { data, error, response } = await browserApi().GET('/categories/{id}', {
    params: { path: { id } },
  })
  if (!data) return { error: { ...error, gone: response.status === 404 } }
  return { data: { category: data.data, etag: response.headers.get('etag') } }
}

/** Deletes a category and its subcategories; answers why not, if it could not. */
export async function deleteCategory(id: string): Promise<string | undefined> {
  const { error } = await browserApi().DELETE('/categories/{id}', { params: { path: { id } } })
  return error && (error.message || messages.category.inUse)
}

/** Brings a deleted category back, with all that went with it; answers why it could not. */
export async function restoreCategory(id: string): Promise<string | undefined> {
  const { error } = await browserApi().POST('/categories/{id}/restore', {
    params: { path: { id } },
  })
  return error && (error.message || messages.error.unexpected)
}

/** How many products stand in each category, by id. */
export async function fetchProductCounts(): Promise<Map<string, number> | undefined> {
  const { data } = await browserApi().GET('/categories/product-counts')
  return data && new Map(data.data.map(({ _id, products }) => [_id, products]))
}

/** Sends new orders, one by one; answers whether all were taken. */
export async function saveOrders(changes: Ordered[]): Promise<boolean> {
  for (const { id, order } of changes) {
    const { error } = await browserApi().PATCH('/categories/{id}/nav-settings', {
      params: { path: { id } },
      body: { order },
    })
    if (error) return false
  }
  return true
}
