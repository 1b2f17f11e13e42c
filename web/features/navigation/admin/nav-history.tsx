import { messages } from '../../../../contract/messages.ts'
import { defaultNavConfig } from '../../../../contract/navigation/defaults.ts'
import { VersionHistory } from '../../../ui/admin/version-history.tsx'
import { describeConfigChange } from './nav-fields.ts'
import { navConfigApi } from './queries.ts'
import type { NavManager } from './use-nav-manager.ts'

export function NavHistory({ manager }: { manager: NavManager }) {
  return (
    <VersionHistory
      disabled={manager.progress !== undefined}
      unsaved={manager.changed}
      messages={messages.navigation}
      load={navConfigApi.loadVersions}
      restore={({ config }, etag) => navConfigApi.save(config, etag)}
      describeChanges={({ config }, before) =>
        describeConfigChange(before?.config ?? defaultNavConfig, config)
      }
      onRestored={manager.discard}
    />
  )
}
