import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds the time of the next automatic backup, and the results of the last ones. One row. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { integer, text, strict } = types
  await db.schema
    .createTable('backup_schedule')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('since', integer, (c) => c.notNull())
    .addColumn('slot', integer)
    .addColumn('not_before', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('proven_at', integer)
    .addColumn('missing', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('failed_at', integer)
    .addColumn('failure', text, (c) => c.notNull().defaultTo(''))
    .modifyEnd(strict)
    .execute()
  await (db as Kysely<{ backup_schedule: { id: number; since: number } }>)
    .insertInto('backup_schedule')
    .values({ id: 1, since: Date.now() })
    .execute()
}
