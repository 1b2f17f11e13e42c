import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  meSchema,
  openSessionSchema,
  sessionSchema,
  sessionsEndedSchema,
  sessionsEndSchema,
} from '../../../contract/accounts/sign-in.ts'
import { list, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { findRequiredAction, requireAuthor, requireSession } from '../../http/session.ts'
import { listSessions } from '../../sessions/repository.ts'
import { endRequestedSessions } from './end-sessions.ts'
import { presentSession, presentUser } from './presenter.ts'
import { getUser } from './repository.ts'

/** The session that asks, and all that are open. */
export const sessionRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(
    apiPaths.me,
    {
      config: { openDuring: 'any' },
      schema: { summary: 'Who is signed in', response: { 200: meSchema } },
    },
    async (request) => {
      const session = requireSession(request)
      const user = await getUser(db, session.user.id)
      return {
        success: true as const,
        user: presentUser(user, findRequiredAction(session, env), session.withPasskey),
      }
    },
  )

  app.get(
    apiPaths.sessionPing,
    {
      config: { openDuring: 'any' },
      schema: { summary: 'Keep the session alive', response: { 200: success(sessionSchema) } },
    },
    async (request) => {
      const { expiresAt } = requireSession(request)
      return succeed({ expiresAt: new Date(expiresAt).toISOString() })
    },
  )

  app.get(
    apiPaths.sessions,
    {
      schema: {
        summary: 'Every session that lives, of all administrators; the last used first',
        response: { 200: list(openSessionSchema) },
      },
    },
    async (request) => {
      const current = requireSession(request)
      const rows = await listSessions(db)
      return succeed(rows.map((row) => presentSession(row, current)))
    },
  )

  app.post(
    apiPaths.endSessions,
    {
      config: { access: 'confirmed' },
      schema: {
        summary: "End one session, or all of a user's but the one that asks",
        body: sessionsEndSchema,
        response: { 200: success(sessionsEndedSchema) },
      },
    },
    async (request) => {
      const current = requireSession(request)
      const ended = await endRequestedSessions(db, request.body, current, requireAuthor(request))
      return succeed({ ended })
    },
  )
}
