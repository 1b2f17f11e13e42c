import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  confirmationSchema,
  credentialsSchema,
  meSchema,
  openSessionSchema,
  passwordUpdateSchema,
  sessionSchema,
  sessionsEndedSchema,
  sessionsEndSchema,
  signedInSchema,
} from '../../../contract/auth.ts'
import { emptySchema, list, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { sessionRepository } from '../../db/sessions.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/api-docs.ts'
import { findRequiredAction, requireAuthor, requireSession } from '../../http/session.ts'
import { confirmPassword } from './confirm-password.ts'
import { endSessions } from './end-sessions.ts'
import { deviceHeader } from './known-device.ts'
import { presentSession, presentSignedIn, presentUser } from './presenter.ts'
import { userRepository } from './repository.ts'
import { readGuestContext, readSignedInAuthor, readSignedInContext } from './request-context.ts'
import { changePassword, signIn, signOut } from './sign-in.ts'

const tooMany = failureResponse('Too many failures; `Retry-After` tells the seconds to wait')

/** Signing in and out, and the account of the signed-in user. */
export const authRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.post(
    apiPaths.login,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in',
        description:
          'The answer names the device in `X-Device`. Sent along the next time, that lets its failures be counted apart from those of others behind the same address.',
        body: credentialsSchema,
        response: {
          200: success(signedInSchema),
          401: failureResponse(
            'Wrong e-mail address or password; with `errors.code`: the password is right, and two-step sign-in asks for a code, or for another one',
          ),
          429: tooMany,
        },
      },
    },
    async (request, reply) => {
      const signedIn = await signIn(db, request.body, readGuestContext(request))
      reply.header(deviceHeader, signedIn.device)
      return { success: true as const, data: presentSignedIn(signedIn, env) }
    },
  )

  app.get(
    apiPaths.me,
    {
      config: { openDuring: 'any' },
      schema: { summary: 'Who is signed in', response: { 200: meSchema } },
    },
    async (request) => {
      const session = requireSession(request)
      const user = await userRepository(db).require(session.user.id)
      return { success: true as const, user: presentUser(user, findRequiredAction(session, env)) }
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
      return { success: true as const, data: { expiresAt: new Date(expiresAt).toISOString() } }
    },
  )

  app.post(
    apiPaths.logout,
    {
      config: { openDuring: 'any' },
      schema: { summary: 'End the session', response: { 200: emptySchema } },
    },
    async (request) => {
      const { tokenHash } = requireSession(request)
      await signOut(db, tokenHash, requireAuthor(request))
      return { success: true as const, data: null }
    },
  )

  app.post(
    apiPaths.confirm,
    {
      config: { openDuring: 'any' },
      schema: {
        summary: 'Give the password again',
        description:
          'Opens to this session, for ten minutes, the calls that otherwise answer 403 with `Please enter your password again`. Signing in does so, too.',
        body: confirmationSchema,
        response: { 200: emptySchema, 429: tooMany },
      },
    },
    async (request) => {
      await confirmPassword(db, request.body, readSignedInAuthor(request))
      return { success: true as const, data: null }
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
      const asking = requireSession(request)
      const rows = await sessionRepository(db).list()
      return { success: true as const, data: rows.map((row) => presentSession(row, asking)) }
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
      const asking = requireSession(request)
      const ended = await endSessions(db, request.body, asking, requireAuthor(request))
      return { success: true as const, data: { ended } }
    },
  )

  app.put(
    apiPaths.updatePassword,
    {
      config: { access: 'confirmed', openDuring: 'password' },
      schema: {
        summary: 'Change the password',
        description: 'Ends every session of the user and answers the token of a new one.',
        body: passwordUpdateSchema,
        response: { 200: success(signedInSchema), 429: tooMany },
      },
    },
    async (request, reply) => {
      const signedIn = await changePassword(db, request.body, readSignedInContext(request), env)
      reply.header(deviceHeader, signedIn.device)
      return { success: true as const, data: presentSignedIn(signedIn, env) }
    },
  )
}
