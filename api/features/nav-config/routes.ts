import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { list, success } from '../../../contract/envelope.ts'
import {
  type NavConfig,
  navConfigSchema,
  navConfigUpdateSchema,
  navConfigVersionSchema,
} from '../../../contract/nav-config.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction, snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/api-docs.ts'
import { requireIfMatch } from '../../http/etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { presentConfig, presentVersion } from './presenter.ts'
import { navConfigRepository } from './repository.ts'
import { mergeConfig } from './rules.ts'

const answer = success(navConfigSchema)

/** A malformed version is that of no configuration, so it is a 404 and not a 400. */
const versionParams = z.object({
  version: z
    .string()
    .meta({ description: 'Number of the version', example: '3' })
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
})

/** How the header is put together, and every configuration that it had. */
export const navConfigRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
  app.get(
    apiPaths.navConfig,
    {
      config: { access: 'public' },
      schema: {
        summary: "The header's configuration",
        description: 'Before one has been saved: the defaults, as version 0.',
        response: { 200: answer },
      },
    },
    async (_request, reply) => {
      const data = await snapshot(db, readCurrent)
      reply.recordVersion(data.version)
      return { success: true as const, data }
    },
  )

  app.put(
    apiPaths.navConfig,
    {
      schema: {
        summary: 'Save a new version of the configuration',
        description: 'What is left out stays as it is, down to the single entry.',
        body: navConfigUpdateSchema,
        response: { 200: answer, 412: failureResponse('Changed in the meantime') },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const data = await catalogueTransaction(db, async (trx) => {
        const versions = navConfigRepository(trx)
        const current = await versions.current()
        requireIfMatch(request, {
          version: current.version,
          updated_by: current.saved_by,
          updated_at: current.saved_at,
        })
        await versions.insert(current, mergeConfig(current.config, request.body), author)
        return readCurrent(trx)
      })
      reply.recordVersion(data.version)
      return { success: true as const, data }
    },
  )

  app.get(
    apiPaths.navConfigHistory,
    {
      schema: {
        summary: 'Every version that was saved, the newest first',
        response: { 200: list(navConfigVersionSchema) },
      },
    },
    async () => {
      const versions = await navConfigRepository(db).history()
      return { success: true as const, data: versions.map(presentVersion) }
    },
  )

  app.get(
    apiPaths.navConfigVersion,
    {
      schema: {
        summary: 'One version; saving its configuration restores it',
        params: versionParams,
        response: { 200: success(navConfigVersionSchema) },
      },
    },
    async (request) => {
      const version = await navConfigRepository(db).require(request.params.version)
      return { success: true as const, data: presentVersion(version) }
    },
  )
}

async function readCurrent(db: Database): Promise<NavConfig> {
  const versions = navConfigRepository(db)
  return presentConfig(await versions.current(), await versions.firstSavedAt())
}
