import { createHash, randomUUIDv7 } from 'node:crypto'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { countRows } from '../../db/pages.ts'
import type { Database } from '../../db/schema.ts'
import { lockWriters, transaction } from '../../db/transaction.ts'
import { tooManyRequests } from '../../errors.ts'
import { countAuditEntries, logWrite } from '../../shared/audit-log.ts'
import type { Author } from '../../shared/author.ts'
import { accountOf, type UserRow } from './repository.ts'

const { attack, failures, failuresInAttack } = limits.login
/** The client is the rate-limit key of an address, or the name of a device or of a session. */
export type Attempt = { email: string; client: string }

/**
 * Counts an attempt as failed before its password is looked at, so that many at once do not slip
 * through together; returns its id. `clearFailures` removes it.
 * @throws ApiError 429 after too many failures for this account from this address
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<string> {
  const account = hashAccount(attempt.email)
  const id = randomUUIDv7()
  const now = Date.now()
  const begin = now - limits.login.window
  const spent = await transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    await trx.deleteFrom('login_failures').where('failed_at', '<=', begin).execute()
    const failed = trx.selectFrom('login_failures').where('account', '=', account)
    const total = await countRows(failed)
    // Under attack from many addresses, each gets fewer attempts, but never none.
    const allowed = total < attack ? failures : failuresInAttack
    const earlier = await failed
      .select('failed_at')
      .where('address', '=', attempt.client)
      .orderBy('failed_at')
      .execute()
    if (earlier.length < allowed)
      await trx
        .insertInto('login_failures')
        .values({ id, account, address: attempt.client, failed_at: now })
        .execute()
    return earlier.length < allowed ? [] : earlier
  })
  const [oldest] = spent
  if (oldest)
    throw tooManyRequests(
      messages.login.tooMany,
      Math.max(1, Math.ceil((oldest.failed_at - begin) / 1000)),
    )
  return id
}

/** Removes an attempt whose password was not checked. */
export async function cancelAttempt(db: Database, id: string): Promise<void> {
  await db.deleteFrom('login_failures').where('id', '=', id).execute()
}

/** Forgets the failures of an account from an address, or from everywhere. */
export async function clearFailures(
  db: Database,
  { email, client }: { email: string; client?: string },
): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('account', '=', hashAccount(email))
    .$if(client !== undefined, (query) => query.where('address', '=', client ?? ''))
    .execute()
}

/** Rewrites the existing row, so that it takes as long as adding an entry. */
export async function touchAttempt(db: Database, { email, client }: Attempt): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ address: client })
    .where('account', '=', hashAccount(email))
    .where('address', '=', client)
    .execute()
}

/** What was typed as an e-mail address may be a password typed into the wrong field. */
function hashAccount(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

const day = 24 * 60 * 60 * 1000
/** Stands for every address that has no account: one of them may be a password in the wrong field. */
const unknownAccount = { id: 'unknown', email: '' }

type Failure = 'sign-in-failed' | 'second-factor-failed'

/**
 * Logs a wrong password or code. Anybody can cause these, so an account gets only so many entries of a kind
 * a day. It writes to the disk either way, so that the time does not reveal whether an entry was added.
 */
export async function logFailure(
  db: Database,
  attempt: Attempt,
  user: UserRow | null,
  author: Author,
  action: Failure = 'sign-in-failed',
): Promise<void> {
  const account = accountOf(user ?? unknownAccount)
  await transaction(db, async (trx) => {
    const written = await countAuditEntries(trx, action, account.id, Date.now() - day)
    if (written < limits.audit.failuresADay) await logWrite(trx, author, { action, ...account })
    else await touchAttempt(trx, attempt)
  })
}
