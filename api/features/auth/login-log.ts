import { limits } from '../../../contract/limits.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { countAuditEntries, logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { type Attempt, touchAttempt } from './login-limit.ts'
import { accountOf, type UserRow } from './repository.ts'

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
