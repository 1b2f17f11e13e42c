import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds running backups, restores and moves, and short-lived download addresses. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('maintenance_jobs')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('file', text, (c) => c.notNull())
    .addColumn('done', integer, (c) => c.notNull())
    .addColumn('total', integer, (c) => c.notNull())
    .addColumn('detail', text, (c) => c.notNull())
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('started_at', integer, (c) => c.notNull())
    .addColumn('alive_until', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createTable('download_tickets')
    .addColumn('token_hash', text, (c) => c.notNull().primaryKey())
    .addColumn('file', text, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
}
