import { idempotencyKeyLimits } from '../../contract/idempotency-key.ts'
import type { Database } from '../db/schema.ts'

/** A create as it was sent: by whom, under which key, and a hash of everything that it says. */
export type IdempotentCreate = { accountId: string; key: string; contentHash: string }

/** What an account's key has made before, of whatever content. */
export async function findIdempotencyKey(db: Database, { accountId, key }: IdempotentCreate) {
  const row = await db
    .selectFrom('sent_creates')
    .select(['record_id', 'content_hash'])
    .where('account_id', '=', accountId)
    .where('sent_key', '=', key)
    .executeTakeFirst()
  return row && { recordId: row.record_id, contentHash: row.content_hash }
}

/** Records what a create has made, in its own transaction. */
export async function saveIdempotencyKey(
  db: Database,
  { accountId, key, contentHash }: IdempotentCreate,
  recordId: string,
): Promise<void> {
  await db
    .insertInto('sent_creates')
    .values({
      account_id: accountId,
      sent_key: key,
      content_hash: contentHash,
      record_id: recordId,
      created_at: Date.now(),
    })
    .execute()
}

/** Deletes keys that have been kept long enough. */
export async function forgetIdempotencyKeys(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('sent_creates')
    .where('created_at', '<', now - idempotencyKeyLimits.retentionMs)
    .execute()
}
