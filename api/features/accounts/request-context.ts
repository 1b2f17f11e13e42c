import type { FastifyRequest } from 'fastify'
import { readAddress } from '../../client-address.ts'
import { requireAuthor, requireSession } from '../../http/session.ts'
import { systemAuthor } from '../../records/author.ts'
import { deviceHeader } from './sign-in/known-device.ts'
import type { SignedInAuthor, SignedInContext, SignInContext } from './sign-in/sign-in.ts'

/** The context of a request that is not signed in. */
export function readGuestContext(request: FastifyRequest): SignInContext {
  const { id, headers } = request
  return {
    ...systemAuthor,
    requestId: id,
    address: readAddress(request),
    userAgent: readUserAgent(request),
    knownDevice: headers[deviceHeader],
  }
}

/** The signed-in user, with the session. */
export function readSignedInAuthor(request: FastifyRequest): SignedInAuthor {
  const { id: sessionId, passwordConfirmedAt, withPasskey } = requireSession(request)
  return { ...requireAuthor(request), sessionId, passwordConfirmedAt, withPasskey }
}

/** The signed-in user, with session and device. */
export function readSignedInContext(request: FastifyRequest): SignedInContext {
  return { ...readSignedInAuthor(request), userAgent: readUserAgent(request) }
}

function readUserAgent({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}
