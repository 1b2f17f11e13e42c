import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** One row for each stored picture, named by its content; records point at it. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('images')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('width', integer, (c) => c.notNull())
    .addColumn('height', integer, (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('placeholder', text, (c) => c.notNull())
    .addColumn('variants', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
}
