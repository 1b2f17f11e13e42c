import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CopyAddress } from '../../env/copy-settings.ts'
import type { Env } from '../../env/env.ts'
import { engineOf } from '../db/engine.ts'
import type { Database } from '../db/schema.ts'
import { tryToLead } from '../db/sqlite/copy-lock.ts'
import { sqliteFileName } from '../db/sqlite/sqlite.ts'
import type { FileStore } from '../images/store.ts'
import { claimCopy } from './claim-copy.ts'
import { copyDatabase } from './copy-database.ts'
import { createImageMirror, keepImagesCopied } from './copy-images.ts'
import { type CopyLag, createCopyLag } from './copy-lag.ts'
import { type CopyTarget, openCopyTarget } from './copy-target.ts'
import { startLitestream } from './litestream.ts'
import { createProblemReport, type ProblemLog } from './log-problems.ts'
import { markSeconds } from './mark-seconds.ts'
import { reportBacklog } from './report-backlog.ts'
import { pause, retry } from './retry.ts'
import { identifySite, readCopyStatus } from './status-repository.ts'

export type CopyOptions = { env: Env; db: Database; store: FileStore; log: ProblemLog }
export type Copy = ReturnType<typeof runCopy>

const leadPollMs = 1000
/** Milliseconds that copying the last pictures may take when the process ends. */
const lastPicturesMs = 5000

/** The one process of a data folder that copies. */
type Leader = {
  env: Env
  db: Database
  address: CopyAddress
  /** Folder for the leader's lock and the files of Litestream. */
  folder: string
  target: CopyTarget
  mirror: ReturnType<typeof createImageMirror>
  lag: CopyLag
  signal: AbortSignal
  onProblem(reason: string): void
  lock?: ReturnType<typeof tryToLead>
  database?: ReturnType<typeof copyDatabase>
}

/**
 * Copies writes for as long as the process runs. Only one process of a data folder copies; when it ends, another
 * takes over.
 */
export function runCopy({ env, db, store, log }: CopyOptions) {
  const address = env.copyTo
  if (!address) throw new Error('COPY_TO is not set')
  const closing = new AbortController()
  const { signal } = closing
  const target = openCopyTarget(address)
  const mirror = createImageMirror({ db, store, target })
  const lag = createCopyLag()
  const folder = join(env.dataDir, 'copy')
  const problems = createProblemReport(log)
  const onProblem = problems.report
  const leader: Leader = { env, db, address, folder, target, mirror, lag, signal, onProblem }
  const reporting = { db, lag, signal, onProblem, onRecovery: problems.clear }
  const stopped = Promise.all([copyAsLeader(leader), reportBacklog(reporting)]).catch(
    ({ message }) => onProblem(message),
  )

  async function copyLastPictures(): Promise<void> {
    await stopped
    if (leader.lock) await mirror.copyNew().catch(() => {})
  }

  return {
    /**
     * Milliseconds by which the copy is behind, as far as this process knows: only the process that copies does.
     */
    lagMs: () => lag.ms,
    /** To be called while the database is still open. */
    async stopPictures(): Promise<void> {
      closing.abort()
      await Promise.race([copyLastPictures(), wait(lastPicturesMs, null, { ref: false })])
    },
    /** To be called once the database is closed: copies the last writes. */
    async close(): Promise<void> {
      await leader.database?.end()
      // Released last, so that the next leader does not find Litestream running.
      leader.lock?.release()
    },
  }
}

/** Waits to become the leader, claims the copy for this site, and copies until the process ends. */
async function copyAsLeader(leader: Leader): Promise<void> {
  const { db, target, mirror, lag, signal, onProblem } = leader
  const options = { signal, onFailure: onProblem }
  if (!(await retry(() => waitForLock(leader), options))) return
  let readDataVersion: (() => number) | undefined
  async function begin(): Promise<void> {
    const since = (await readCopyStatus(db)).behind_since ?? lag.waitingSince ?? Date.now()
    lag.follow('pictures', () => since)
    await claimCopy(target, await identifySite(db))
    // A process that ends meanwhile must not begin to copy.
    if (signal.aborted) return
    if (engineOf(db) === 'sqlite') readDataVersion = startDatabase(leader, since)
  }
  if (await retry(begin, options))
    await keepImagesCopied({ mirror, lag, signal, onProblem, readDataVersion })
}

/** Waits until no other process leads, or this process ends. The lag grows from a failure on. */
async function waitForLock(leader: Leader): Promise<void> {
  const { folder, lag, signal } = leader
  for (; !signal.aborted; await pause(leadPollMs, signal)) {
    lag.waitingSince ??= Date.now()
    leader.lock = tryToLead(folder)
    if (leader.lock) return
    lag.waitingSince = null
  }
}

/** Starts to copy a SQLite database; returns how to read a number that changes with each write. */
function startDatabase(leader: Leader, since: number): () => number {
  const { env, address, folder, lag, signal, onProblem } = leader
  const marks = markSeconds(env.dataDir)
  signal.addEventListener('abort', () => marks.close(), { once: true })
  const database = copyDatabase({
    since,
    onProblem,
    start: () =>
      startLitestream({
        program: env.litestream,
        folder,
        database: join(env.dataDir, sqliteFileName),
        address,
        onMessage: onProblem,
      }),
  })
  leader.database = database
  lag.follow('database', () => database.copiedUntil)
  return marks.readDataVersion
}
