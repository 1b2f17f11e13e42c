import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Records whether old backups could be deleted, and the session that a download ticket ends with. */
export async function up(db: Kysely<unknown>, { text, integer }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('backup_schedule')
    .addColumn('unpruned', integer, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('download_tickets')
    .addColumn('session_id', text, (c) => c.notNull().defaultTo(''))
    .execute()
}
