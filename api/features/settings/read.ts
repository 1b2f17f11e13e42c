import type {
  SavedSettings,
  Settings,
  SettingsVersion,
  ShopSettings,
} from '../../../contract/settings/settings.ts'
import type { ShopDetails } from '../../../contract/settings/shop-details.ts'
import type { Database } from '../../db/schema.ts'
import {
  configEtagVersion,
  describeCurrent,
  describeSaved,
} from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import type { ConfigVersion } from '../../records/config-versions-repository.ts'
import { readDefaultSettings } from '../../settings/saved-settings.ts'
import { setupVersions } from '../../settings/shop-setup.ts'
import { presentSiteLook } from '../../settings/site-pictures.ts'
import { settingsRepository } from './repository.ts'

/**
 * The current settings for staff, with the site's pictures and whether the shop is open. Needs a snapshot,
 * because these are several statements.
 */
export async function readSettings(
  db: Database,
  variables: ShopDetails,
): Promise<Versioned<Settings>> {
  const versions = settingsRepository(db)
  const current = await versions.current()
  const settings = { ...(await readDefaultSettings(db, variables)), ...current.config }
  const { isOpen } = (await setupVersions(db).current()).config
  const look = await presentSiteLook(db, settings)
  const data = { ...settings, ...look, isOpen, ...(await describeCurrent(versions, current)) }
  return { etagVersion: configEtagVersion(current), data }
}

/** A saved version for staff; unsaved values show the present defaults. */
export function presentVersion(
  saved: ConfigVersion<SavedSettings>,
  defaults: ShopSettings,
): SettingsVersion {
  return { ...describeSaved(saved), settings: { ...defaults, ...saved.config } }
}
