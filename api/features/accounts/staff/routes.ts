import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  accountSchema,
  accountUpdateSchema,
  ownAccountSchema,
} from '../../../../contract/accounts/account.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { meSchema } from '../../../../contract/accounts/sign-in.ts'
import { list, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { failureResponse } from '../../../http/description/api-docs.ts'
import { idParams } from '../../../http/resources/params.ts'
import { findRequiredAction, requireAuthor, requireSession } from '../../../http/session.ts'
import { presentUser } from '../presenter.ts'
import { setActive, updateOwnAccount } from './accounts.ts'
import { listAccounts } from './accounts-repository.ts'
import { presentAccount } from './presenter.ts'

/** Routes for accounts ask for the password again; their responses are shown once, so they have no ETag. */
const confirmedAccess = { access: 'confirmed', etag: false } as const

/** Routes for everybody's accounts: there is one role, so every user may manage all of them. */
export const accountRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(
    apiPaths.accounts,
    {
      schema: {
        summary: 'Every account, those that are switched on first',
        response: { 200: list(accountSchema) },
      },
    },
    async (request) => {
      const { user } = requireSession(request)
      return succeed((await listAccounts(db)).map((row) => presentAccount(row, user.id)))
    },
  )

  app.put(
    apiPaths.account,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Switch an account on or off',
        description:
          'Off ends its sessions at once, and the invitations and links that it has made. Nobody can switch off their own account, so one always remains.',
        params: idParams,
        body: accountUpdateSchema,
        response: {
          200: success(accountSchema),
          409: failureResponse('Your own account; or there are too many to switch one on'),
        },
      },
    },
    async (request) => {
      const { id } = request.params
      const { user } = requireSession(request)
      await setActive(db, id, request.body.active, requireAuthor(request))
      const row = (await listAccounts(db)).find((account) => account.id === id)
      if (!row) throw notFound(accountMessages.notFound)
      return succeed(presentAccount(row, user.id))
    },
  )

  app.put(
    apiPaths.me,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Change the name and e-mail address of your own account',
        body: ownAccountSchema,
        response: { 200: meSchema, 409: failureResponse('The e-mail address has an account') },
      },
    },
    async (request) => {
      const user = await updateOwnAccount(db, request.body, requireAuthor(request))
      const session = requireSession(request)
      const action = findRequiredAction(session, env)
      return { success: true as const, user: presentUser(user, action, session.withPasskey) }
    },
  )
}
