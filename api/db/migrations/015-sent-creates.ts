import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes } from './record-columns.ts'

/** Adds the keys of creates, so that a repeated request creates nothing new. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('sent_creates')
    .addColumn('account_id', text, (c) => c.notNull())
    .addColumn('sent_key', text, (c) => c.notNull())
    .addColumn('content_hash', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('sent_creates_key', ['account_id', 'sent_key'])
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'sent_creates', { sent_creates_by_time: ['created_at'] })
}
