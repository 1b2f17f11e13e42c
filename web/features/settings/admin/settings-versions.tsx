import { useRevalidator } from 'react-router'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import type {
  SettingsUpdate,
  SettingsVersion,
  ShopSettings,
} from '../../../../contract/settings/settings.ts'
import { ConfigVersionsDialog } from '../../../ui/admin/config-versions-dialog.tsx'
import { loadSettingsVersions, saveSettings } from './queries.ts'
import { listLabels, ownValues, sections, showSetting } from './sections.ts'

/** Every version of the settings. */
export function SettingsVersions() {
  const { revalidate } = useRevalidator()
  return (
    <ConfigVersionsDialog
      messages={settingsMessages}
      load={loadSettingsVersions}
      restore={(version, etag, inForce) => saveSettings(pickChanges(version, inForce), etag)}
      describeChanges={describeChanges}
      onRestored={revalidate}
    />
  )
}

/**
 * The settings that differ. Equal ones are not sent: a stored value may come from the environment and
 * need not pass the form's rules.
 */
function pickChanges({ settings }: SettingsVersion, inForce?: SettingsVersion): SettingsUpdate {
  const names = Object.keys(settings) as (keyof ShopSettings)[]
  const changed = names.filter(
    (name) => JSON.stringify(settings[name]) !== JSON.stringify(inForce?.settings[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, settings[name]]))
}

/** Without the version before the first, which is what the variables said, its sections are named. */
function describeChanges(version: SettingsVersion, before?: SettingsVersion): string[] {
  const changes = describeSections(version, before)
  // Pictures are no part of what a version holds, but each change of one makes a version.
  return changes.length > 0 ? changes : ['No text or fact, perhaps a picture of the site']
}

function describeSections({ settings }: SettingsVersion, before?: SettingsVersion): string[] {
  return sections.flatMap((section) => {
    const { title, toValues } = section
    const labels = listLabels(section)
    const values = ownValues(section, toValues(settings))
    const earlier = before && toValues(before.settings)
    const changed = Object.keys(values).filter((name) => values[name] !== earlier?.[name])
    if (!earlier || changed.length === 0) return earlier ? [] : [title]
    return changed.map((name) => `${labels[name]}: ${showSetting(name, values[name] ?? '')}`)
  })
}
