import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { secondFactorMessages } from '../../../../contract/accounts/messages.ts'
import {
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorKeySchema,
  secondFactorOnSchema,
  secondFactorSchema,
} from '../../../../contract/accounts/second-factor.ts'
import { signedInSchema } from '../../../../contract/accounts/sign-in.ts'
import { succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { ApiDeps } from '../../../deps.ts'
import { forbidden } from '../../../errors.ts'
import { failureResponse, unconfirmed } from '../../../http/description/api-docs.ts'
import { requireAuthor, requireSession } from '../../../http/session.ts'
import { readShopName } from '../../../settings/saved-settings.ts'
import { presentSignedIn } from '../presenter.ts'
import { readSignedInContext } from '../request-context.ts'
import { deviceHeader } from '../sign-in/known-device.ts'
import {
  beginSecondFactor,
  describeSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'

const ending = 'Ends every session of the user and returns the token of a new one.'

/** Routes for the user's own two-step sign-in. */
export const secondFactorRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(
    apiPaths.secondFactor,
    {
      config: { openDuring: 'second-factor' },
      schema: {
        summary: 'Whether two-step sign-in is on',
        response: { 200: success(secondFactorSchema) },
      },
    },
    async (request) => {
      const data = await describeSecondFactor(db, requireSession(request).user.id)
      return succeed({ ...data, required: env.requireSecondFactor })
    },
  )

  app.post(
    apiPaths.beginSecondFactor,
    {
      config: { access: 'confirmed', openDuring: 'second-factor' },
      schema: {
        summary: 'Make a key for an authenticator app',
        description: 'Nothing changes until a code of it has been sent back.',
        response: { 200: success(secondFactorKeySchema), 409: failureResponse('It is on') },
      },
    },
    async (request) => {
      const shopName = await readShopName(db, env.shop)
      const data = await beginSecondFactor(db, requireSession(request).user.id, shopName)
      return succeed(data)
    },
  )

  app.post(
    apiPaths.secondFactorOn,
    {
      config: { access: 'confirmed', openDuring: 'second-factor' },
      schema: {
        summary: 'Turn two-step sign-in on',
        description: `${ending} The recovery codes are shown this once.`,
        body: secondFactorCodeSchema,
        response: {
          200: success(secondFactorOnSchema),
          409: failureResponse('It is on, or no key was made'),
        },
      },
    },
    async (request, reply) => {
      const context = readSignedInContext(request)
      const signedIn = await turnOnSecondFactor(db, request.body, context)
      reply.header(deviceHeader, signedIn.device)
      const { recoveryCodes } = signedIn
      return succeed({ ...presentSignedIn(signedIn, env), recoveryCodes })
    },
  )

  app.post(
    apiPaths.secondFactorOff,
    {
      config: { access: 'confirmed' },
      schema: {
        summary: 'Turn two-step sign-in off',
        description: ending,
        response: {
          200: success(signedInSchema),
          403: failureResponse(`${unconfirmed}, or the site asks everybody for it`),
          409: failureResponse('It is not on'),
        },
      },
    },
    async (request, reply) => {
      if (env.requireSecondFactor) throw forbidden(secondFactorMessages.required)
      const signedIn = await turnOffSecondFactor(db, readSignedInContext(request))
      reply.header(deviceHeader, signedIn.device)
      return succeed(presentSignedIn(signedIn, env))
    },
  )

  app.post(
    apiPaths.recoveryCodes,
    {
      config: { access: 'confirmed' },
      schema: {
        summary: 'Make new recovery codes, which replace the old ones',
        response: {
          200: success(recoveryCodesSchema),
          409: failureResponse(secondFactorMessages.notOn),
        },
      },
    },
    async (request) => {
      const recoveryCodes = await renewRecoveryCodes(db, requireAuthor(request))
      return succeed({ recoveryCodes })
    },
  )
}
