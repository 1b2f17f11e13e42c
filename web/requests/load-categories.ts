import type { Category } from '../../contract/categories/category.ts'
import { loadingMessages } from '../../contract/loading-messages.ts'
import type { Api } from './api.ts'

type Categories =
  | { data: { data: Category[] }; error?: undefined }
  | { data?: undefined; error: { message: string } }

/** The categories that everybody sees, both levels, in order; with `all`, for staff, those that are hidden too. */
export async function loadCategories(api: Api, visibility?: 'all'): Promise<Categories> {
  const query = visibility ? { visibility } : {}
  const { data: response, error } = await api.GET('/categories', { params: { query } })
  // The response is an array, or an object with one.
  if (error) return { error }
  const body: unknown = response
  const data: unknown = Array.isArray(body) ? body : response?.data
  if (!Array.isArray(data)) return { error: { message: loadingMessages.invalidFormat } }
  return { data: { data } }
}
