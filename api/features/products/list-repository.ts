import { sql } from 'kysely'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { readPage } from '../../db/pages.ts'
import type { Database } from '../../db/schema.ts'
import { readSearch } from './index/tokens.ts'
import { type ProductFilter, type ProductListRequest, productSortColumns } from './list-request.ts'
import { selectProducts } from './repository.ts'

/** Lists products by plain SQL. Give it a snapshot. */
export async function listProducts(db: Database, request: ProductListRequest) {
  const { ids, filter, sort, ...page } = request
  if (ids) return listByIds(db, ids)
  const { columns, direction } = productSortColumns[sort]
  let query = filterProducts(selectProducts(db), filter)
  const words = readSearch(filter.search).map(({ literal }) => literal)
  const named = words.length > 0 ? await listNames(db) : { categories: [], groups: [] }
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const categories = idsNamed(named.categories, word)
    const groups = idsNamed(named.groups, word)
    query = query.where((e) =>
      e.or([
        sql<boolean>`p.search_text like ${pattern} escape '\\'`,
        e('p.category_id', 'in', categories),
        e('p.subcategory_id', 'in', categories),
        e('p.group_id', 'in', groups),
      ]),
    )
  }
  for (const column of columns) query = query.orderBy(`p.${column}`, direction)
  return readPage(query, page)
}

async function listByIds(db: Database, ids: string[]) {
  const rows = await selectProducts(db).where('p.id', 'in', ids).execute()
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { rows, total: rows.length }
}

/** In the order of creation. Give it a snapshot. */
export function listAddresses(db: Database, request: { page: number; limit: number }) {
  return readPage(db.selectFrom('products').select(['id', 'updated_at']).orderBy('id'), request)
}

type Products = ReturnType<typeof selectProducts>

type Named = { id: string; name: string }

/** They are few, and a database ignores case in Latin letters alone. */
async function listNames(db: Database): Promise<{ categories: Named[]; groups: Named[] }> {
  const groups = await db.selectFrom('product_groups').select(['id', 'name', 'name_ta']).execute()
  return {
    categories: await db.selectFrom('categories').select(['id', 'name']).execute(),
    groups: groups.map(({ id, name, name_ta }) => ({ id, name: `${name}\n${name_ta}` })),
  }
}

/** With one that there is not: SQL has no empty lists. */
function idsNamed(all: Named[], word: string): string[] {
  return ['', ...all.filter(({ name }) => normalizeText(name).includes(word)).map(({ id }) => id)]
}

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
  return query
}

const flagNames = {
  featured: 'featured',
  in_stock: 'inStock',
  is_best_seller: 'isBestSeller',
} as const

/** What bottle and label of those products cost that have an entry, in paise by their ids. */
export async function findPackCosts(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', (e) => e.ref('pack_cost').$notNull().as('pack_cost')])
    .where('id', 'in', ['', ...ids])
    .where('pack_cost', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, pack_cost }) => [id, pack_cost]))
}
