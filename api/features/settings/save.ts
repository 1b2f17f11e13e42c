import type { FastifyRequest } from 'fastify'
import type { Settings, SettingsUpdate } from '../../../contract/settings/settings.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { loadConfigForUpdate } from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { readDefaultSettings } from '../../settings/saved-settings.ts'
import { readSettings } from './read.ts'
import { settingsRepository } from './repository.ts'
import { changeSettings } from './rules.ts'

/** Saves the shop's own facts as a new version of the settings. */
export async function updateSettings(
  { db, env }: Pick<ApiDeps, 'db' | 'env'>,
  request: FastifyRequest,
  body: SettingsUpdate,
): Promise<Versioned<Settings>> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const defaults = await readDefaultSettings(trx, env.shop)
    const versions = settingsRepository(trx, defaults)
    const current = await loadConfigForUpdate(request, versions)
    const inForce = { ...defaults, ...current.config }
    await versions.insert(current, changeSettings(current.config, body, inForce), author)
    return readSettings(trx, env.shop)
  })
}
