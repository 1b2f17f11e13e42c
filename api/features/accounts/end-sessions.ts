import type { SessionsEnd } from '../../../contract/accounts/sign-in.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { logWrite } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import {
  type EndedSession,
  endSession,
  endSessionsOfUser,
  type Session,
} from '../../sessions/repository.ts'
import { accountOf, getUser } from './repository.ts'
import { describeDevice } from './sign-in/device.ts'

/** Ends one session, or all of a user's except the requesting one; returns the number. */
export function endRequestedSessions(
  db: Database,
  { session, user = '' }: SessionsEnd,
  current: Session,
  author: Author,
): Promise<number> {
  return transaction(db, async (trx) => {
    if (session !== undefined) {
      const ended = await endSession(trx, session)
      return ended === null ? 0 : logEnd(trx, ended.user_id, [ended], author)
    }
    const owner = user || author.id
    const ended = await endSessionsOfUser(trx, owner, 'elsewhere', current.tokenHash)
    return ended.length === 0 ? 0 : logEnd(trx, owner, ended, author)
  })
}

/** Logs which sessions of an account were ended; returns the number. */
export async function logEnd(
  trx: Database,
  userId: string,
  ended: EndedSession[],
  author: Author,
): Promise<number> {
  const user = await getUser(trx, userId)
  const devices = ended
    .map(({ user_agent, address }) => [describeDevice(user_agent), address].join(', '))
    .join('; ')
  await logWrite(trx, author, {
    action: 'sessions-end',
    ...accountOf(user),
    before: { devices },
    after: { sessions: ended.length },
  })
  return ended.length
}
