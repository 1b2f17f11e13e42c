import type { IncomingHttpHeaders } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountLimits } from '../../contract/accounts/limits.ts'
import {
  endReasons,
  requiredActionMessages,
  signInMessages,
} from '../../contract/accounts/messages.ts'
import type { RequiredAction } from '../../contract/accounts/sign-in.ts'
import { messages } from '../../contract/messages.ts'
import type { Env } from '../../env/env.ts'
import { readAddress } from '../client-address.ts'
import { clockSkewMs } from '../db/clock-skew.ts'
import type { Database } from '../db/schema.ts'
import { forbidden, unauthorized } from '../errors.ts'
import type { Author } from '../records/author.ts'
import type { AccountWatch } from '../sessions/account-watch.ts'
import { extendSession, findEndReason, findSession, type Session } from '../sessions/repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyInstance {
    /** Rejects a request to a public route for content that only staff may see, with the reason. */
    requireStaff: (request: FastifyRequest) => Promise<void>
    /** Tracks long work for accounts, which ends when the account is switched off. */
    accountWatch: AccountWatch
  }
}

/** The operator's requirements for every account. */
export type AccountPolicy = Pick<Env, 'requireOwnPassword' | 'requireSecondFactor'>

/** Action that an account must take before its sessions may do anything else. */
export function findRequiredAction(
  account: { passwordMadeUp: boolean; hasSecondFactor: boolean },
  policy: AccountPolicy,
): RequiredAction | null {
  if (policy.requireOwnPassword && account.passwordMadeUp) return 'password'
  return policy.requireSecondFactor && !account.hasSecondFactor ? 'second-factor' : null
}

/**
 * Requires on every route that is not public: a valid session, no outstanding action unless the route allows it,
 * and a recently entered password if the route asks for one.
 */
export function guardRoutes(app: FastifyInstance, db: Database, policy: AccountPolicy): void {
  app.decorateRequest('session', null)
  app.decorate('requireStaff', async (request) => void (await openSession(db, policy, request)))
  app.addHook('onRequest', async (request, reply) => {
    const { access, variesForStaff, bypassesAdmission } = request.routeOptions.config
    if (bypassesAdmission) return
    if (access === 'public') {
      // Looked up even on routes that show everybody the same, because staff wait where others are rejected
      // (`controlAdmission`).
      const session = findStaffSession(db, policy, request.headers)
      request.session = await (variesForStaff ? session : session.catch(() => null))
      return
    }
    const session = await openSession(db, policy, request)
    if (access === 'confirmed' && !isConfirmed(session)) throw forbidden(signInMessages.confirm)
    request.session = { ...session, expiresAt: await extendSession(db, session) }
    endWithAccount(reply, session.user.id)
  })
}

/**
 * Opens the session of a request.
 * @throws ApiError 401 without a valid one, 403 if its account must do something first
 */
async function openSession(
  db: Database,
  policy: AccountPolicy,
  { headers, routeOptions }: FastifyRequest,
): Promise<Session> {
  const token = readBearer(headers.authorization)
  if (!token) throw unauthorized()
  const session = await findSession(db, token)
  if (!session) {
    const reason = await findEndReason(db, token)
    throw unauthorized(reason ? endReasons[reason] : messages.session.expired)
  }
  const { openDuring } = routeOptions.config
  const action = findRequiredAction(session, policy)
  if (action && openDuring !== 'any' && openDuring !== action)
    throw forbidden(requiredActionMessages[action])
  return session
}

/** Aborts a request once its account is switched off. */
export function endWithAccount({ request, server, raw }: FastifyReply, userId: string): void {
  const stopWatching = server.accountWatch.add(userId, () => request.raw.destroy())
  // Fastify calls no `onResponse` hook if the client leaves before the response.
  finished(raw, stopWatching)
}

/** Finds the session of a request to a public route, if it is valid and its account has no outstanding action. */
async function findStaffSession(
  db: Database,
  policy: AccountPolicy,
  { authorization }: IncomingHttpHeaders,
): Promise<Session | null> {
  const token = readBearer(authorization)
  const session = token ? await findSession(db, token) : null
  return session && !findRequiredAction(session, policy) ? session : null
}

/**
 * The session of a request to a route that is not public.
 * @throws ApiError 401 if nobody is signed in
 */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw unauthorized()
  return request.session
}

/**
 * The author recorded in the audit log for a request's writes.
 * @throws ApiError 401 if nobody is signed in
 */
export function requireAuthor(request: FastifyRequest): Author {
  const { id, name } = requireSession(request).user
  return { id, name, requestId: request.id, address: readAddress(request) }
}

function isConfirmed({ passwordConfirmedAt }: Session): boolean {
  const age = Date.now() - passwordConfirmedAt
  return age >= -clockSkewMs && age <= accountLimits.session.confirmed
}

function readBearer(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{1,200})$/i)?.[1]
}
