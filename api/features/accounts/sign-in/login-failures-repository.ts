import { countRows } from '../../../db/pages.ts'
import type { Database } from '../../../db/schema.ts'

/** `account` is a hash; `client` is a rate-limit key, or the name of a device or session. */
type Failing = { account: string; client: string }

export async function insertFailure(
  trx: Database,
  { id, account, client, failedAt }: Failing & { id: string; failedAt: number },
): Promise<void> {
  await trx
    .insertInto('login_failures')
    .values({ id, account, address: client, failed_at: failedAt })
    .execute()
}

export function countFailures(trx: Database, account: string): Promise<number> {
  return countRows(trx.selectFrom('login_failures').where('account', '=', account))
}

/** Times at which a client failed at an account, earliest first. */
export async function listFailureTimes(trx: Database, failing: Failing): Promise<number[]> {
  const rows = await trx
    .selectFrom('login_failures')
    .select('failed_at')
    .where('account', '=', failing.account)
    .where('address', '=', failing.client)
    .orderBy('failed_at')
    .execute()
  return rows.map((row) => row.failed_at)
}

/** Rewrites the rows unchanged. */
export async function rewriteFailures(db: Database, { account, client }: Failing): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ address: client })
    .where('account', '=', account)
    .where('address', '=', client)
    .execute()
}

export async function deleteFailure(db: Database, id: string): Promise<void> {
  await db.deleteFrom('login_failures').where('id', '=', id).execute()
}

/** Deletes failures of an account, from one client or from everywhere. */
export async function deleteFailures(
  db: Database,
  { account, client }: { account: string; client?: string },
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('account', '=', account)
    .$if(client !== undefined, (query) => query.where('address', '=', client ?? ''))
    .execute()
}

/** Deletes failures before a time, and those after another time, which come from a wrong clock. */
export async function deleteFailuresOutside(
  trx: Database,
  { until, ahead }: { until: number; ahead: number },
): Promise<void> {
  await trx
    .deleteFrom('login_failures')
    .where((e) => e.or([e('failed_at', '<=', until), e('failed_at', '>', ahead)]))
    .execute()
}
