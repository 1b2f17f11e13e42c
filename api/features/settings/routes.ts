import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  settingsSchema,
  settingsUpdateSchema,
  settingsVersionSchema,
} from '../../../contract/settings/settings.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { historyQuery, versionParams } from '../../http/handlers/config-handlers.ts'
import { sendRecord } from '../../http/handlers/record-version.ts'
import { settingsHandlers } from './handlers.ts'
import { changeSettings, toPublicSettings } from './rules.ts'

/** The routes of the shop's own facts and of every version that they had. */
export const settingsRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const settings = settingsHandlers(deps)

  app.get(
    apiPaths.settings,
    {
      config: { access: 'public', variesForStaff: true, edgeTags: ['settings'] },
      schema: {
        summary: "The shop's own facts",
        description:
          'What was saved; else what the variables say, as version 0. What is blank the shop has not.',
        querystring: textsQuerySchema,
        response: { 200: success(settingsSchema) },
      },
    },
    async ({ session }, reply) => {
      const { version, data } = await settings.read()
      return sendRecord(reply, { version, data: session ? data : toPublicSettings(data) })
    },
  )

  app.put(
    apiPaths.settings,
    {
      schema: {
        summary: 'Save a new version of the settings',
        description:
          'What is left out stays; an object is replaced whole; null clears to the default.',
        body: settingsUpdateSchema,
        response: {
          200: success(settingsSchema),
          412: failureResponse('Changed in the meantime'),
        },
      },
    },
    async (request, reply) => {
      const { body } = request
      return sendRecord(
        reply,
        await settings.save(request, (saved, inForce) => changeSettings(saved, body, inForce)),
      )
    },
  )

  app.get(
    apiPaths.settingsHistory,
    {
      schema: {
        summary: 'Every version that was saved, the newest first',
        querystring: historyQuery,
        response: { 200: list(settingsVersionSchema) },
      },
    },
    async ({ query }) => {
      const versions = await settings.listVersions(query)
      return succeed(versions.map(({ config, ...version }) => ({ ...version, settings: config })))
    },
  )

  app.get(
    apiPaths.settingsVersion,
    {
      schema: {
        summary: 'One version; saving its settings restores it',
        params: versionParams,
        response: { 200: success(settingsVersionSchema) },
      },
    },
    async ({ params }) => {
      const { config, ...version } = await settings.readVersion(params.version)
      return succeed({ ...version, settings: config })
    },
  )
}
