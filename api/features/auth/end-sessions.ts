import type { SessionsEnd } from '../../../contract/auth.ts'
import type { Database } from '../../db/schema.ts'
import { type EndedSession, type Session, sessionRepository } from '../../db/sessions.ts'
import { transaction } from '../../db/transaction.ts'
import { logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { describeDevice } from './device.ts'
import { accountOf, userRepository } from './repository.ts'

/** Ends one session, or all of a user's but the one that asks; answers how many there were. */
export function endSessions(
  db: Database,
  { session, user = '' }: SessionsEnd,
  asking: Session,
  author: Author,
): Promise<number> {
  return transaction(db, async (trx) => {
    const sessions = sessionRepository(trx)
    if (session !== undefined) {
      const ended = await sessions.endById(session)
      return ended === null ? 0 : logEnd(trx, ended.user_id, [ended], author)
    }
    const owner = user || author.id
    const ended = await sessions.endAllOf(owner, 'elsewhere', asking.tokenHash)
    return ended.length === 0 ? 0 : logEnd(trx, owner, ended, author)
  })
}

/** Logs in the account's name which sessions of it were ended; answers how many. */
export async function logEnd(
  trx: Database,
  userId: string,
  ended: EndedSession[],
  author: Author,
): Promise<number> {
  const user = await userRepository(trx).require(userId)
  const devices = ended
    .map(({ user_agent, address }) => [describeDevice(user_agent), address].join(', '))
    .join('; ')
  await logWrite(trx, author, {
    ...{ action: 'sessions-end', ...accountOf(user) },
    ...{ before: { devices }, after: { sessions: ended.length } },
  })
  return ended.length
}
