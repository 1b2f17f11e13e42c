import type { Kysely } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter } from './catalogue-triggers.ts'

/**
 * Adds every version of the shop's opening state and of the skipped set-up steps. Without a version the shop is
 * open, as every site was until now. The public sees it, so each version is a change of the catalogue.
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
