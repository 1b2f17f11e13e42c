import type { ProductQuery } from '../../../contract/product.ts'
import { readId } from '../../params.ts'
import { toPaise } from './rules.ts'
import type { ProductFilter } from './search/reader.ts'

/** What a query asks for, in the terms of the search index. An id that is none matches nothing. */
export function readFilter(query: ProductQuery): ProductFilter {
  const { category, subcategory, minPrice, maxPrice } = query
  return {
    category: category === undefined ? undefined : readId(category),
    subcategory: subcategory === undefined ? undefined : readId(subcategory),
    search: query.search,
    featured: query.featured,
    inStock: query.inStock,
    isBestSeller: query.isBestSeller,
    hasImage: query.hasImage,
    hasDescription: query.hasDescription,
    minPrice: minPrice === undefined ? undefined : toPaise(minPrice),
    maxPrice: maxPrice === undefined ? undefined : toPaise(maxPrice),
  }
}
