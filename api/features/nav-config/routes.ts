import type { FastifyPluginAsync } from 'fastify'
import {
  navConfigSchema,
  navConfigUpdateSchema,
  navConfigVersionSchema,
} from '../../../contract/navigation/nav-config.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { configRoutes } from '../../http/config-routes.ts'
import { navConfigRepository } from './repository.ts'
import { mergeConfig } from './rules.ts'

/** How the header is put together, and every configuration that it had. */
export const navConfigRoutes: FastifyPluginAsync<ApiDeps> = async (app, { db }) => {
  await app.register(
    configRoutes({
      db,
      path: apiPaths.navConfig,
      schemas: {
        current: navConfigSchema,
        update: navConfigUpdateSchema,
        version: navConfigVersionSchema,
      },
      read: {
        summary: "The header's configuration",
        description: 'Before one has been saved: the defaults, as version 0.',
      },
      save: {
        summary: 'Save a new version of the configuration',
        description: 'What is left out stays as it is, down to the single entry.',
      },
      field: 'config',
      versionsOf: navConfigRepository,
      change: mergeConfig,
    }),
  )
}
