import { createHash, randomUUIDv7 } from 'node:crypto'
import { dayMs } from '../../../../contract/durations.ts'
import { auditLimits } from '../../../../contract/history/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { clockSkewMs } from '../../../db/clock-skew.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { tooManyRequests } from '../../../errors.ts'
import { countAuditEntries, logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { serverLimits } from '../../../server-limits.ts'
import { accountOf, type UserRow } from '../repository.ts'
import {
  countFailures,
  deleteFailures,
  deleteFailuresOutside,
  insertFailure,
  listFailureTimes,
  rewriteFailures,
} from './login-failures-repository.ts'

const { attack, failures, failuresInAttack, window } = serverLimits.login

/** `client` is the rate-limit key of an address, or the name of a device or session. */
export type Attempt = { email: string; client: string }

/** Number of attempts in progress in this process. */
const underWay = new Map<string, number>()

/**
 * Runs an attempt, unless as many are in progress as may fail: more would most likely be rejected, and only
 * lengthen the queue.
 * @throws ApiError 429
 */
export async function asOneAttempt<T>(
  { email, client }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const key = JSON.stringify([email, client])
  const others = underWay.get(key) ?? 0
  if (others >= failures) throw tooManyRequests(messages.login.tooMany, window / 1000)
  underWay.set(key, others + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(key) ?? 1) - 1
    if (left > 0) underWay.set(key, left)
    else underWay.delete(key)
  }
}

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous attempts cannot slip through;
 * returns its id. `clearFailures` removes it.
 * @throws ApiError 429 after too many failures for this account from this address
 */
export async function countAttempt(db: Database, { email, client }: Attempt): Promise<string> {
  const account = hashAccount(email)
  const id = randomUUIDv7()
  const now = Date.now()
  const begin = now - window
  const spent = await transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    await deleteFailuresOutside(trx, { until: begin, ahead: now + clockSkewMs })
    const total = await countFailures(trx, account)
    // Under attack from many addresses, each gets fewer attempts, but never zero.
    const allowed = total < attack ? failures : failuresInAttack
    const earlier = await listFailureTimes(trx, { account, client })
    if (earlier.length >= allowed) return earlier
    await insertFailure(trx, { id, account, client, failedAt: now })
    return []
  })
  const [oldest] = spent
  if (oldest !== undefined)
    throw tooManyRequests(messages.login.tooMany, Math.max(1, Math.ceil((oldest - begin) / 1000)))
  return id
}

/** Clears the failures of an account from an address, or from everywhere. */
export function clearFailures(
  db: Database,
  { email, client }: { email: string; client?: string },
): Promise<void> {
  return deleteFailures(db, { account: hashAccount(email), client })
}

/** Rewrites the existing row, so that it takes as long as adding one. */
function touchAttempt(db: Database, { email, client }: Attempt): Promise<void> {
  return rewriteFailures(db, { account: hashAccount(email), client })
}

/** Hashes the e-mail address, because it may be a password typed into the wrong field. */
function hashAccount(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

/** Stands for every address without an account: one of them may be a password typed into the wrong field. */
const unknownAccount = { id: 'unknown', email: '' }

type Failure = 'sign-in-failed' | 'second-factor-failed'

/**
 * Logs a wrong password or code. Anybody can cause these, so an account gets a limited number of entries of a
 * kind per day. It always writes to the disk, so that the time does not reveal whether an entry was added.
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
    const written = await countAuditEntries(trx, action, account.id, Date.now() - dayMs)
    if (written < auditLimits.failuresADay) await logWrite(trx, author, { action, ...account })
    else await touchAttempt(trx, attempt)
  })
}
