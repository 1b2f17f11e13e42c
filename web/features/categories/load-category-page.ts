import type { Category } from '../../../contract/category.ts'
import { messages } from '../../../contract/messages.ts'
import type { Product } from '../../../contract/product.ts'
import type { Api } from '../../lib/api.ts'

export type CategoryPage =
  | { state: 'loaded'; category: Category; products: Product[]; total: number }
  | { state: 'missing' }
  | { state: 'failed'; message: string }

/** The category and its first products; the server's error message is preferred to ours. */
export async function loadCategoryPage(api: Api, id: string, limit: number): Promise<CategoryPage> {
  try {
    const [category, products] = await Promise.all([
      api.GET('/categories/{id}', { params: { path: { id } } }),
      api.GET('/products', { params: { query: { category: id, limit } } }),
    ])
    if (category.response.status === 404) return { state: 'missing' }
    if (category.error) {
      return failed(category.error.message || messages.categoryPage.fetchFailed)
    }
    if (products.error) {
      return failed(products.error.message || messages.categoryPage.productsFailed)
    }
    return {
      state: 'loaded',
      category: category.data.data,
      products: products.data.data,
      total: products.data.pagination.total,
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return failed(messages.categoryPage.error)
  }
}

function failed(message: string): CategoryPage {
  return { state: 'failed', message }
}
