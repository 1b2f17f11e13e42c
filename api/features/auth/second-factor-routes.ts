import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInSchema } from '../../../contract/accounts/auth.ts'
import {
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorKeySchema,
  secondFactorOnSchema,
  secondFactorSchema,
} from '../../../contract/accounts/second-factor.ts'
import {
  secondFactorMessages,
  secondFactorPaths,
} from '../../../contract/accounts/sign-in-terms.ts'
import { succeed, success } from '../../../contract/envelope.ts'
import type { ApiDeps } from '../../deps.ts'
import { forbidden } from '../../errors.ts'
import { failureResponse, unconfirmed } from '../../http/api-docs.ts'
import { route } from '../../http/route.ts'
import { requireAuthor, requireSession } from '../../http/session.ts'
import { readShopName } from '../../shared/saved-settings.ts'
import { deviceHeader } from './known-device.ts'
import { presentSignedIn } from './presenter.ts'
import { readSignedInContext } from './request-context.ts'
import {
  beginSecondFactor,
  describeSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'

const confirmed = { access: 'confirmed' } as const
const settingUp = { openDuring: 'second-factor' } as const
const ending = 'Ends every session of the user and answers the token of a new one.'

/** Two-step sign-in of one's own account. */
export const secondFactorRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  app.get(secondFactorPaths.secondFactor, secondFactorRoute, async (request) => {
    const data = await describeSecondFactor(db, requireSession(request).user.id)
    return succeed({ ...data, required: env.requireSecondFactor })
  })

  app.post(secondFactorPaths.beginSecondFactor, beginSecondFactorRoute, async (request) => {
    const site = await readShopName(db, env.site.name)
    const data = await beginSecondFactor(db, requireSession(request).user.id, site)
    return succeed(data)
  })

  app.post(secondFactorPaths.secondFactorOn, secondFactorOnRoute, async (request, reply) => {
    const context = readSignedInContext(request)
    const signedIn = await turnOnSecondFactor(db, request.body, context)
    reply.header(deviceHeader, signedIn.device)
    const { recoveryCodes } = signedIn
    return succeed({ ...presentSignedIn(signedIn, env), recoveryCodes })
  })

  app.post(secondFactorPaths.secondFactorOff, secondFactorOffRoute, async (request, reply) => {
    if (env.requireSecondFactor) throw forbidden(secondFactorMessages.required)
    const signedIn = await turnOffSecondFactor(db, readSignedInContext(request))
    reply.header(deviceHeader, signedIn.device)
    return succeed(presentSignedIn(signedIn, env))
  })

  app.post(secondFactorPaths.recoveryCodes, recoveryCodesRoute, async (request) => {
    const recoveryCodes = await renewRecoveryCodes(db, requireAuthor(request))
    return succeed({ recoveryCodes })
  })
}

const secondFactorRoute = route('Whether two-step sign-in is on', success(secondFactorSchema), {
  config: settingUp,
})
const beginSecondFactorRoute = route(
  'Make a key for an authenticator app',
  success(secondFactorKeySchema),
  {
    config: { ...confirmed, ...settingUp },
    description: 'Nothing changes until a code of it has been sent back.',
    failures: { 409: failureResponse('It is on') },
  },
)
const secondFactorOnRoute = route('Turn two-step sign-in on', success(secondFactorOnSchema), {
  config: { ...confirmed, ...settingUp },
  description: `${ending} The recovery codes are told this once.`,
  body: secondFactorCodeSchema,
  failures: { 409: failureResponse('It is on, or no key was made') },
})
const secondFactorOffRoute = route('Turn two-step sign-in off', success(signedInSchema), {
  config: confirmed,
  description: ending,
  failures: {
    403: failureResponse(`${unconfirmed}, or the site asks everybody for it`),
    409: failureResponse('It is not on'),
  },
})
const recoveryCodesRoute = route(
  'Make new recovery codes, which replace the old ones',
  success(recoveryCodesSchema),
  { config: confirmed, failures: { 409: failureResponse('Two-step sign-in is not on') } },
)
