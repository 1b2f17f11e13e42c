import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { createIndexes, isWithin, withRecordColumns } from './record-columns.ts'

/** Adds changes of many prices at once, with their lines as JSON, and every price that a product had. */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  const { text, integer, strict } = types
  await withRecordColumns(db.schema.createTable('price_revisions'), types)
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('rule', text, (c) => c.notNull())
    .addColumn('lines', text, (c) => c.notNull())
    .addColumn('changes', integer, (c) => c.notNull())
    .addColumn('apply_at', integer)
    .addColumn('applied_at', integer)
    .addColumn('rates_before', text)
    .addCheckConstraint(
      'price_revisions_state',
      sql`state in ('draft', 'scheduled', 'applied', 'cancelled', 'reverted', 'stopped')`,
    )
    .addCheckConstraint('price_revisions_due', sql`state <> 'scheduled' or apply_at is not null`)
    .addCheckConstraint('price_revisions_reason_length', isWithin('reason', 120, engine))
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'price_revisions', {
    price_revisions_due: ['state', 'apply_at'],
    price_revisions_newest: ['created_at', 'id'],
  })

  // Prices of a deleted product stay, because it may be restored.
  await db.schema
    .createTable('product_prices')
    .addColumn('product_id', text, (c) => c.notNull())
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('price', integer, (c) => c.notNull())
    .addColumn('original_price', integer)
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('revision_id', text, (c) => c.references('price_revisions.id'))
    .addPrimaryKeyConstraint('product_prices_key', ['product_id', 'number'])
    .modifyEnd(strict)
    .execute()
  await sql`
    insert into product_prices (product_id, number, at, price, original_price, author)
    select id, 1, updated_at, price, original_price, updated_by from products`.execute(db)

  const products = db.schema.alterTable('products')
  await products.addColumn('pack_cost', integer).execute()
  // SQLite treats a check that evaluates to null as violated in existing rows.
  const cost = sql<boolean>`pack_cost is null or pack_cost between 0 and 10000000`
  await products.addCheckConstraint('products_pack_cost', cost).execute()
  await db.schema.alterTable('product_groups').addColumn('rate_paise', integer).execute()
}
