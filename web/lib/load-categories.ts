import type { Category } from '../../contract/categories/category.ts'
import { loadingMessages } from '../../contract/loading-messages.ts'
import type { Api } from './api.ts'

type Categories =
  | { data: { data: Category[] }; error?: undefined }
  | { data?: undefined; error: { message: string } }

/** All categories, both levels, in order. The response is an array, or an object with one. */
export async function loadCategories(api: Api): Promise<Categories> {
  const { data: response, error } = await api.GET('/categories')
  if (error) return { error }
  const body: unknown = response
  const data: unknown = Array.isArray(body) ? body : response?.data
  if (!Array.isArray(data)) return { error: { message: loadingMessages.invalidFormat } }
  return { data: { data } }
}
