import { useState } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import type { NavConfigVersion } from '../../../../contract/nav-config.ts'
import { defaultNavConfig } from '../../../../contract/nav-defaults.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { ModalDialog } from '../../../ui/admin/modal-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { describeConfigChange } from './config-fields.ts'
import { fetchNavConfig, fetchNavHistory, type LoadedNavConfig, saveNavConfig } from './queries.ts'

type NavHistoryProps = {
  current: LoadedNavConfig
  /** Told of the configuration that stands after one was restored. */
  onRestored: (loaded: LoadedNavConfig) => void
}

/** Every version of the configuration, what changed with it, and a way back. */
export function NavHistory({ current, onRestored }: NavHistoryProps) {
  const [versions, setVersions] = useState<NavConfigVersion[]>()
  const [busy, setBusy] = useState(false)

  const open = async () => {
    setBusy(true)
    const found = await fetchNavHistory()
    setBusy(false)
    if (found) setVersions(found)
    else toast.error(messages.navigation.loadFailed)
  }

  const restore = async ({ config }: NavConfigVersion) => {
    setBusy(true)
    const { failure } = await saveNavConfig(config, current.etag)
    const loaded = await fetchNavConfig()
    setBusy(false)
    if (failure) toast.error(failure.message)
    else toast.success(messages.navigation.saved)
    if (loaded) onRestored(loaded)
    if (!failure) setVersions(undefined)
  }

  return (
    <>
      <Button variant="secondary" onClick={open} busy={busy}>
        History
      </Button>
      <ModalDialog
        title="History"
        open={versions !== undefined}
        onClose={() => setVersions(undefined)}
        wide
      >
        {versions?.length === 0 && <p>Nothing has been saved yet.</p>}
        <ol className="grid gap-2">
          {versions?.map((version, index) => (
            <Version
              key={version.version}
              version={version}
              before={versions[index + 1]?.config ?? defaultNavConfig}
              current={version.version === current.config.version}
              busy={busy}
              onRestore={() => restore(version)}
            />
          ))}
        </ol>
        <Button
          variant="secondary"
          onClick={() => setVersions(undefined)}
          className="justify-self-end"
        >
          Close
        </Button>
      </ModalDialog>
    </>
  )
}

type VersionProps = {
  version: NavConfigVersion
  before: NavConfigVersion['config']
  current: boolean
  busy: boolean
  onRestore: () => void
}

function Version({ version, before, current, busy, onRestore }: VersionProps) {
  const changes = describeConfigChange(before, version.config)
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-control border border-line p-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          Version {version.version}
          {current && <Badge tone="leaf">Current</Badge>}
        </p>
        <p className="text-ink-soft">
          {version.savedBy}, <time dateTime={version.savedAt}>{formatAge(version.savedAt)}</time>
        </p>
        <ul className="mt-1">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
          {changes.length === 0 && <li className="text-ink-soft">No changes</li>}
        </ul>
      </div>
      {!current && (
        <Button variant="secondary" size="small" onClick={onRestore} busy={busy}>
          Restore
        </Button>
      )}
    </li>
  )
}
