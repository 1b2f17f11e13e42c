import type {
  SavedSettings,
  SettingsUpdate,
  ShopSettings,
} from '../../../contract/settings/settings.ts'

/** What is saved after a change: what was sent, also where it says the same as the default, but no `null`. */
export function changeSettings(saved: SavedSettings, update: SettingsUpdate): SavedSettings {
  const changed = Object.entries({ ...saved, ...update }).filter(([, value]) => value !== null)
  return Object.fromEntries(changed)
}

/** What everybody may see of the settings. */
export function toPublicSettings<S extends Pick<ShopSettings, 'label'>>(settings: S): S {
  const { fssaiFeeDue: _, ...label } = settings.label
  return { ...settings, label }
}
