import { synonymLimits } from '../../../contract/search/limits.ts'
import type { SearchTrial } from '../../../contract/search/search-trial.ts'
import type { ProductIndex } from './product-index.ts'

/** Result of a public search, and how each word was found. */
export function trySearch(index: ProductIndex, search: string): SearchTrial {
  const { total, products, explain } = index.list({
    filter: { search },
    sort: 'default',
    language: 'en',
    sizesTogether: false,
    page: 1,
    limit: synonymLimits.tried,
  })
  return {
    words: explain?.() ?? [],
    total,
    products: products.map(({ json }) => JSON.parse(json)),
  }
}
