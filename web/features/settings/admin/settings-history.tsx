import { useRevalidator } from 'react-router'
import type { SettingsVersion } from '../../../../contract/settings.ts'
import { settingsMessages } from '../../../../contract/settings-messages.ts'
import { type LoadedVersions, VersionHistory } from '../../../ui/admin/version-history.tsx'
import { fetchSettings, fetchSettingsHistory, saveSettings } from './queries.ts'
import { sections } from './sections.ts'

async function loadVersions(): Promise<LoadedVersions<SettingsVersion> | undefined> {
  const [versions, { data }] = await Promise.all([fetchSettingsHistory(), fetchSettings()])
  if (!versions || !data) return undefined
  return { versions, current: { version: data.record.version, etag: data.etag } }
}

/** Every version of the settings. */
export function SettingsHistory() {
  const { revalidate } = useRevalidator()
  return (
    <VersionHistory
      messages={settingsMessages}
      load={loadVersions}
      restore={({ settings }, etag) => saveSettings(settings, etag)}
      describeChanges={describeChanges}
      onRestored={revalidate}
    />
  )
}

/** Without the version before the first, which is what the variables said, its sections are named. */
function describeChanges({ settings }: SettingsVersion, before?: SettingsVersion): string[] {
  return sections.flatMap(({ title, fields, toValues }) => {
    const values = toValues(settings)
    const earlier = before && toValues(before.settings)
    const changed = Object.keys(values).filter((name) => values[name] !== earlier?.[name])
    if (!earlier || changed.length === 0) return earlier ? [] : [title]
    return changed.map((name) => {
      const label = fields.find((field) => field.name === name)?.label ?? title
      return `${label}: ${values[name] === '' ? 'none' : values[name]}`
    })
  })
}
