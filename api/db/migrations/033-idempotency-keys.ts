import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { createIndexes } from './record-columns.ts'

/** Renames the table, its column and its index after the HTTP header. */
export async function up(db: Kysely<unknown>, _types: ColumnTypes, engine: Engine): Promise<void> {
  await db.schema.dropIndex('sent_creates_by_time').execute()
  await db.schema.alterTable('sent_creates').renameTo('idempotency_keys').execute()
  await db.schema.alterTable('idempotency_keys').renameColumn('sent_key', 'key').execute()
  await createIndexes(db, 'idempotency_keys', { idempotency_keys_by_time: ['created_at'] })
  // SQLite cannot rename a constraint.
  if (engine === 'postgres')
    await sql`
      alter table idempotency_keys rename constraint sent_creates_key to idempotency_keys_key`.execute(
      db,
    )
}
