import type { SessionsEnd } from '../../../contract/auth.ts'
import type { Author } from '../../author.ts'
import { logWrite } from '../../db/audit-log.ts'
import type { Database } from '../../db/schema.ts'
import { type Session, sessionRepository } from '../../db/sessions.ts'
import { transaction } from '../../db/transaction.ts'
import { forgiveAttempts } from './login-limit.ts'
import { accountOf, userRepository } from './repository.ts'
import { requirePassword, type SignedInAuthor } from './sign-in.ts'

/**
 * Ends one session, or all of a user's but the one that asks; answers how many there were.
 * @throws ApiError 400 where the current password is not right, 429 after too many failures
 */
export async function endSessions(
  db: Database,
  { currentPassword, session, user = '' }: SessionsEnd,
  asking: Session,
  author: SignedInAuthor,
): Promise<number> {
  const me = await userRepository(db).require(author.id)
  const attempt = await requirePassword(db, me, currentPassword, author)
  return transaction(db, async (trx) => {
    await forgiveAttempts(trx, attempt)
    const sessions = sessionRepository(trx)
    if (session !== undefined) {
      const owner = await sessions.endById(session)
      return owner === null ? 0 : logEnd(trx, owner, 1, author)
    }
    const owner = user || me.id
    const ended = await sessions.endAllOf(owner, asking.tokenHash)
    return ended === 0 ? 0 : logEnd(trx, owner, ended, author)
  })
}

/** Logs in the account's name that sessions of it were ended. */
export async function logEnd(
  trx: Database,
  userId: string,
  ended: number,
  author: Author,
): Promise<number> {
  const user = await userRepository(trx).require(userId)
  const after = { sessions: ended }
  await logWrite(trx, author, { action: 'sessions-end', ...accountOf(user), after })
  return ended
}
