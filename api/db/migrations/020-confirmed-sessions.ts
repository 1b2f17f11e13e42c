import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds when the password was last entered in each session. */
export async function up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('password_confirmed_at', integer, (c) => c.notNull().defaultTo(0))
    .execute()
}
