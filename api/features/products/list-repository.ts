import { sql } from 'kysely'
import { readPage } from '../../db/pages.ts'
import type { Database } from '../../db/schema.ts'
import { searchWordsOf } from './index/tokens.ts'
import { type ProductFilter, type ProductListRequest, productSortColumns } from './list-request.ts'
import { selectProducts } from './repository.ts'

/** Lists products by plain SQL. Give it a snapshot. */
export function listProducts(db: Database, { filter, sort, ...page }: ProductListRequest) {
  const { columns, direction } = productSortColumns[sort]
  let query = filterProducts(selectProducts(db), filter)
  for (const column of columns) query = query.orderBy(`p.${column}`, direction)
  return readPage(query, page)
}

/** In the order of creation. Give it a snapshot. */
export function listAddresses(db: Database, request: { page: number; limit: number }) {
  return readPage(db.selectFrom('products').select(['id', 'updated_at']).orderBy('id'), request)
}

type Products = ReturnType<typeof selectProducts>

/** Every word of a search has to stand somewhere in the text. */
function filterProducts(products: Products, filter: ProductFilter): Products {
  const { category, subcategory, group, minPrice, maxPrice } = filter
  let query = products
  if (category !== undefined)
    query = query.where((e) =>
      e.or([e('p.category_id', '=', category), e('p.subcategory_id', '=', category)]),
    )
  if (subcategory !== undefined) query = query.where('p.subcategory_id', '=', subcategory)
  if (group !== undefined) query = query.where('p.group_id', '=', group)
  if (minPrice !== undefined) query = query.where('p.price', '>=', minPrice)
  if (maxPrice !== undefined) query = query.where('p.price', '<=', maxPrice)
  for (const column of ['featured', 'in_stock', 'is_best_seller'] as const) {
    const wanted = filter[flagNames[column]]
    if (wanted !== undefined) query = query.where(`p.${column}`, '=', wanted ? 1 : 0)
  }
  if (filter.hasImage !== undefined)
    query = query.where('p.image_id', filter.hasImage ? 'is not' : 'is', null)
  if (filter.hasDescription !== undefined)
    query = query.where('p.description', filter.hasDescription ? '<>' : '=', '')
  for (const word of searchWordsOf(filter.search)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`p.search_text like ${pattern} escape '\\'`)
  }
  return query
}

const flagNames = {
  featured: 'featured',
  in_stock: 'inStock',
  is_best_seller: 'isBestSeller',
} as const
