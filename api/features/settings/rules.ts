import type { SavedSettings, SettingsUpdate } from '../../../contract/settings.ts'

/** What is saved after a change: what was sent, also where it says the same as the default, but no `null`. */
export function changeSettings(saved: SavedSettings, update: SettingsUpdate): SavedSettings {
  const changed = Object.entries({ ...saved, ...update }).filter(([, value]) => value !== null)
  return Object.fromEntries(changed)
}

/** Path by path, so that the log shows what was changed. */
export function listFields(settings: SavedSettings): Record<string, string | boolean> {
  const fields: Record<string, string | boolean> = {}
  const list = (path: string, value: unknown) => {
    if (value === null || value === undefined) return
    if (typeof value !== 'object') fields[path] = typeof value === 'boolean' ? value : String(value)
    else if (Array.isArray(value)) fields[path] = JSON.stringify(value)
    else for (const [name, part] of Object.entries(value)) list(`${path}.${name}`, part)
  }
  for (const [field, value] of Object.entries(settings)) list(field, value)
  return fields
}
