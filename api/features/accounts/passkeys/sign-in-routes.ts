import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  passkeyOptionsSchema,
  passkeysAvailableSchema,
  passkeyUseSchema,
} from '../../../../contract/accounts/passkey.ts'
import { signedInSchema } from '../../../../contract/accounts/sign-in.ts'
import { emptySchema, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { failureResponse, tooManyFailures } from '../../../http/description/api-docs.ts'
import { presentSignedIn } from '../presenter.ts'
import { readGuestContext, readSignedInAuthor } from '../request-context.ts'
import { deviceHeader } from '../sign-in/known-device.ts'
import { findRelyingParty, noRelyingParty, requireRelyingParty } from './relying-party.ts'
import { hasPasskeys } from './repository.ts'
import { beginPasskeyUse, confirmByPasskey, signInByPasskey } from './use-passkey.ts'

/** Routes for signing in with a passkey, and for confirming with one instead of the password. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(
    apiPaths.passkeySignIn,
    {
      config: { access: 'public', etag: false },
      schema: {
        summary: 'Whether anybody can sign in with a passkey',
        response: { 200: success(passkeysAvailableSchema) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return succeed({ available: findRelyingParty(env) !== null && (await hasPasskeys(db)) })
    },
  )

  app.post(
    apiPaths.passkeySignInOptions,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Begin to sign in, or to confirm, with a passkey',
        description: 'Returns what `navigator.credentials.get` takes. Valid for five minutes.',
        response: { 200: success(passkeyOptionsSchema), 409: noRelyingParty },
      },
    },
    async () => succeed({ ...(await beginPasskeyUse(db, requireRelyingParty(env))) }),
  )

  app.post(
    apiPaths.passkeySignIn,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with a passkey, which counts as both steps',
        body: passkeyUseSchema,
        response: {
          200: success(signedInSchema),
          401: failureResponse('The passkey does not open an account'),
          409: noRelyingParty,
          429: tooManyFailures,
        },
      },
    },
    async (request, reply) => {
      const party = requireRelyingParty(env)
      const signedIn = await signInByPasskey(db, request.body, readGuestContext(request), party)
      reply.header(deviceHeader, signedIn.device)
      return succeed(presentSignedIn(signedIn, env))
    },
  )

  app.post(
    apiPaths.passkeyConfirm,
    {
      config: { openDuring: 'any' },
      schema: {
        summary: 'Confirm with a passkey instead of the password',
        body: passkeyUseSchema,
        response: { 200: emptySchema, 409: noRelyingParty, 429: tooManyFailures },
      },
    },
    async (request) => {
      const party = requireRelyingParty(env)
      await confirmByPasskey(db, request.body, readSignedInAuthor(request), party)
      return succeed(null)
    },
  )
}
