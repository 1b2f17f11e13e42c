import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, succeed, success } from '../../../contract/envelope.ts'
import {
  navConfigSchema,
  navConfigUpdateSchema,
  navConfigVersionSchema,
} from '../../../contract/navigation/nav-config.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { staleWrite } from '../../http/description/api-docs.ts'
import { versionParams, versionsQuery } from '../../http/resources/config-record.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { presentVersion, readNavConfig } from './read.ts'
import { navConfigRepository } from './repository.ts'
import { updateNavConfig } from './save.ts'

/** Routes for the header's configuration and all its versions. */
export const navConfigRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  const versions = navConfigRepository(db)

  app.get(
    apiPaths.navConfig,
    {
      config: { access: 'public', edgeTags: ['settings'] },
      schema: {
        summary: "The header's configuration",
        description: 'Before one has been saved: the defaults, as version 0.',
        response: { 200: success(navConfigSchema) },
      },
    },
    async (_request, reply) => sendRecord(reply, await snapshot(db, readNavConfig)),
  )

  app.put(
    apiPaths.navConfig,
    {
      schema: {
        summary: 'Save a new version of the configuration',
        description: 'What is left out stays as it is, down to the single entry.',
        body: navConfigUpdateSchema,
        response: {
          200: success(navConfigSchema),
          412: staleWrite,
        },
      },
    },
    async (request, reply) => sendRecord(reply, await updateNavConfig(deps, request, request.body)),
  )

  app.get(
    apiPaths.navConfigHistory,
    {
      schema: {
        summary: 'Every version that was saved, the newest first',
        querystring: versionsQuery,
        response: { 200: list(navConfigVersionSchema) },
      },
    },
    async ({ query }) => succeed((await versions.list(query)).map(presentVersion)),
  )

  app.get(
    apiPaths.navConfigVersion,
    {
      schema: {
        summary: 'One version; saving its config restores it',
        params: versionParams,
        response: { 200: success(navConfigVersionSchema) },
      },
    },
    async ({ params }) => succeed(presentVersion(await versions.get(params.version))),
  )
}
