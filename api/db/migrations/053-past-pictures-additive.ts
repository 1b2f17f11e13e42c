import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Keeps pictures that no record shows any more, so that they can be restored; their files are in `deleted_files`.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('past_pictures')
    .addColumn('image_id', text, (c) => c.notNull().primaryKey())
    .addColumn('released_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
}
