import type { FastifyRequest } from 'fastify'
import { readAddress } from '../../http/client-address.ts'
import { requireAuthor, requireSession } from '../../http/session.ts'
import { systemAuthor } from '../../records/author.ts'
import { deviceHeader } from './known-device.ts'
import type { Caller, SignedInAuthor, SignedInCaller } from './sign-in.ts'

/** Somebody who has not said yet who it is. */
export function readGuest(request: FastifyRequest): Caller {
  const { id, headers } = request
  return {
    ...{ ...systemAuthor, requestId: id, address: readAddress(request) },
    userAgent: readUserAgent(request),
    deviceName: headers[deviceHeader],
  }
}

/** Whoever is signed in, with the session. */
export function readSignedIn(request: FastifyRequest): SignedInAuthor {
  const { id: sessionId, passwordConfirmedAt } = requireSession(request)
  return { ...requireAuthor(request), sessionId, passwordConfirmedAt }
}

/** Whoever is signed in, with session and device. */
export function readCaller(request: FastifyRequest): SignedInCaller {
  return { ...readSignedIn(request), userAgent: readUserAgent(request) }
}

function readUserAgent({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}
