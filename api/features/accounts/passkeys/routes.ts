import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type Passkey,
  passkeyCreateSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeysAvailableSchema,
  passkeyUseSchema,
} from '../../../../contract/accounts/passkey.ts'
import { signedInSchema } from '../../../../contract/accounts/sign-in.ts'
import { emptySchema, list, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { failureResponse, tooManyFailures } from '../../../http/description/api-docs.ts'
import { idParams } from '../../../http/resources/params.ts'
import { requireAuthor, requireSession } from '../../../http/session.ts'
import { readShopName } from '../../../settings/saved-settings.ts'
import { presentSignedIn } from '../presenter.ts'
import { readGuestContext, readSignedInAuthor } from '../request-context.ts'
import { deviceHeader } from '../sign-in/known-device.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { findRelyingParty, requireRelyingParty } from './relying-party.ts'
import { hasPasskeys, listPasskeys, type PasskeyRow } from './repository.ts'
import { beginPasskeyUse, confirmByPasskey, signInByPasskey } from './use-passkey.ts'

const unavailable = failureResponse('The site is not reached by https')
const confirmedAccess = { access: 'confirmed', etag: false } as const

/** Routes for the user's own passkeys, and for signing in with one. */
export const passkeyRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(
    apiPaths.passkeys,
    {
      schema: {
        summary: 'The passkeys of your account',
        response: { 200: list(passkeySchema) },
      },
    },
    async (request) => {
      const rows = await listPasskeys(db, requireSession(request).user.id)
      return succeed(rows.map(presentPasskey))
    },
  )

  app.post(
    apiPaths.passkeyOptions,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Begin to add a passkey',
        description: 'Returns what `navigator.credentials.create` takes. Valid for five minutes.',
        response: { 200: success(passkeyOptionsSchema), 409: unavailable },
      },
    },
    async (request) => {
      const party = requireRelyingParty(env)
      const shopName = await readShopName(db, env.shop)
      const { user } = requireSession(request)
      return succeed({ ...(await beginPasskey(db, user.id, { ...party, shopName })) })
    },
  )

  app.post(
    apiPaths.passkeys,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Add a passkey',
        body: passkeyCreateSchema,
        response: {
          200: success(passkeySchema),
          409: failureResponse('It was added before, or there are too many'),
        },
      },
    },
    async (request) => {
      const party = requireRelyingParty(env)
      return succeed(
        presentPasskey(await addPasskey(db, request.body, requireAuthor(request), party)),
      )
    },
  )

  app.delete(
    apiPaths.passkey,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Remove a passkey',
        params: idParams,
        response: { 200: emptySchema },
      },
    },
    async (request) => {
      await removePasskey(db, request.params.id, requireAuthor(request))
      return succeed(null)
    },
  )

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
        response: { 200: success(passkeyOptionsSchema), 409: unavailable },
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
          409: unavailable,
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
        response: { 200: emptySchema, 409: unavailable, 429: tooManyFailures },
      },
    },
    async (request) => {
      const party = requireRelyingParty(env)
      await confirmByPasskey(db, request.body, readSignedInAuthor(request), party)
      return succeed(null)
    },
  )
}

function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    _id: id,
    name,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }
}
