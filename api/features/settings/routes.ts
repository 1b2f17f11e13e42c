import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { list, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  type Settings,
  type ShopSettings,
  settingsSchema,
  settingsUpdateSchema,
  settingsVersionSchema,
} from '../../../contract/settings.ts'
import { defaultSettings } from '../../../contract/settings-defaults.ts'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction, snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/api-docs.ts'
import { requireIfMatch } from '../../http/etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { presentSettings, presentVersion } from './presenter.ts'
import { settingsRepository } from './repository.ts'
import { changeSettings } from './rules.ts'

const answer = success(settingsSchema)

/** A malformed version is that of no settings, so it is a 404 and not a 400. */
const versionParams = z.object({
  version: z
    .string()
    .meta({ description: 'Number of the version', example: '3' })
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
})

/** The shop's own facts, and every version that they had. */
export const settingsRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, env }) => {
  const defaults = defaultSettings(env.site)
  app.get(
    apiPaths.settings,
    {
      config: { access: 'public' },
      schema: {
        summary: "The shop's own facts",
        description: 'What was saved; else what the variables say, as version 0.',
        response: { 200: answer },
      },
    },
    async (_request, reply) => {
      const data = await snapshot(db, (trx) => readCurrent(trx, defaults))
      reply.recordVersion(data.version)
      return { success: true as const, data }
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
        response: { 200: answer, 412: failureResponse('Changed in the meantime') },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const data = await catalogueTransaction(db, async (trx) => {
        const versions = settingsRepository(trx, defaults)
        const current = await versions.current()
        requireIfMatch(request, {
          version: current.version,
          updated_by: current.saved_by,
          updated_at: current.saved_at,
        })
        await versions.insert(
          current,
          changeSettings(current.config, request.body, defaults),
          author,
        )
        return readCurrent(trx, defaults)
      })
      reply.recordVersion(data.version)
      return { success: true as const, data }
    },
  )

  app.get(
    apiPaths.settingsHistory,
    {
      schema: {
        summary: 'Every version that was saved, the newest first',
        response: { 200: list(settingsVersionSchema) },
      },
    },
    async () => {
      const versions = await settingsRepository(db).history()
      return {
        success: true as const,
        data: versions.map((version) => presentVersion(version, defaults)),
      }
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
    async (request) => {
      const version = await settingsRepository(db).require(request.params.version)
      return { success: true as const, data: presentVersion(version, defaults) }
    },
  )
}

async function readCurrent(db: Database, defaults: ShopSettings): Promise<Settings> {
  const versions = settingsRepository(db)
  return presentSettings(await versions.current(), await versions.firstSavedAt(), defaults)
}
