import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Records the changes that caches in front of the site were last told about, so that only one process announces
 * each write. One row.
 */
export async function up(
  db: Kysely<unknown>,
  { integer, text, strict }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('edge_purges')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('state', text, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  await (db as Kysely<{ edge_purges: { id: number; state: string } }>)
    .insertInto('edge_purges')
    .values({ id: 1, state: '' })
    .execute()
}
