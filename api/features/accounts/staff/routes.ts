import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  accountSchema,
  accountUpdateSchema,
  invitationSchema,
  inviteSchema,
  joinSchema,
  openInvitationSchema,
  ownAccountSchema,
  signInLinkSchema,
} from '../../../../contract/accounts/account.ts'
import { accountMessages, accountPaths } from '../../../../contract/accounts/account-messages.ts'
import { meSchema, signedInSchema } from '../../../../contract/accounts/sign-in.ts'
import { emptySchema, list, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { failureResponse, tooManyFailures } from '../../../http/description/api-docs.ts'
import { idParams } from '../../../http/resources/params.ts'
import { findRequiredAction, requireAuthor, requireSession } from '../../../http/session.ts'
import { presentSignedIn, presentUser } from '../presenter.ts'
import { readGuestContext } from '../request-context.ts'
import { deviceHeader } from '../sign-in/known-device.ts'
import { setActive, updateOwnAccount } from './accounts.ts'
import { listAccounts } from './accounts-repository.ts'
import { joinByLink } from './join.ts'
import { invite, makeSignInLink, withdrawInvitation } from './links.ts'
import { listInvitations } from './links-repository.ts'
import { presentAccount, presentInvitation } from './presenter.ts'

const full = failureResponse('There are as many accounts and invitations as there may be')
const emailTaken = failureResponse('The e-mail address has an account')
/** Routes for accounts ask for the password again; what they answer is shown once, so it has no ETag. */
const confirmedAccess = { access: 'confirmed', etag: false } as const

/** The accounts of everybody who works here: one role, so each may do this for all. */
export const accountRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(
    accountPaths.accounts,
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
    accountPaths.account,
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

  app.post(
    accountPaths.signInLink,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Make a link for somebody who forgot the password',
        description:
          'It sets a new password once, within 24 hours, and ends the sessions of the account. Two-step sign-in still asks for its code.',
        params: idParams,
        response: {
          200: success(signInLinkSchema),
          409: failureResponse('The account is switched off'),
        },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const made = await makeSignInLink(db, request.params.id, author, env.publicUrl)
      return succeed({ address: made.address, until: new Date(made.expiresAt).toISOString() })
    },
  )

  app.get(
    accountPaths.invitations,
    {
      schema: {
        summary: 'The invitations that can still be used, the newest first',
        response: { 200: list(openInvitationSchema) },
      },
    },
    async () => succeed((await listInvitations(db)).map(presentInvitation)),
  )

  app.post(
    accountPaths.invitations,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Invite somebody to an account of their own',
        description: 'The link opens one account, once, within 72 hours.',
        body: inviteSchema,
        response: { 200: success(invitationSchema), 409: full },
      },
    },
    async (request) => {
      const { id, name, address, expiresAt } = await invite(
        db,
        request.body,
        requireAuthor(request),
        env.publicUrl,
      )
      return succeed({ _id: id, name, address, until: new Date(expiresAt).toISOString() })
    },
  )

  app.delete(
    accountPaths.invitation,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Withdraw an invitation',
        params: idParams,
        response: { 200: emptySchema },
      },
    },
    async (request) => {
      await withdrawInvitation(db, request.params.id, requireAuthor(request))
      return succeed(null)
    },
  )

  app.post(
    accountPaths.join,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Open an account by a link, and sign in',
        description:
          'An invitation makes a new account; a sign-in link sets a new password and ends the other sessions.',
        body: joinSchema,
        response: {
          200: success(signedInSchema),
          409: emailTaken,
          429: tooManyFailures,
        },
      },
    },
    async (request, reply) => {
      const signedIn = await joinByLink(db, request.body, readGuestContext(request), env)
      reply.header(deviceHeader, signedIn.device)
      return succeed(presentSignedIn(signedIn, env))
    },
  )

  app.put(
    apiPaths.me,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Change the name and e-mail address of your own account',
        body: ownAccountSchema,
        response: { 200: meSchema, 409: emailTaken },
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
