import type { Settings, SettingsVersion, ShopSettings } from '../../../contract/settings.ts'
import type { SettingsVersionRow } from './repository.ts'

/** The settings in force. */
export function presentSettings(
  { version, config, saved_at }: SettingsVersionRow,
  firstSavedAt: number,
  defaults: ShopSettings,
): Settings {
  return {
    ...defaults,
    ...config,
    version,
    createdAt: new Date(firstSavedAt).toISOString(),
    updatedAt: new Date(saved_at).toISOString(),
  }
}

/** One version, as the staff see it. */
export function presentVersion(
  { version, config, saved_at, saved_by }: SettingsVersionRow,
  defaults: ShopSettings,
): SettingsVersion {
  const settings = { ...defaults, ...config }
  return { version, savedAt: new Date(saved_at).toISOString(), savedBy: saved_by, settings }
}
