import { backupMessages } from '../../../contract/backups/messages.ts'
import type { JobKind } from '../../db/maintenance-tables.ts'
import type { Database } from '../../db/schema.ts'
import type { Author } from '../../records/author.ts'
import type { AccountWatch } from '../../sessions/account-watch.ts'
import { BackupError } from '../format/format.ts'
import type { JobResult } from '../presenter.ts'
import { JobInterruptedError, type RunningJob, startJob } from './job.ts'

/** A job to be started; `file` is the name of its backup. */
export type NewJob = { kind: JobKind; file: string; author: Author }
/** A running job whose `signal` aborts when the server closes or the account that began the job is switched off. */
export type ServerJob = RunningJob & { signal: AbortSignal }
export type ServerWork = (job: ServerJob) => Promise<JobResult>

/** Runs the jobs of this server process. */
export function createJobRunner(db: Database, accountWatch: AccountWatch) {
  const running = new Set<Promise<unknown>>()
  const closing = new AbortController()

  /**
   * Resolves once the job runs; `ended` settles when its work is done.
   * @throws BusyError if another job is running
   */
  async function start({ kind, file, author }: NewJob, work: ServerWork) {
    const switchedOff = new AbortController()
    const signal = AbortSignal.any([closing.signal, switchedOff.signal])
    const description = { kind, file, author: author.name }
    const { ended } = await startJob(db, description, (job) => work(abortable(job, signal)))
    const stopWatching = accountWatch.add(author.id, () =>
      switchedOff.abort(new BackupError(backupMessages.switchedOff)),
    )
    keepUntilSettled(ended, stopWatching)
    return { ended }
  }

  function keepUntilSettled(ended: Promise<unknown>, onSettled: () => void): void {
    const settled = ended
      .catch(() => {})
      .finally(() => {
        onSettled()
        running.delete(settled)
      })
    running.add(settled)
  }

  return {
    start,
    /** Interrupts the running job, and waits for it to end. */
    async close(): Promise<void> {
      closing.abort(new JobInterruptedError())
      await Promise.all(running)
    },
  }
}

/** Makes a job's work end at its next report once the signal is aborted. */
function abortable(job: RunningJob, signal: AbortSignal): ServerJob {
  return {
    ...job,
    signal,
    progress(done, total) {
      signal.throwIfAborted()
      job.progress(done, total)
    },
  }
}
