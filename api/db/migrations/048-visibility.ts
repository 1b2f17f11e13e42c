import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeLog } from './catalogue-triggers.ts'
import { isFlag } from './record-columns.ts'

const tables = ['categories', 'products', 'gallery_items']

/** Hides records by hand or outside their season, by days in India. */
export async function up(
  db: Kysely<unknown>,
  { text, integer }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  // SQLite treats a check that evaluates to null as violated in existing rows.
  const checks: Record<string, RawBuilder<boolean>> = {
    hidden: isFlag('hidden') as RawBuilder<boolean>,
    visible_from_length: sql`visible_from is null or length(visible_from) = 10`,
    visible_until_length: sql`visible_until is null or length(visible_until) = 10`,
    visible_days_in_order: sql`visible_from is null or visible_until is null or visible_from <= visible_until`,
  }
  for (const name of tables) {
    const table = db.schema.alterTable(name)
    await table.addColumn('hidden', integer, (c) => c.notNull().defaultTo(0)).execute()
    await table.addColumn('visible_from', text).execute()
    await table.addColumn('visible_until', text).execute()
    for (const [rule, check] of Object.entries(checks))
      await table.addCheckConstraint(`${name}_${rule}`, check).execute()
  }
  await logCategories(db, engine)
}

/** Hiding a category hides its products too. */
async function logCategories(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const old = engine === 'postgres' ? 'note_product_change_update' : 'note_categories_update'
  await sql`drop trigger ${sql.ref(old)} ${engine === 'postgres' ? sql`on categories` : sql``}`.execute(
    db,
  )
  const visibility = ['hidden', 'visible_from', 'visible_until']
  const columns = ['name', 'name_ta', 'parent_id', ...visibility]
  const change = { table: 'categories', event: 'update', kind: 'category', key: 'id', columns }
  await addChangeLog(db, engine, change)
}
