import type { Product } from '../../../contract/products/product.ts'
import type { SearchTrial } from '../../../contract/search/search-trial.ts'
import { synonymLimits } from '../../../contract/search/synonym-terms.ts'
import type { ProductListRequest } from './list-request.ts'
import type { ProductLists } from './lists.ts'

/** What a search of the public finds, and how it finds each word. */
export async function trySearch(lists: ProductLists, search: string): Promise<SearchTrial> {
  const request: ProductListRequest = {
    ...{ filter: { search }, sort: 'default', page: 1, limit: synonymLimits.tried },
  }
  const words = (await lists.explain(search)) ?? []
  const { body } = await lists.read(request)
  const page: { data: Product[]; pagination: { total: number } } = JSON.parse(body.toString())
  return { words, total: page.pagination.total, products: page.data }
}
