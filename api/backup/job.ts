import { messages } from '../../contract/messages.ts'
import { storageMessages } from '../../contract/storage-terms.ts'
import { jobRepository } from '../db/jobs.ts'
import type { Database, JobKind } from '../db/schema.ts'
import { isOutOfRoom } from '../storage-full.ts'
import { BackupError } from './format.ts'
import type { Progress } from './packer.ts'

const beatEvery = 10_000
const tellEvery = 500

type Begun = { kind: JobKind; file?: string; author?: string }

/** Another backup or restore is under way. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** The process that ran it was stopped. */
export class CutOffError extends BackupError {
  constructor() {
    super(messages.backup.cutOff)
  }
}

/**
 * Runs work as the one job that there is, in sight of every process, and keeps all pictures' files
 * in their place meanwhile. What `work` answers is what is told of it.
 * @throws BusyError where there is one already
 */
export async function startJob<T extends object>(
  db: Database,
  { kind, file = '', author = '' }: Begun,
  work: (progress: Progress) => Promise<T>,
): Promise<{ id: string; ended: Promise<T> }> {
  const jobs = jobRepository(db)
  const id = await jobs.begin(kind, { file, author })
  if (!id) throw new BusyError(messages.backup.busy)
  return { id, ended: run(db, id, work) }
}

async function run<T extends object>(
  db: Database,
  id: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  const jobs = jobRepository(db)
  let at = { done: 0, total: 0 }
  let toldAt = 0
  // A beat that does not get through is made up for by the next one.
  const beat = () => void jobs.beat(id, at).catch(() => {})
  const timer = setInterval(beat, beatEvery)
  timer.unref()
  const progress: Progress = (done, total) => {
    at = { done, total }
    if (performance.now() - toldAt < tellEvery) return
    toldAt = performance.now()
    beat()
  }
  try {
    const result = await work(progress)
    await jobs.beat(id, at)
    await jobs.end(id, 'done', result)
    return result
  } catch (error) {
    await jobs.end(id, 'failed', { reason: explain(error) }).catch(() => {})
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** What whoever waits for the work is told of its failure; nothing of what nobody foresaw. */
function explain(error: unknown): string {
  if (isOutOfRoom(error)) return storageMessages.full
  return error instanceof BackupError ? error.message : ''
}
