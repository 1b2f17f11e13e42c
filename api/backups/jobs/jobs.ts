import { messages } from '../../../contract/messages.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict } from '../../errors.ts'
import { type Author, systemAuthor } from '../../records/author.ts'
import type { AccountWatch } from '../../sessions/account-watch.ts'
import { BackupError } from '../format/format.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import { backUp, backUpForStaff } from './backup-job.ts'
import { checkBackup } from './check-job.ts'
import { BusyError } from './job.ts'
import { createJobRunner, type NewJob, type ServerJob, type ServerWork } from './job-runner.ts'
import { restoreStored } from './restore-job.ts'

type Log = { error(details: object, message: string): void }

export type BackupJobs = ReturnType<typeof createBackupJobs>

/**
 * Starts the jobs of this server: for staff, who follow progress in the job's row; for a write that needs a
 * backup first; and for the schedule. Each job ends when the server closes or the account that began it is
 * switched off.
 */
export function createBackupJobs(
  deps: ApiDeps,
  storage: BackupStorage,
  { log, accountWatch }: { log: Log; accountWatch: AccountWatch },
) {
  const site = { ...deps, storage, log }
  const runner = createJobRunner(deps.db, accountWatch)

  /**
   * Returns before the job ends.
   * @throws ApiError 409 if another job is running
   */
  async function startForStaff(newJob: NewJob, work: ServerWork): Promise<void> {
    const { ended } = await runner.start(newJob, work).catch(explainFailure)
    ended.catch((err) => log.error({ err, file: newJob.file }, `The ${newJob.kind} has failed`))
  }

  return {
    startBackup: (name: string, author: Author) =>
      startForStaff({ kind: 'backup', file: name, author }, (job) =>
        backUpForStaff(site, name, job),
      ),

    startCheck: (name: string, author: Author) =>
      startForStaff({ kind: 'check', file: name, author }, (job) =>
        checkBackup(storage, name, job),
      ),

    startRestore: (name: string, author: Author) =>
      startForStaff({ kind: 'restore', file: name, author }, (job) =>
        restoreStored(site, { name, author }, job),
      ),

    /**
     * Makes a backup before a write that only a restore can undo.
     * @throws ApiError 409 if no backup can be made now
     */
    async backUpBefore(name: string, author: Author): Promise<void> {
      const work = (job: ServerJob) => backUpForStaff(site, name, job)
      const { ended } = await runner
        .start({ kind: 'backup', file: name, author }, work)
        .catch(explainFailure)
      await ended.catch(explainFailure)
    },

    /** Resolves once the backup is complete. */
    async backUpAutomatically(name: string): Promise<void> {
      const work = (job: ServerJob) => backUp(site, { name, isAwaited: false }, job)
      const { ended } = await runner.start(
        { kind: 'backup', file: name, author: systemAuthor },
        work,
      )
      await ended
    },

    close: runner.close,
  }
}

/** @throws ApiError 409 if a user can act on the failure, otherwise the error itself */
function explainFailure(error: unknown): never {
  if (error instanceof BusyError) throw conflict(messages.backup.busy)
  throw error instanceof BackupError ? conflict(error.message) : error
}
