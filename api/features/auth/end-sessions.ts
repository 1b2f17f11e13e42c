import type { SessionsEnd } from '../../../contract/auth.ts'
import type { Database } from '../../db/schema.ts'
import { type Session, sessionRepository } from '../../db/sessions.ts'
import { transaction } from '../../db/transaction.ts'
import { forgiveAttempts } from './login-limit.ts'
import { userRepository } from './repository.ts'
import { logEnd } from './session-log.ts'
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
      const ended = await sessions.endById(session)
      return ended === null ? 0 : logEnd(trx, ended.user_id, [ended], author)
    }
    const owner = user || me.id
    const ended = await sessions.endAllOf(owner, asking.tokenHash)
    return ended.length === 0 ? 0 : logEnd(trx, owner, ended, author)
  })
}
