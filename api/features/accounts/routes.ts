import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signInMessages } from '../../../contract/accounts/messages.ts'
import {
  confirmationSchema,
  credentialsSchema,
  passwordUpdateSchema,
  signedInSchema,
} from '../../../contract/accounts/sign-in.ts'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { unavailable } from '../../errors.ts'
import { failureResponse, tooManyFailures } from '../../http/description/api-docs.ts'
import { requireAuthor, requireSession } from '../../http/session.ts'
import { presentSignedIn } from './presenter.ts'
import { readGuestContext, readSignedInAuthor, readSignedInContext } from './request-context.ts'
import { deviceHeader } from './sign-in/known-device.ts'
import { changePassword, confirmPassword, signIn, signOut } from './sign-in/sign-in.ts'

/** Signing in and out, and the password: given again, or changed. */
export const authRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.post(
    apiPaths.login,
    {
      config: { access: 'public', hasOwnQueue: true },
      schema: {
        summary: 'Sign in',
        description:
          'The response names the device in `X-Device`. Sent along the next time, that lets its failures be counted apart from those of others behind the same address.',
        body: credentialsSchema,
        response: {
          200: success(signedInSchema),
          401: failureResponse(
            'Wrong e-mail address or password; with `errors.code`: the password is right, and two-step sign-in asks for a code, or for another one',
          ),
          429: tooManyFailures,
        },
      },
    },
    async (request, reply) => {
      // Before the first administrator exists, every password would be wrong.
      if (app.lifecycle.stage === 'starting') throw unavailable()
      const signedIn = await signIn(db, request.body, readGuestContext(request))
      reply.header(deviceHeader, signedIn.device)
      return succeed(presentSignedIn(signedIn, env))
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
      return succeed(null)
    },
  )

  app.post(
    apiPaths.confirm,
    {
      config: { openDuring: 'any' },
      schema: {
        summary: 'Give the password again',
        description: `Opens to this session, for ten minutes, the calls that otherwise respond with 403 and \`${signInMessages.confirm}\`. Signing in does so, too.`,
        body: confirmationSchema,
        response: { 200: emptySchema, 429: tooManyFailures },
      },
    },
    async (request) => {
      await confirmPassword(db, request.body, readSignedInAuthor(request))
      return succeed(null)
    },
  )

  app.put(
    apiPaths.updatePassword,
    {
      config: { access: 'confirmed', openDuring: 'password' },
      schema: {
        summary: 'Change the password',
        description: 'Ends every session of the user and returns the token of a new one.',
        body: passwordUpdateSchema,
        response: { 200: success(signedInSchema), 429: tooManyFailures },
      },
    },
    async (request, reply) => {
      const signedIn = await changePassword(db, request.body, readSignedInContext(request), env)
      reply.header(deviceHeader, signedIn.device)
      return succeed(presentSignedIn(signedIn, env))
    },
  )
}
