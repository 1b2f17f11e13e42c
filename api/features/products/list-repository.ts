import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { ProductQuery } from '../../../contract/product.ts'
import { engineOf } from '../../db/engine.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { Database, Schema } from '../../db/schema.ts'
import { selectProducts } from './repository.ts'
import type { NumberSet } from './search/number-set.ts'
import { type ProductFilter, productIndexReader } from './search/reader.ts'

export type SortColumn = 'featured' | 'updated_at' | 'created_at' | 'price' | 'name_key' | 'id'

/** Each sort is an index, read from one end or the other. */
export const sorts: Record<
  ProductQuery['sort'],
  { columns: SortColumn[]; direction: 'asc' | 'desc' }
> = {
  default: { columns: ['featured', 'updated_at', 'id'], direction: 'desc' },
  'price-asc': { columns: ['price', 'id'], direction: 'asc' },
  'price-desc': { columns: ['price', 'id'], direction: 'desc' },
  'name-asc': { columns: ['name_key', 'id'], direction: 'asc' },
  'name-desc': { columns: ['name_key', 'id'], direction: 'desc' },
  newest: { columns: ['created_at', 'id'], direction: 'desc' },
  updated: { columns: ['updated_at', 'id'], direction: 'desc' },
}

/** Up to here the products found are looked up one by one; beyond, the sort's index is followed until the page is full. */
const fewNumbers = 500

export type ListRequest = {
  filter: ProductFilter
  sort: ProductQuery['sort']
  page: number
  limit: number
}

/** Finds pages of products. Give it a snapshot: what the index says must fit the rows. */
export function productListRepository(db: Database) {
  return {
    async list({
      filter,
      sort,
      page,
      limit,
    }: ListRequest): Promise<{ rows: ProductRow[]; total: number }> {
      const found = await productIndexReader(db).find(filter)
      const total = found.size
      const offset = (page - 1) * limit
      if (offset >= total) return { rows: [], total }

      const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined)
      const { columns, direction } = sorts[sort]
      let query = db.selectFrom('products').select('id').limit(limit).offset(offset)
      if (isFiltered) query = query.where(isAmong(db, found, total))
      // What the index already knows, said again where it spares following the sort to there.
      if (columns[0] === 'price' && total > fewNumbers) query = withinPrices(query, filter)
      for (const column of columns) query = query.orderBy(column, direction)
      const ids = await query.execute()
      return { rows: await readInOrder(ids.map(({ id }) => id)), total }
    },
  }

  /** A statement of its own: joined to the search for the page, engines come to read the whole table. */
  async function readInOrder(ids: string[]): Promise<ProductRow[]> {
    const rows = await selectProducts(db).where('p.id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}

function withinPrices<T>(
  query: SelectQueryBuilder<Schema, 'products', T>,
  { minPrice, maxPrice }: ProductFilter,
) {
  return query
    .$if(minPrice !== undefined, (q) => q.where('price', '>=', minPrice ?? 0))
    .$if(maxPrice !== undefined, (q) => q.where('price', '<=', maxPrice ?? 0))
}

/** Whether a row's number is in the set. The engines look into a list of bits or bytes each in its own way. */
function isAmong(db: Database, found: NumberSet, total: number): Expression<SqlBool> {
  const number = sql.ref<number>('products.number')
  if (total <= fewNumbers) return sql`${number} in (${sql.join([...found])})`
  // `> 0` and not `= 1`: PostgreSQL then expects many rows, and follows the sort's index.
  if (engineOf(db) === 'postgres')
    return sql`get_bit(${Buffer.from(found.toBits())}::bytea, ${number}) > 0`
  return sql`substr(${found.toBytes()}, ${number} + 1, 1) = x'01'`
}
