import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds the progress of the copy elsewhere, and the site that it belongs to. One row. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { integer, text, strict } = types
  await db.schema
    .createTable('copy_status')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('site', text, (c) => c.notNull().defaultTo(''))
    .addColumn('marked_at', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('behind_since', integer)
    .modifyEnd(strict)
    .execute()
  await (db as Kysely<{ copy_status: { id: number } }>)
    .insertInto('copy_status')
    .values({ id: 1 })
    .execute()
}
