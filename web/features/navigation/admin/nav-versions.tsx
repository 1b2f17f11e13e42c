import { messages } from '../../../../contract/messages.ts'
import { defaultNavConfig } from '../../../../contract/navigation/defaults.ts'
import { ConfigVersionsDialog } from '../../../ui/admin/config-versions-dialog.tsx'
import { loadNavVersions, saveNavConfig } from './config-queries.ts'
import { describeConfigChange } from './nav-fields.ts'
import type { NavManager } from './use-nav-manager.ts'

export function NavVersions({ manager }: { manager: NavManager }) {
  return (
    <ConfigVersionsDialog
      disabled={manager.progress !== undefined}
      unsaved={manager.changed}
      messages={messages.navigation}
      load={loadNavVersions}
      restore={({ config }, etag) => saveNavConfig(config, etag)}
      describeChanges={({ config }, before) =>
        describeConfigChange(before?.config ?? defaultNavConfig, config)
      }
      onRestored={manager.discard}
    />
  )
}
