import type { Kysely } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter } from './catalogue-triggers.ts'

/**
 * Adds every version of the shop's own facts. The public sees them, so each version is a change of the catalogue.
 */
export async function up(
  db: Kysely<unknown>,
  { text, integer, strict }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  await db.schema
    .createTable('shop_settings')
    .addColumn('version', integer, (c) => c.notNull().primaryKey())
    .addColumn('config', text, (c) => c.notNull())
    .addColumn('saved_at', integer, (c) => c.notNull())
    .addColumn('saved_by', text, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  await addChangeCounter(db, engine, 'shop_settings')
}
