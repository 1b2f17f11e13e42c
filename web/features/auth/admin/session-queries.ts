import type { OpenSession } from '../../../../contract/auth.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'

/** Every session that lives, the last used first. */
export function fetchSessions() {
  return browserApi().GET('/auth/sessions')
}

/** Which sessions are to end: one, or else all of a user's but this one. */
export type EndRequest = { session?: OpenSession } | { user: OpenSession['user'] }

/** Ends sessions; answers the message of a failure, or nothing. */
export async function endSessions(which: EndRequest): Promise<string | undefined> {
  const { error } = await browserApi().POST('/auth/sessions/end', {
    body: {
      ...('session' in which && { session: which.session?._id }),
      ...('user' in which && { user: which.user._id }),
    },
  })
  return error && (error.message || messages.sessions.endFailed)
}
