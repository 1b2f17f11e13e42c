import { messages } from '../../../contract/messages.ts'
import { storageMessages } from '../../../contract/storage-messages.ts'
import type { JobKind } from '../../db/maintenance-tables.ts'
import type { Database } from '../../db/schema.ts'
import { StoreUnavailable } from '../../images/store.ts'
import { endJob, insertJob, isAnotherRunning, lockJobs, renewJob } from '../../jobs/repository.ts'
import { isStorageFull } from '../../storage-full.ts'
import { BackupError } from '../format/format.ts'
import type { Progress } from '../format/pictures.ts'

const heartbeatMs = 10_000
const reportMs = 500

export type JobDescription = { kind: JobKind; file?: string; author?: string }

/** Handed to the work of a job while it runs. */
export type RunningJob = {
  /** Records how far the work is, at most twice a second. */
  progress: Progress
  /** Keeps other jobs from beginning until the transaction is over. Must come first in it. */
  lock(trx: Database): Promise<void>
  /**
   * Records the result in the very transaction that makes it true.
   * @throws JobInterruptedError if another job has begun meanwhile
   */
  finish(trx: Database, result: object): Promise<void>
}

type Work<T> = (job: RunningJob) => Promise<T>

/** Another job is running. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** The process that ran the job was stopped. */
export class JobInterruptedError extends BackupError {
  constructor() {
    super(messages.backup.cutOff)
  }
}

/**
 * Starts `work` as a job: a backup, check, restore or move, of which one runs at a time in all processes. Its
 * row in `maintenance_jobs` tells every process who began it, how far it is and how it ended. The process that
 * runs it holds a lease; where that runs out, the process is gone and the job has failed. No picture file is
 * removed meanwhile.
 * @throws BusyError if another job is running
 */
export async function startJob<T extends object>(
  db: Database,
  { kind, file = '', author = '' }: JobDescription,
  work: Work<T>,
): Promise<{ ended: Promise<T> }> {
  const id = await insertJob(db, kind, { file, author })
  if (!id) throw new BusyError(messages.backup.busy)
  return { ended: runToEnd(db, id, work) }
}

/** Runs the work, and records its result, or the reason of its failure. */
async function runToEnd<T extends object>(db: Database, id: string, work: Work<T>): Promise<T> {
  const lease = holdLease(db, id)
  let isFinished = false
  async function finish(trx: Database, result: object): Promise<void> {
    if (await isAnotherRunning(trx, id)) throw new JobInterruptedError()
    await renewJob(trx, id, lease.reported)
    await endJob(trx, id, 'done', result)
    isFinished = true
  }
  try {
    const result = await work({ progress: lease.report, lock: lockJobs, finish })
    if (!isFinished) await finish(db, result)
    return result
  } catch (error) {
    await endJob(db, id, 'failed', { reason: jobFailureReason(error) }).catch(() => {})
    throw error
  } finally {
    lease.stopRenewing()
  }
}

/** Renews the lease of a job every ten seconds, and with each report of its progress. */
function holdLease(db: Database, id: string) {
  let reported = { done: 0, total: 0 }
  let reportedAt = 0
  let isRenewing = false

  // If one renewal fails, the next one does it. One at a time: a restore keeps it waiting.
  function renew(): void {
    if (isRenewing) return
    isRenewing = true
    renewJob(db, id, reported)
      .catch(() => {})
      .finally(() => {
        isRenewing = false
      })
  }

  const timer = setInterval(renew, heartbeatMs)
  timer.unref()
  return {
    get reported() {
      return reported
    },
    report(done: number, total: number): void {
      reported = { done, total }
      if (performance.now() - reportedAt < reportMs) return
      reportedAt = performance.now()
      renew()
    },
    stopRenewing: () => clearInterval(timer),
  }
}

/** The reason that users are shown; an unexpected error has none. */
function jobFailureReason(error: unknown): string {
  if (isStorageFull(error)) return storageMessages.full
  if (error instanceof StoreUnavailable) return storageMessages.unusable
  return error instanceof BackupError ? error.message : ''
}
