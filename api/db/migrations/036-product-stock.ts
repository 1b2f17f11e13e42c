import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds since when few are left, the expected day of return, and the days it takes to press to order. */
export async function up(db: Kysely<unknown>, { text, integer }: ColumnTypes): Promise<void> {
  const products = db.schema.alterTable('products')
  await products.addColumn('few_since', integer).execute()
  await products.addColumn('back_on', text).execute()
  await products.addColumn('lead_days', integer).execute()
  // SQLite treats a check that evaluates to null as violated in existing rows.
  const checks: Record<string, RawBuilder<boolean>> = {
    few_in_stock: sql`few_since is null or in_stock = 1`,
    back_on_out_of_stock: sql`back_on is null or in_stock = 0`,
    back_on_length: sql`back_on is null or length(back_on) = 10`,
    lead_days: sql`lead_days is null or lead_days between 1 and 30`,
  }
  for (const [name, check] of Object.entries(checks))
    await products.addCheckConstraint(`products_${name}`, check).execute()
}
