import type { SavedSettings } from '../../../contract/settings/settings.ts'
import { settingsMessages } from '../../../contract/settings/settings-messages.ts'
import type { Database } from '../../db/schema.ts'
import { listFields } from '../../shared/audit-log.ts'
import { configVersions } from '../../shared/config-versions.ts'
import { readStoredSettings } from '../../shared/stored-config.ts'

/** The versions of the shop's settings: what was saved, without the defaults, which only the log shows. */
export function settingsRepository(db: Database, defaults: SavedSettings = {}) {
  return configVersions<SavedSettings>(db, {
    table: 'shop_settings',
    entity: 'settings',
    initial: {},
    versionNotFound: settingsMessages.versionNotFound,
    readStored: readStoredSettings,
    describeForLog: (saved) => listFields({ ...defaults, ...saved }),
  })
}
