import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type Passkey,
  passkeyCreateSchema,
  passkeyOptionsSchema,
  passkeySchema,
} from '../../../../contract/accounts/passkey.ts'
import { emptySchema, list, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { failureResponse } from '../../../http/description/api-docs.ts'
import { idParams } from '../../../http/resources/params.ts'
import { requireAuthor, requireSession } from '../../../http/session.ts'
import { readShopName } from '../../../settings/saved-settings.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { noRelyingParty, requireRelyingParty } from './relying-party.ts'
import { listPasskeys, type PasskeyRow } from './repository.ts'

const confirmedAccess = { access: 'confirmed', etag: false } as const

/** Routes for the user's own passkeys. */
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
        response: { 200: success(passkeyOptionsSchema), 409: noRelyingParty },
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
}

function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    _id: id,
    name,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }
}
