import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { JobStatus } from '../../../features/backups/admin/job-status.tsx'
import { startBackup } from '../../../features/backups/admin/queries.ts'
import { useBackups } from '../../../features/backups/admin/use-backups.ts'
import { Archive } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'

/** Makes a backup, and goes on once it is there. */
export function BackupStep({ next }: { next: string }) {
  const { state, refresh, isRunning } = useBackups({})
  const navigate = useNavigate()
  const job = state?.job
  const openNextStep = useEffectEvent(() => void navigate(next))
  const isMade = job?.kind === 'backup' && job.state === 'done'
  useEffect(() => {
    if (isMade) openNextStep()
  }, [isMade])

  const make = async () => {
    const failure = await startBackup()
    if (failure) toast.error(failure)
    else await refresh()
  }
  return (
    <>
      {job && <JobStatus job={job} />}
      <Button onClick={make} disabled={isRunning} className="md:justify-self-start">
        <Archive className="size-4" />
        Make a backup
      </Button>
    </>
  )
}
