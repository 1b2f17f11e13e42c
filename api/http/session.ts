import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Due } from '../../contract/auth.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { dueMessages, endReasons, signInMessages } from '../../contract/sign-in-terms.ts'
import type { Database } from '../db/schema.ts'
import { type Session, sessionRepository } from '../db/sessions.ts'
import type { Author } from '../records/author.ts'
import { readAddress } from './client-address.ts'
import { forbidden, unauthorized } from './errors.ts'
import { type Demands, findDue } from './required-action.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Every route is closed that does not say `public`. One that says `confirmed` is closed also to a
     * session in which the password was not given for a while.
     */
    access?: 'public' | 'confirmed'
    /** What may still be due of the account that asks: every route is closed to it that does not say so. */
    whileDue?: 'anything' | Due
  }
  interface FastifyRequest {
    session: Session | null
  }
}

/**
 * Lets nobody in without a living session, except where the route is declared public; nobody of
 * whose account something is due, except where the route is declared to be open all the same; and
 * nobody who gave the password too long ago, where the route asks for it.
 */
export function guardRoutes(app: FastifyInstance, db: Database, demands: Demands): void {
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request) => {
    const { access, whileDue } = request.routeOptions.config
    if (access === 'public') return
    const token = readBearer(request.headers.authorization)
    if (!token) throw unauthorized()
    const sessions = sessionRepository(db)
    const session = await sessions.find(token)
    if (!session) {
      const reason = await sessions.findEndReason(token)
      throw unauthorized(reason ? endReasons[reason] : messages.session.expired)
    }
    const due = findDue(session, demands)
    if (due && whileDue !== 'anything' && whileDue !== due) throw forbidden(dueMessages[due])
    if (access === 'confirmed' && !isConfirmed(session)) throw forbidden(signInMessages.confirm)
    request.session = { ...session, expiresAt: await sessions.extend(session) }
  })
}

/**
 * Who sent a request to a route that is not public.
 * @throws ApiError 401 where nobody is signed in
 */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw unauthorized()
  return request.session
}

/**
 * Who is to stand in the audit log for what a request writes.
 * @throws ApiError 401 where nobody is signed in
 */
export function requireAuthor(request: FastifyRequest): Author {
  const { id, name } = requireSession(request).user
  return { id, name, requestId: request.id, address: readAddress(request) }
}

function isConfirmed({ passwordConfirmedAt }: Session): boolean {
  return Date.now() - passwordConfirmedAt <= limits.session.confirmed
}

function readBearer(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{1,200})$/i)?.[1]
}
