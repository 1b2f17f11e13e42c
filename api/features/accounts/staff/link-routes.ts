import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  invitationSchema,
  inviteSchema,
  joinSchema,
  openInvitationSchema,
  signInLinkSchema,
} from '../../../../contract/accounts/account.ts'
import { signedInSchema } from '../../../../contract/accounts/sign-in.ts'
import { emptySchema, list, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { failureResponse, tooManyFailures } from '../../../http/description/api-docs.ts'
import { idParams } from '../../../http/resources/params.ts'
import { requireAuthor } from '../../../http/session.ts'
import { presentSignedIn } from '../presenter.ts'
import { readGuestContext } from '../request-context.ts'
import { deviceHeader } from '../sign-in/known-device.ts'
import { joinByLink } from './join.ts'
import { invite, makeSignInLink, withdrawInvitation } from './links.ts'
import { listInvitations } from './links-repository.ts'
import { presentInvitation } from './presenter.ts'

const full = failureResponse('There are as many accounts and invitations as there may be')
const emailTaken = failureResponse('The e-mail address has an account')
/**
 * Routes that make or end links ask for the password again; their responses are shown once, so they have no ETag.
 */
const confirmedAccess = { access: 'confirmed', etag: false } as const

/** Routes for links that open an account: invitations, and links for a forgotten password. */
export const linkRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.post(
    apiPaths.signInLink,
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
    apiPaths.invitations,
    {
      schema: {
        summary: 'The invitations that can still be used, the newest first',
        response: { 200: list(openInvitationSchema) },
      },
    },
    async () => succeed((await listInvitations(db)).map(presentInvitation)),
  )

  app.post(
    apiPaths.invitations,
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
    apiPaths.invitation,
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
    apiPaths.join,
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
}
