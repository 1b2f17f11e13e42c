import type { SavedSettings } from '../../../contract/settings/settings.ts'
import type { ApiDeps } from '../../deps.ts'
import { configHandlers } from '../../http/handlers/config-handlers.ts'
import { readDefaultSettings, readSavedSettings } from '../../settings/saved-settings.ts'
import { setupVersions } from '../../settings/shop-setup.ts'
import { presentSiteLook } from '../../settings/site-pictures.ts'
import { settingsRepository } from './repository.ts'

/** Reads and saves the settings in force, with the site's pictures beside them. */
export function settingsHandlers({ db, env }: Pick<ApiDeps, 'db' | 'env'>) {
  return configHandlers(db, async (trx) => {
    const defaults = await readDefaultSettings(trx, env.site)
    const look = await presentSiteLook(trx, { ...defaults, ...(await readSavedSettings(trx)) })
    const { isOpen } = (await setupVersions(trx).current()).config
    return {
      versions: settingsRepository(trx, defaults),
      toInForce: (saved: SavedSettings) => ({ ...defaults, ...saved, ...look, isOpen }),
    }
  })
}
