import { sql } from 'kysely'
import { toRupees } from '../../../contract/prices/paise.ts'
import { inBatches } from '../../db/batches.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { logWrites } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import { savePriceHistory } from '../../records/price-history-repository.ts'
import { loggedAfter, storeRecords } from '../../records/versions/repository.ts'
import { storeRecord } from '../../records/versions/stored-record.ts'
import type { PastPrice } from './rebase.ts'
import type { PricedRow, PriceWrite } from './rules.ts'

/** Rows per UPDATE: SQLite takes too long to prepare a longer one. */
const batchSize = 250

/** Products that a rule applies to: those that match every given field. */
export type Scope = {
  products?: string[] | undefined
  category?: string | undefined
  groups?: string[] | undefined
}

/** The SQL for prices that a revision changes. */
export function pricesRepository(db: Database) {
  const priced = () =>
    db
      .selectFrom('products')
      .select(['id', 'name', 'price', 'original_price', 'group_id'])
      .select(['pack_amount', 'pack_unit', 'pack_count', 'pack_cost'])

  return {
    /**
     * Lists products by name, at most one more than `limit`, so that the caller notices that there are too many.
     */
    listPriced({ products, category = '', groups }: Scope, limit: number): Promise<PricedRow[]> {
      return priced()
        .$if(products !== undefined, (q) =>
          q.where('id', 'in', ['', ...(products ?? []).map(readId)]),
        )
        .$if(category !== '', (q) =>
          q.where((e) =>
            e.or([e('category_id', '=', category), e('subcategory_id', '=', category)]),
          ),
        )
        .$if(groups !== undefined, (q) => q.where('group_id', 'in', ['', ...(groups ?? [])]))
        .orderBy('name_key')
        .orderBy('id')
        .limit(limit + 1)
        .execute()
    },

    /** Finds existing products by id. */
    async findPriced(ids: string[]): Promise<Map<string, PricedRow>> {
      const rows = await priced()
        .where('id', 'in', ['', ...ids])
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Past prices of products by id, newest first. */
    async listPast(ids: string[]): Promise<Map<string, PastPrice[]>> {
      const rows = await db
        .selectFrom('product_prices as p')
        .leftJoin('price_revisions as r', 'r.id', 'p.revision_id')
        .select(['p.product_id', 'p.price', 'r.state', 'r.apply_at'])
        .where('p.product_id', 'in', ['', ...ids])
        .orderBy('p.number', 'desc')
        .execute()
      const past = new Map<string, PastPrice[]>()
      for (const { product_id: id, price, state, apply_at } of rows) {
        const prices = past.get(id) ?? []
        prices.push({ price, isScheduled: state === 'applied' && apply_at !== null })
        past.set(id, prices)
      }
      return past
    },

    async exists(
      table: 'categories' | 'product_groups' | 'products',
      id: string,
    ): Promise<boolean> {
      const found = db.selectFrom(table).select('id').where('id', '=', readId(id))
      return (await found.executeTakeFirst()) !== undefined
    },

    /** Writes the prices of a revision. */
    async writePrices(writes: PriceWrite[], author: Author, revision: string): Promise<void> {
      const ids = writes.map(({ product }) => product.id)
      const stored = await storeRecords(db, 'product', ids)
      for (const some of inBatches(writes, batchSize)) await updatePrices(db, some, author)
      await logWrites(
        db,
        author,
        writes.map(({ product, price, original }) => ({
          action: 'update',
          entity: 'product',
          id: product.id,
          name: product.name,
          before: toLogFields(product.price, product.original_price),
          after: toLogFields(price, original),
          ...loggedAfter(stored.get(product.id)),
        })),
      )
      await savePriceHistory(db, ids, revision)
    },

    /** Sets the rate of a group that still exists, and returns the previous one. */
    async setRate(id: string, rate: number | null, author: Author): Promise<number | null> {
      const group = await db
        .selectFrom('product_groups')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!group || group.rate_paise === rate) return group?.rate_paise ?? null
      const { name, rate_paise: before, version } = group
      await db
        .updateTable('product_groups')
        .set({ rate_paise: rate, version: version + 1, ...stamp(author) })
        .where('id', '=', id)
        .execute()
      await logWrites(db, author, [
        {
          action: 'update',
          entity: 'product-group',
          id,
          name,
          before: { ratePaise: before },
          after: { ratePaise: rate },
          version: version + 1,
          replaced: storeRecord(group),
        },
      ])
      return before
    },

    async findRate(id: string): Promise<number | null> {
      const group = db.selectFrom('product_groups').select('rate_paise').where('id', '=', id)
      return (await group.executeTakeFirst())?.rate_paise ?? null
    },
  }
}

function updatePrices(db: Database, writes: PriceWrite[], author: Author) {
  const { updated_at, updated_by } = stamp(author)
  const rows = writes.map(
    ({ product, price, original }) =>
      sql`(${product.id}, cast(${price} as bigint), cast(${original} as bigint))`,
  )
  return sql`
    update products as p set price = v.column2, original_price = v.column3,
      version = p.version + 1, updated_at = ${updated_at}, updated_by = ${updated_by}
    from (values ${sql.join(rows)}) as v where p.id = v.column1`.execute(db)
}

const stamp = (author: Author) => ({ updated_at: Date.now(), updated_by: author.name })

function toLogFields(price: number, original: number | null) {
  return { price: toRupees(price), originalPrice: original === null ? null : toRupees(original) }
}
