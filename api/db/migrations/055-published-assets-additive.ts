import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes } from './record-columns.ts'

/** Keeps scripts, styles and fonts of each recently served version, for pages that visitors still have open. */
export async function up(
  db: Kysely<unknown>,
  { text, integer, strict }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('published_assets')
    .addColumn('name', text, (c) => c.notNull().primaryKey())
    .addColumn('sha256', text, (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('served_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'published_assets', { published_assets_by_time: ['served_at'] })
}
