import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds why a session was ended, for responses to requests that still send its token. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('ended_sessions')
    .addColumn('token_hash', text, (c) => c.notNull().primaryKey())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('ended_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
}
