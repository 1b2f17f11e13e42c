import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  settingsSchema,
  settingsUpdateSchema,
  settingsVersionSchema,
} from '../../../contract/settings/settings.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { staleWrite } from '../../http/description/api-docs.ts'
import { versionParams, versionsQuery } from '../../http/resources/config-record.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { readDefaultSettings } from '../../settings/saved-settings.ts'
import { presentVersion, readSettings } from './read.ts'
import { settingsRepository } from './repository.ts'
import { toPublicSettings } from './rules.ts'
import { updateSettings } from './save.ts'

/** Routes for the shop's own facts and all versions of them. */
export const settingsRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db, env } = deps
  const versions = settingsRepository(db)

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
      const { etagVersion, data } = await snapshot(db, (trx) => readSettings(trx, env.shop))
      return sendRecord(reply, { etagVersion, data: session ? data : toPublicSettings(data) })
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
          412: staleWrite,
        },
      },
    },
    async (request, reply) => sendRecord(reply, await updateSettings(deps, request, request.body)),
  )

  app.get(
    apiPaths.settingsHistory,
    {
      schema: {
        summary: 'Every version that was saved, the newest first',
        querystring: versionsQuery,
        response: { 200: list(settingsVersionSchema) },
      },
    },
    async ({ query }) => {
      const defaults = await readDefaultSettings(db, env.shop)
      const saved = await versions.list(query)
      return succeed(saved.map((config) => presentVersion(config, defaults)))
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
      const defaults = await readDefaultSettings(db, env.shop)
      return succeed(presentVersion(await versions.get(params.version), defaults))
    },
  )
}
