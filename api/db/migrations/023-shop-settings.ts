import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'

/** Every version of the shop's own facts. The public sees them, so each is a change of the catalogue. */
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
  await (engine === 'postgres' ? countOnPostgres(db) : countOnSqlite(db))
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete'])
    await sql`create trigger ${sql.ref(`count_shop_settings_${event}`)}
      after ${sql.raw(event)} on shop_settings
      begin update catalogue_changes set changes = changes + 1; end`.execute(db)
}

async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger count_catalogue_change
    after insert or update or delete or truncate on shop_settings
    for each statement execute function count_catalogue_change()`.execute(db)
}
