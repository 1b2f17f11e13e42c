import { limits } from '../../contract/limits.ts'
import { clockSkewMs } from '../db/clock-skew.ts'
import type { Database } from '../db/schema.ts'

/** A create with an idempotency key: the account, and a hash of the whole request. */
export type IdempotentCreate = { accountId: string; key: string; contentHash: string }

/** Result of an earlier create under an account's key, whatever its content. */
export async function findIdempotencyKey(db: Database, { accountId, key }: IdempotentCreate) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['record_id', 'content_hash'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { recordId: row.record_id, contentHash: row.content_hash }
}

/** Records the result of a create with a key, in its own transaction. */
export async function saveIdempotencyKey(
  db: Database,
  sent: IdempotentCreate | null,
  recordId: string,
): Promise<void> {
  if (!sent) return
  const { accountId, key, contentHash } = sent
  await db
    .insertInto('idempotency_keys')
    .values({
      account_id: accountId,
      key,
      content_hash: contentHash,
      record_id: recordId,
      created_at: Date.now(),
    })
    .execute()
}

/** Deletes keys that have expired, and those dated ahead by a wrong clock. */
export async function deleteIdempotencyKeys(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((e) =>
      e.or([
        e('created_at', '<', now - limits.idempotencyKey.retentionMs),
        e('created_at', '>', now + clockSkewMs),
      ]),
    )
    .execute()
}
