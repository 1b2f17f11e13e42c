import { useState } from 'react'
import { toast } from 'sonner'
import { type LoadedVersions, versionsOfPage } from '../../requests/config-versions.ts'
import type { SaveResult } from '../../requests/save-result.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { formatAge } from './age.ts'
import { LeaveDialog } from './dialogs/confirm-dialog.tsx'
import { ModalDialog } from './dialogs/modal-dialog.tsx'

type Version = { version: number; savedAt: string; savedBy: string }
type ConfigVersionsDialogProps<V extends Version> = {
  load: (page: number) => Promise<LoadedVersions<V> | undefined>
  restore: (version: V, etag: string | null, inForce: V | undefined) => Promise<SaveResult<unknown>>
  /** One line for each thing that a version changed; the first one follows the defaults. */
  describeChanges: (version: V, before: V | undefined) => string[]
  messages: { loadFailed: string; saved: string }
  /** A save is under way: the list would be out of date at once. */
  disabled?: boolean
  /** True if there are edits that a restored version would replace. */
  unsaved?: boolean
  onRestored: () => void
}

/** Every version of a configuration, what changed with it, and a way back. */
export function ConfigVersionsDialog<V extends Version>(props: ConfigVersionsDialogProps<V>) {
  const { load, messages, disabled = false, unsaved = false } = props
  const [listed, setListed] = useState<LoadedVersions<V>>()
  const [busy, setBusy] = useState(false)
  const [toRestore, setToRestore] = useState<V>()
  const close = () => setListed(undefined)
  const loaded = listed?.versions ?? []
  const oldest = loaded.at(-1)?.version ?? 0
  // The oldest loaded version needs its predecessor for a diff, so it is not shown yet.
  const shown = oldest > 1 ? loaded.slice(0, -1) : loaded

  const open = async () => {
    if (busy) return
    setBusy(true)
    const found = await load(Math.floor(loaded.length / versionsOfPage) + 1)
    setBusy(false)
    if (!found) return toast.error(messages.loadFailed)
    // A save by somebody else in between shifts the pages.
    const older = found.versions.filter(({ version }) => !oldest || version < oldest)
    setListed({ current: listed?.current ?? found.current, versions: [...loaded, ...older] })
  }

  const restore = async (version: V) => {
    setToRestore(undefined)
    setBusy(true)
    const { failure } = await props.restore(version, listed?.current.etag ?? null, loaded[0])
    // Shows the version that somebody else saved first.
    const found = failure && (await load(1))
    setBusy(false)
    if (failure) {
      toast.error(failure.message)
      return setListed(found)
    }
    toast.success(messages.saved)
    close()
    props.onRestored()
  }

  return (
    <>
      <Button variant="secondary" onClick={open} aria-busy={busy} disabled={disabled}>
        History
      </Button>
      <ModalDialog title="History" open={listed !== undefined} onClose={close} wide>
        {listed?.versions.length === 0 && <p>Nothing has been saved yet.</p>}
        <ol className="grid gap-2">
          {shown.map((version, index) => (
            <VersionItem
              key={version.version}
              version={version}
              changes={props.describeChanges(version, loaded[index + 1])}
              current={version.version === listed?.current.version}
              asNow={hasSameContent(version, loaded[0])}
              busy={busy}
              onRestore={() => (unsaved ? setToRestore(version) : restore(version))}
            />
          ))}
        </ol>
        {oldest > 1 && (
          <Button variant="secondary" onClick={open} busy={busy}>
            Show older versions
          </Button>
        )}
        <Button variant="secondary" onClick={close} className="justify-self-end">
          Close
        </Button>
      </ModalDialog>
      <LeaveDialog
        open={toRestore !== undefined}
        title="Restore over unsaved changes?"
        text="Your unsaved changes here will be lost."
        leaveLabel="Restore"
        stayLabel="Keep my changes"
        onLeave={() => toRestore && restore(toRestore)}
        onStay={() => setToRestore(undefined)}
      />
    </>
  )
}

/** Restoring such a version would change nothing. */
function hasSameContent<V extends Version>(version: V, other: V | undefined): boolean {
  const contentOf = (version: V) =>
    JSON.stringify({ ...version, version: 0, savedAt: '', savedBy: '' })
  return other !== undefined && contentOf(version) === contentOf(other)
}

type VersionItemProps = {
  version: Version
  changes: string[]
  current: boolean
  asNow: boolean
  busy: boolean
  onRestore: () => void
}

function VersionItem({ version, changes, current, asNow, busy, onRestore }: VersionItemProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-control border border-line p-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          Version {version.version}
          {current && <Badge tone="leaf">Current</Badge>}
          {asNow && !current && <Badge>Same as now</Badge>}
        </p>
        <p className="text-ink-soft">
          {version.savedBy || 'The program'},{' '}
          <time dateTime={version.savedAt}>{formatAge(version.savedAt)}</time>
        </p>
        <ul className="mt-1 wrap-anywhere">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
          {changes.length === 0 && <li className="text-ink-soft">No changes</li>}
        </ul>
      </div>
      {!asNow && (
        <Button variant="secondary" onClick={onRestore} busy={busy}>
          Restore
        </Button>
      )}
    </li>
  )
}
