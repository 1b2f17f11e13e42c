import { messages } from '../../../../contract/messages.ts'
import type { NavConfigVersion } from '../../../../contract/nav-config.ts'
import { defaultNavConfig } from '../../../../contract/nav-defaults.ts'
import { type LoadedVersions, VersionHistory } from '../../../ui/admin/version-history.tsx'
import { describeConfigChange } from './nav-fields.ts'
import { fetchNavConfig, fetchNavHistory, type LoadedNavConfig, saveNavConfig } from './queries.ts'

async function loadVersions(page: number): Promise<LoadedVersions<NavConfigVersion> | undefined> {
  const [versions, loaded] = await Promise.all([fetchNavHistory(page), fetchNavConfig()])
  if (!versions || !loaded) return undefined
  return { versions, current: { version: loaded.config.version, etag: loaded.etag } }
}

type NavHistoryProps = {
  disabled: boolean
  unsaved: boolean
  /** Called with the configuration in force after one was restored. */
  onRestored: (loaded: LoadedNavConfig) => void
}

export function NavHistory({ disabled, unsaved, onRestored }: NavHistoryProps) {
  return (
    <VersionHistory
      {...{ disabled, unsaved }}
      messages={messages.navigation}
      load={loadVersions}
      restore={({ config }, etag) => saveNavConfig(config, etag)}
      describeChanges={({ config }, before) =>
        describeConfigChange(before?.config ?? defaultNavConfig, config)
      }
      onRestored={async () => {
        const loaded = await fetchNavConfig()
        if (loaded) onRestored(loaded)
      }}
    />
  )
}
