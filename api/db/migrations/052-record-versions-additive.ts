import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Adds the columns with which a record can go back to an earlier state: the version that a write made, and the
 * row that it replaced.
 */
export async function up(db: Kysely<unknown>, { text, integer }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('audit_log').addColumn('version', integer).execute()
  await db.schema.alterTable('audit_log').addColumn('replaced', text).execute()
}
