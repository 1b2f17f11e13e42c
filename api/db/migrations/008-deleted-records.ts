import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes } from './record-columns.ts'

/** Adds the trash: deleted records, with their pictures, for a short while. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, bytes, strict } = types
  await db.schema
    .createTable('deleted_records')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('deleted_with', text, (c) => c.notNull())
    .addColumn('record', text, (c) => c.notNull())
    .addColumn('image_id', text)
    .addColumn('deleted_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createTable('deleted_files')
    .addColumn('image_id', text, (c) => c.notNull())
    .addColumn('variant', text, (c) => c.notNull())
    .addColumn('picture', text, (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_files_key', ['image_id', 'variant'])
    .modifyEnd(strict)
    .execute()

  await createIndexes(db, 'deleted_records', {
    deleted_records_by_deletion: ['deleted_with'],
    deleted_records_by_time: ['deleted_at'],
    deleted_records_by_image: ['image_id'],
  })
}
