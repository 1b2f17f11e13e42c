import { messages } from '../../../contract/messages.ts'
import {
  endJob,
  insertJob,
  isAnotherRunning,
  lockJobs,
  renewJob,
} from '../../background/jobs-repository.ts'
import type { JobKind } from '../../db/maintenance-tables.ts'
import type { Database } from '../../db/schema.ts'
import { StoreUnavailable } from '../../images/store.ts'
import { isStorageFull } from '../../storage-full.ts'
import { BackupError } from '../format/format.ts'
import type { Progress } from '../format/images.ts'

const heartbeatMs = 10_000
const reportMs = 500

export type JobDescription = { kind: JobKind; file?: string; author?: string }

/** Handed to the work of a job while it runs. */
export type RunningJob = {
  /** Records how far the work has come, at most twice a second. */
  progress: Progress
  /** Keeps other jobs from beginning until the transaction ends. Must be its first statement. */
  lock(trx: Database): Promise<void>
  /**
   * Records the result in the same transaction as the work itself.
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
 * Runs `work` as a job: a backup, check, restore or move, of which only one runs at a time across all processes.
 * Its row in `maintenance_jobs` tells every process who began it, how far it is and how it ended. The process
 * that runs it holds a lease; if that expires, the process is gone and the job has failed. No picture file is
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

/** Runs the work, and records its result or the reason for its failure. */
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

  // A failed renewal is made up by the next one. Only one runs at a time, because a restore may keep it waiting.
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

/** Gives the reason to show to users; an unexpected error has none. */
function jobFailureReason(error: unknown): string {
  if (isStorageFull(error)) return messages.storage.full
  if (error instanceof StoreUnavailable) return messages.storage.unusable
  return error instanceof BackupError ? error.message : ''
}
