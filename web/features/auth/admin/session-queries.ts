import type { OpenSession } from '../../../../contract/auth.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'

/** All open sessions, the most recently used first. */
export function fetchSessions() {
  return browserApi().GET('/auth/sessions')
}

/** The sessions to end: one, or all of a user but this one. */
export type EndRequest = { session?: OpenSession } | { user: OpenSession['user'] }

/** Ends sessions. Returns the message of a failure, or nothing. */
export async function endSessions(which: EndRequest): Promise<string | undefined> {
  const { error } = await browserApi().POST('/auth/sessions/end', {
    body: {
      ...('session' in which && { session: which.session?._id }),
      ...('user' in which && { user: which.user._id }),
    },
  })
  return error && (error.message || messages.sessions.endFailed)
}
