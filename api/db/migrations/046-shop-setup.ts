import type { Kysely } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter } from './catalogue-triggers.ts'

/**
 * Every version of whether the shop is open, and of the steps to that which are left out. Without a version it is
 * open, as every site was until now. The public sees it, so each is a change of the catalogue.
 */
export async function up(
  db: Kysely<unknown>,
  { text, integer, strict }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  await db.schema
    .createTable('shop_setup')
    .addColumn('version', integer, (c) => c.notNull().primaryKey())
    .addColumn('config', text, (c) => c.notNull())
    .addColumn('saved_at', integer, (c) => c.notNull())
    .addColumn('saved_by', text, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  await addChangeCounter(db, engine, 'shop_setup')
}
