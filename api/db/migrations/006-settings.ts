import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds every version of the navigation configuration, and the few facts about the database itself. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('nav_configs')
    .addColumn('version', integer, (c) => c.notNull().primaryKey())
    .addColumn('config', text, (c) => c.notNull())
    .addColumn('saved_at', integer, (c) => c.notNull())
    .addColumn('saved_by', text, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createTable('meta')
    .addColumn('key', text, (c) => c.notNull().primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
}
