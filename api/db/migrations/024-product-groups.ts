import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter, addChangeLog } from './catalogue-triggers.ts'
import { isWithin, withRecordColumns } from './record-columns.ts'

/** Adds groups for the packs of one product, and the content of a pack: amounts in thousandths, masses in grams. */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  const { text, integer, real, strict } = types
  await withRecordColumns(db.schema.createTable('product_groups'), types)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('name_ta', text, (c) => c.notNull())
    .addColumn('sort_order', real, (c) => c.notNull())
    .addUniqueConstraint('product_groups_name_key_unique', ['name_key'])
    .addCheckConstraint('product_groups_name_length', isWithin('name', 80, engine))
    .addCheckConstraint('product_groups_name_ta_length', isWithin('name_ta', 80, engine))
    .modifyEnd(strict)
    .execute()

  const products = db.schema.alterTable('products')
  await products.addColumn('name_ta', text, (c) => c.notNull().defaultTo('')).execute()
  await products.addColumn('pack_amount', integer).execute()
  await products.addColumn('pack_unit', text).execute()
  await products.addColumn('pack_count', integer, (c) => c.notNull().defaultTo(1)).execute()
  await products.addColumn('pack_mass', integer).execute()
  await products.addColumn('group_id', text, (c) => c.references('product_groups.id')).execute()
  await db.schema.createIndex('products_by_group').on('products').column('group_id').execute()
  // SQLite treats a check that evaluates to null as violated in existing rows.
  const checks: Record<string, RawBuilder<boolean>> = {
    name_ta_length: isWithin('name_ta', 120, engine),
    pack_amount: sql`pack_amount is null or pack_amount between 1 and 100000000`,
    pack_unit: sql`pack_unit is null or pack_unit in ('ml', 'l', 'g', 'kg', 'piece')`,
    pack_complete: sql`(pack_amount is null) = (pack_unit is null)`,
    pack_count: sql`pack_count between 1 and 100`,
    pack_mass: sql`pack_mass is null or pack_mass between 1 and 1000000`,
  }
  for (const [name, check] of Object.entries(checks))
    await products.addCheckConstraint(`products_${name}`, check).execute()
  // The public sees groups, and lists of products show their names.
  await addChangeCounter(db, engine, 'product_groups', 'before')
  const columns = ['name', 'name_ta']
  const change = { table: 'product_groups', event: 'update', kind: 'group', key: 'id', columns }
  await addChangeLog(db, engine, change)
}
