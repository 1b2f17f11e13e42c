import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Columns that an entry of the audit log needs so that a record can go back: the version that the write has made, and
 * the row that it has replaced.
 */
export async function up(db: Kysely<unknown>, { text, integer }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('audit_log').addColumn('version', integer).execute()
  await db.schema.alterTable('audit_log').addColumn('replaced', text).execute()
}
