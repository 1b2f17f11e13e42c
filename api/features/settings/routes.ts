import type { FastifyPluginAsync } from 'fastify'
import { apiPaths } from '../../../contract/paths.ts'
import {
  settingsSchema,
  settingsUpdateSchema,
  settingsVersionSchema,
} from '../../../contract/settings/settings.ts'
import { defaultSettings } from '../../../contract/settings/settings-defaults.ts'
import type { ApiDeps } from '../../deps.ts'
import { configRoutes } from '../../http/config-routes.ts'
import { settingsRepository } from './repository.ts'
import { changeSettings } from './rules.ts'

/** The shop's own facts, and every version that they had. */
export const settingsRoutes: FastifyPluginAsync<ApiDeps> = async (app, { db, env }) => {
  const defaults = defaultSettings(env.site)
  await app.register(
    configRoutes({
      db,
      path: apiPaths.settings,
      schemas: {
        current: settingsSchema,
        update: settingsUpdateSchema,
        version: settingsVersionSchema,
      },
      read: {
        summary: "The shop's own facts",
        description: 'What was saved; else what the variables say, as version 0.',
      },
      save: {
        summary: 'Save a new version of the settings',
        description:
          'What is left out stays; an object is replaced whole; null clears to the default.',
      },
      field: 'settings',
      versionsOf: (trx) => settingsRepository(trx, defaults),
      change: changeSettings,
      defaults,
    }),
  )
}
