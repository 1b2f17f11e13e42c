import { sql } from 'kysely'
import { inBatches } from '../db/batches.ts'
import type { Database } from '../db/schema.ts'

/**
 * Adds products' prices to their history, in the transaction that writes them. A product whose last entry is the
 * same gets none.
 */
export async function savePriceHistory(
  trx: Database,
  ids: string[],
  revision: string | null = null,
): Promise<void> {
  for (const some of inBatches(ids))
    await sql`
      insert into product_prices (product_id, number, at, price, original_price, author, revision_id)
      select p.id, coalesce(h.number, 0) + 1, p.updated_at, p.price, p.original_price, p.updated_by,
        ${revision}
      from products as p
      left join product_prices as h on h.product_id = p.id
        and h.number = (select max(l.number) from product_prices as l where l.product_id = p.id)
      where p.id in (${sql.join(some)})
        and (h.number is null or h.price <> p.price
          or h.original_price is distinct from p.original_price)`.execute(trx)
}

/** Past prices of a product, newest first. */
export function listPrices(db: Database, id: string, limit: number) {
  return db
    .selectFrom('product_prices')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes the prices of products that were deleted before a time and cannot be restored. */
export async function deletePrices(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('product_prices')
    .where('product_id', 'in', (e) =>
      e
        .selectFrom('deleted_records')
        .select('id')
        .where('kind', '=', 'product')
        .where('deleted_at', '<', before),
    )
    .execute()
}
