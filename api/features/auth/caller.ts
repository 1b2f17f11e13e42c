import type { FastifyRequest } from 'fastify'
import { nobody } from '../../author.ts'
import { requireAuthor } from '../../plugins/session.ts'
import { deviceHeader } from './known-device.ts'
import type { Caller } from './sign-in.ts'

/** Somebody who has not said yet who it is. */
export function readGuest(request: FastifyRequest): Caller {
  const { id, ip, headers } = request
  return {
    ...{ ...nobody, requestId: id, address: ip },
    userAgent: readUserAgent(request),
    deviceName: headers[deviceHeader],
  }
}

/** Whoever is signed in. */
export function readCaller(request: FastifyRequest): Caller {
  return { ...requireAuthor(request), userAgent: readUserAgent(request) }
}

function readUserAgent({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}
