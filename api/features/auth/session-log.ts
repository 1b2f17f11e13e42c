import type { Database } from '../../db/schema.ts'
import type { EndedSession } from '../../db/sessions.ts'
import { logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { describeDevice } from './device.ts'
import { accountOf, userRepository } from './repository.ts'

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
