import { useState } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import type { NavConfigVersion } from '../../../../contract/nav-config.ts'
import { defaultNavConfig } from '../../../../contract/nav-defaults.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { LeaveDialog } from '../../../ui/admin/leave-dialog.tsx'
import { ModalDialog } from '../../../ui/admin/modal-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { describeConfigChange } from './nav-fields.ts'
import { fetchNavConfig, fetchNavHistory, type LoadedNavConfig, saveNavConfig } from './queries.ts'

type History = { versions: NavConfigVersion[]; current: LoadedNavConfig }

/** The versions, and the current configuration, which a restored one overwrites. */
async function fetchHistory(): Promise<History | undefined> {
  const [versions, current] = await Promise.all([fetchNavHistory(), fetchNavConfig()])
  return versions && current && { versions, current }
}

type NavHistoryProps = {
  /** While a save runs, because the list would be outdated at once. */
  disabled: boolean
  /** Whether there are edits that restoring would discard. */
  unsaved: boolean
  /** Called with the configuration after a restore. */
  onRestored: (loaded: LoadedNavConfig) => void
}

/** Every version of the configuration with its changes, to be restored. */
export function NavHistory({ disabled, unsaved, onRestored }: NavHistoryProps) {
  const [history, setHistory] = useState<History>()
  const [busy, setBusy] = useState(false)
  const [toRestore, setToRestore] = useState<NavConfigVersion>()

  const open = async () => {
    if (busy) return
    setBusy(true)
    const found = await fetchHistory()
    setBusy(false)
    if (found) setHistory(found)
    else toast.error(messages.navigation.loadFailed)
  }

  const restore = async ({ config }: NavConfigVersion, etag: string | null) => {
    setToRestore(undefined)
    setBusy(true)
    const { failure } = await saveNavConfig(config, etag)
    // After a conflict the list shows what somebody else saved.
    const found = await fetchHistory()
    setBusy(false)
    if (failure) {
      toast.error(failure.message)
      return setHistory(found)
    }
    toast.success(messages.navigation.saved)
    setHistory(undefined)
    if (found) onRestored(found.current)
  }

  return (
    <>
      <Button variant="secondary" onClick={open} aria-busy={busy} disabled={disabled}>
        History
      </Button>
      <ModalDialog
        title="History"
        open={history !== undefined}
        onClose={() => setHistory(undefined)}
        wide
      >
        {history?.versions.length === 0 && <p>Nothing has been saved yet.</p>}
        <ol className="grid gap-2">
          {history?.versions.map((version, index) => (
            <Version
              key={version.version}
              version={version}
              before={history.versions[index + 1]?.config ?? defaultNavConfig}
              current={version.version === history.current.config.version}
              busy={busy}
              onRestore={() =>
                unsaved ? setToRestore(version) : restore(version, history.current.etag)
              }
            />
          ))}
        </ol>
        <Button
          variant="secondary"
          onClick={() => setHistory(undefined)}
          className="justify-self-end"
        >
          Close
        </Button>
      </ModalDialog>
      <LeaveDialog
        open={toRestore !== undefined}
        title="Restore over unsaved changes?"
        text="What you have changed here and not saved will be given up."
        leaveLabel="Restore"
        stayLabel="Keep my changes"
        onLeave={() => toRestore && history && restore(toRestore, history.current.etag)}
        onStay={() => setToRestore(undefined)}
      />
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
        <Button variant="secondary" onClick={onRestore} busy={busy}>
          Restore
        </Button>
      )}
    </li>
  )
}
