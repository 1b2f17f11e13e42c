import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import type { BackupJob, BackupState, CopyState } from '../../../../contract/backups/backup.ts'
import { backupLimits } from '../../../../contract/backups/limits.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Archive } from '../../../ui/admin/icons.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { BackupList } from './backup-list.tsx'
import { describeBacklog } from './describe-backup-problems.ts'
import { JobStatus } from './job-status.tsx'
import { type LoadedBackups, startBackup } from './queries.ts'
import { UploadSection, useUpload } from './upload-section.tsx'
import { useBackups } from './use-backups.ts'

/** Creates, uploads and restores backups. */
export function BackupPanel({ loaded }: { loaded: LoadedBackups }) {
  const { state, failure, refresh, isRunning } = useBackups(loaded)
  const upload = useUpload(refresh)
  const status = useShownAfterChange(state?.job)
  const busy = isRunning || upload.sent !== undefined

  const back = async () => {
    const message = await startBackup()
    if (message) toast.error(message)
    await refresh()
  }

  return (
    <div className="grid gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div ref={status} className="scroll-mt-24 empty:hidden">
        {state?.job && <JobStatus job={state.job} />}
      </div>
      <FormSection title="Make a backup">
        <p className="text-ink-soft">
          One file with everything: products, categories, gallery, navigation, accounts, the log of
          changes and all pictures. The site runs on meanwhile. Download it and keep it somewhere
          else; it holds the accounts, so keep it to yourself.
        </p>
        <Button onClick={back} disabled={busy} className="justify-self-start">
          <Archive className="size-4" />
          Make a backup
        </Button>
      </FormSection>
      <FormSection title="Kept on the site">
        {state && (
          <p className="text-ink-soft">
            {describeAutomatic(state.automatic)} Of those made by hand, of uploads and of copies
            from before a restore the newest {backupLimits.maxPerKind} stay.
          </p>
        )}
        {state?.copy && <CopyStatus copy={state.copy} />}
        <BackupList files={state?.files ?? []} busy={busy} onChange={refresh} />
      </FormSection>
      <UploadSection upload={upload} isDisabled={busy} />
    </div>
  )
}

function CopyStatus({ copy }: { copy: NonNullable<CopyState> }) {
  const sentence = describeBacklog(copy)
  if (copy.isLate) return <Banner tone="danger">{sentence}</Banner>
  return (
    <p className="text-ink-soft">
      {sentence} The person who runs the server can bring back any minute of the last seven days
      from there.
    </p>
  )
}

function describeAutomatic({ every, kept }: BackupState['automatic']): string {
  if (every === null) return 'Backups are made by hand alone.'
  const how = every === 24 ? 'every night' : every === 1 ? 'every hour' : `every ${every} hours`
  return `The site backs itself up ${how} and keeps the newest ${kept}.`
}

/** An element that is scrolled into view where the job changes: what starts one stands far below it on a phone. */
function useShownAfterChange(job: BackupJob | null | undefined) {
  const element = useRef<HTMLDivElement>(null)
  const now = job ? `${job._id} ${job.state}` : ''
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return element
}
