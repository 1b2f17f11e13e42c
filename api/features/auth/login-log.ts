import { limits } from '../../../contract/limits.ts'
import type { Author } from '../../author.ts'
import { auditLogRepository, logWrite } from '../../db/audit-log.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { type Attempt, touchAttempt } from './login-limit.ts'
import { accountOf, type UserRow } from './repository.ts'

const day = 24 * 60 * 60 * 1000
/** Stands for every address that has no account: one of them may be a password in the wrong field. */
const unknownAccount = { id: 'unknown', email: '' }

/**
 * Logs a wrong password. Strangers can cause any number of them, so that an account gets only so
 * many entries a day. Whether one is written must not be told by the time that this takes: there
 * is a write to the disk either way.
 */
export async function logFailure(
  db: Database,
  attempt: Attempt,
  user: UserRow | null,
  caller: Author,
): Promise<void> {
  const account = accountOf(user ?? unknownAccount)
  await transaction(db, async (trx) => {
    const log = auditLogRepository(trx)
    const written = await log.count('sign-in-failed', account.id, Date.now() - day)
    if (written < limits.audit.failuresADay)
      await logWrite(trx, caller, { action: 'sign-in-failed', ...account })
    else await touchAttempt(trx, attempt)
  })
}
