import type { Language } from '../../../contract/language.ts'
import { limits } from '../../../contract/limits.ts'
import { toPaise } from '../../../contract/prices/paise.ts'
import type { ProductQuery } from '../../../contract/products/product-list.ts'
import type { StockLevel } from '../../../contract/stock/levels.ts'
import type { Visibility } from '../../../contract/visibility/states.ts'
import { readId } from '../../db/read-id.ts'

/** Filters of a list. Prices in paise. */
export type ProductFilter = {
  visibility?: Visibility | undefined
  category?: string | undefined
  subcategory?: string | undefined
  group?: string | undefined
  search?: string | undefined
  /** True to match only words as typed. */
  exact?: boolean | undefined
  featured?: boolean | undefined
  inStock?: boolean | undefined
  stock?: StockLevel | undefined
  /** True to select products whose stock should be checked. */
  stockDue?: boolean | undefined
  isBestSeller?: boolean | undefined
  hasImage?: boolean | undefined
  hasDescription?: boolean | undefined
  hasTamil?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

export type ProductListRequest = {
  /** Selects these products, in this order, instead of the filters. */
  ids?: string[]
  filter: ProductFilter
  sort: ProductQuery['sort']
  /** Language of the names that the list is sorted by. */
  language: Language
  /** True to show each product group once, with all its sizes. */
  sizesTogether: boolean
  page: number
  limit: number
}

const byDefault = { sort: 'default', language: 'en', sizesTogether: false } as const
const byId = { ...byDefault, page: 1, limit: limits.list.ids }

type Paging = Pick<ProductQuery, 'page' | 'limit'>

/** Reads the query of each list. An invalid id matches no product. */
export const toListRequest = {
  all({
    ids,
    page,
    limit,
    sort,
    lang,
    texts: _,
    sizes,
    ...query
  }: ProductQuery): ProductListRequest {
    const visibility = query.visibility === 'all' ? undefined : query.visibility
    if (ids) return { ...byId, filter: { visibility }, ids: [...new Set(ids.map(readId))] }
    const { category, subcategory, group, minPrice, maxPrice, ...rest } = query
    const filter: ProductFilter = {
      ...rest,
      visibility,
      category: category && readId(category),
      subcategory: subcategory && readId(subcategory),
      group: group && readId(group),
      minPrice: minPrice === undefined ? undefined : toPaise(minPrice),
      maxPrice: maxPrice === undefined ? undefined : toPaise(maxPrice),
    }
    return { filter, sort, language: lang, sizesTogether: sizes === 'together', page, limit }
  },
  featured: ({ page, limit }: Paging): ProductListRequest => ({
    ...byDefault,
    page,
    limit,
    filter: { featured: true },
  }),
  popular: ({ page, limit }: Paging): ProductListRequest => ({
    ...byDefault,
    page,
    limit,
    sort: 'newest',
    filter: { isBestSeller: true },
  }),
}
