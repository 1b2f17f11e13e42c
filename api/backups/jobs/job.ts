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

/** For work whose result is to be recorded in the very transaction that makes it true. */
export type RunningJob = {
  /** Keeps other jobs from beginning until the transaction is over. Must come first in it. */
  lock(trx: Database): Promise<void>
  /** @throws JobInterruptedError if another job has begun meanwhile */
  finish(trx: Database, result: object): Promise<void>
}

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
 * Runs `work` as the only maintenance job of all processes, which can follow its progress and its result.
 * No picture file is removed meanwhile.
 * @throws BusyError if another job is running
 */
export async function startJob<T extends object>(
  db: Database,
  { kind, file = '', author = '' }: JobDescription,
  work: (progress: Progress, job: RunningJob) => Promise<T>,
): Promise<{ id: string; ended: Promise<T> }> {
  const id = await insertJob(db, kind, { file, author })
  if (!id) throw new BusyError(messages.backup.busy)
  return { id, ended: run(db, id, work) }
}

async function run<T extends object>(
  db: Database,
  id: string,
  work: (progress: Progress, job: RunningJob) => Promise<T>,
): Promise<T> {
  let at = { done: 0, total: 0 }
  let reportedAt = 0
  let isFinished = false
  let isBeating = false
  // If one fails, the next one renews the lease all the same. One at a time: a restore keeps it waiting.
  const heartbeat = () => {
    if (isBeating) return
    isBeating = true
    renewJob(db, id, at)
      .catch(() => {})
      .finally(() => {
        isBeating = false
      })
  }
  const timer = setInterval(heartbeat, heartbeatMs)
  timer.unref()
  const progress: Progress = (done, total) => {
    at = { done, total }
    if (performance.now() - reportedAt < reportMs) return
    reportedAt = performance.now()
    heartbeat()
  }
  const finish = async (trx: Database, result: object) => {
    if (await isAnotherRunning(trx, id)) throw new JobInterruptedError()
    await renewJob(trx, id, at)
    await endJob(trx, id, 'done', result)
    isFinished = true
  }
  try {
    const result = await work(progress, { lock: lockJobs, finish })
    if (!isFinished) await finish(db, result)
    return result
  } catch (error) {
    await endJob(db, id, 'failed', { reason: explain(error) }).catch(() => {})
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** The reason that users are shown; an unexpected error has none. */
function explain(error: unknown): string {
  if (isStorageFull(error)) return storageMessages.full
  if (error instanceof StoreUnavailable) return storageMessages.unusable
  return error instanceof BackupError ? error.message : ''
}
