import { messages } from '../../../../contract/messages.ts'
import type { NavConfigVersion } from '../../../../contract/nav-config.ts'
import { defaultNavConfig } from '../../../../contract/nav-defaults.ts'
import { type LoadedVersions, VersionHistory } from '../../../ui/admin/version-history.tsx'
import { describeConfigChange } from './nav-fields.ts'
import { fetchNavConfig, fetchNavHistory, saveNavConfig } from './queries.ts'
import type { NavManager } from './use-nav-manager.ts'

async function loadVersions(page: number): Promise<LoadedVersions<NavConfigVersion> | undefined> {
  const [versions, loaded] = await Promise.all([fetchNavHistory(page), fetchNavConfig()])
  if (!versions || !loaded) return undefined
  return { versions, current: { version: loaded.config.version, etag: loaded.etag } }
}

export function NavHistory({ manager }: { manager: NavManager }) {
  return (
    <VersionHistory
      disabled={manager.progress !== undefined}
      unsaved={manager.unsaved}
      messages={messages.navigation}
      load={loadVersions}
      restore={({ config }, etag) => saveNavConfig(config, etag)}
      describeChanges={({ config }, before) =>
        describeConfigChange(before?.config ?? defaultNavConfig, config)
      }
      onRestored={async () => {
        const loaded = await fetchNavConfig()
        if (loaded) manager.restart(loaded)
      }}
    />
  )
}
