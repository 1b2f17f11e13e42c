import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Env } from '../../env/env.ts'
import { engineOf } from '../db/engine.ts'
import type { Database } from '../db/schema.ts'
import { tryToLead } from '../db/sqlite/copy-lock.ts'
import { sqliteFileName } from '../db/sqlite/sqlite.ts'
import type { FileStore } from '../images/store.ts'
import { claimCopy } from './claim-copy.ts'
import { copyDatabase } from './copy-database.ts'
import { createPictureMirror } from './copy-pictures.ts'
import { openCopyTarget } from './copy-target.ts'
import { startLitestream } from './litestream.ts'
import { markSeconds } from './mark-seconds.ts'
import { identifySite, readCopyStatus, saveBehindSince } from './status-repository.ts'

type Log = { warn(details: object, message: string): void }
export type CopyOptions = { env: Env; db: Database; store: FileStore; log: Log }

const hour = 60 * 60_000
/** Milliseconds. */
const times = {
  tick: 250,
  tell: 1000,
  lead: 1000,
  pause: 1000,
  maxPause: 5000,
  say: 10_000,
  flush: 5000,
}
/** Milliseconds of a backlog from which the database tells of it, and up to which it is none any more. */
const backlog = { from: 10_000, to: 5000 }

export type Copy = ReturnType<typeof runCopy>

/**
 * Copies what is written for as long as the process runs. One process of a data folder does; another takes over
 * once it is gone.
 */
export function runCopy({ env, db, store, log }: CopyOptions) {
  const address = env.copyTo
  if (!address) throw new Error('COPY_TO is not set')
  const target = openCopyTarget(address)
  const folder = join(env.dataDir, 'copy')
  const isSqlite = engineOf(db) === 'sqlite'
  const closing = new AbortController()
  const { signal } = closing
  const onProblem = createReport(log)
  const copier = createPictureMirror({ db, store, target })
  const closers: (() => void | Promise<void>)[] = []

  const pause = (ms: number) => wait(ms, null, { signal }).catch(() => {})

  /** Tries until it succeeds, ever later; false where the process ends before. */
  async function retry(work: () => Promise<unknown>, onFailure = () => {}): Promise<boolean> {
    for (let ms = times.pause; !signal.aborted; ms = Math.min(ms * 2, times.maxPause)) {
      try {
        await work()
        return !signal.aborted
      } catch (error) {
        onProblem((error as Error).message)
        onFailure()
        await pause(ms)
      }
    }
    return false
  }

  /** Up to when everything is in the copy; null while another process copies. */
  let state: { databaseUntil(): number; picturesUntil: number } | null = null

  const lagMs = () =>
    state ? Date.now() - Math.min(state.databaseUntil(), state.picturesUntil) : 0

  async function lead(): Promise<void> {
    const startedAt = Date.now()
    const isLeading = await retry(waitForLead, () => {
      state ??= { databaseUntil: () => startedAt, picturesUntil: startedAt }
    })
    if (!isLeading) return
    const since = (await readCopyStatus(db)).behind_since ?? Date.now()
    const copied = { databaseUntil: () => since, picturesUntil: since }
    state = copied
    if (!(await retry(async () => claimCopy(target, await identifySite(db))))) return
    await copyPictures(copied, isSqlite ? startDatabase(copied, since) : undefined)
  }

  async function waitForLead(): Promise<void> {
    for (; !signal.aborted; await pause(times.lead)) {
      const lock = tryToLead(folder)
      // Released last of all: the next leader is not to find Litestream running.
      if (lock) return void closers.push(() => lock.release())
    }
  }

  function startDatabase(state: { databaseUntil: () => number }, since: number) {
    const database = copyDatabase({
      since,
      onProblem,
      start: () =>
        startLitestream({
          program: env.litestream,
          folder,
          database: join(env.dataDir, sqliteFileName),
          address: address as NonNullable<typeof address>,
          onMessage: onProblem,
        }),
    })
    const marks = markSeconds(env.dataDir)
    state.databaseUntil = () => database.copiedUntil
    signal.addEventListener('abort', () => marks.close(), { once: true })
    closers.unshift(() => database.end())
    return marks.readVersion
  }

  /** Looks for new pictures with each write; on PostgreSQL, which does not tell, each second. */
  async function copyPictures(state: { picturesUntil: number }, readVersion?: () => number) {
    let version = -1
    let everythingAt = 0
    const copyWritten = async (ticks: number) => {
      const now = Date.now()
      const seen = readVersion?.() ?? Math.floor(ticks / 4)
      if (now - everythingAt > hour || now < everythingAt) {
        await copier.copyEverything()
        everythingAt = now
      } else if (seen !== version) await copier.copyNew()
      version = seen
      state.picturesUntil = now
    }
    for (let ticks = 0; await retry(() => copyWritten(ticks)); ticks++) await pause(times.tick)
  }

  /** For the other processes and those who ask them. */
  async function reportBacklog(): Promise<void> {
    for (
      let told = (await readCopyStatus(db)).behind_since;
      !signal.aborted;
      await pause(times.tell)
    ) {
      if (!state) continue
      const lag = lagMs()
      const since = Date.now() - lag
      const isNew = told === null ? lag > backlog.from : lag < backlog.to
      if (!isNew) continue
      const next = told === null ? since : null
      await saveBehindSince(db, next).then(
        () => {
          told = next
        },
        // The database is away, or busy: a second later.
        () => {},
      )
    }
  }

  const led = Promise.all([lead(), reportBacklog()]).catch(({ message }) => onProblem(message))
  return {
    /** Milliseconds that the copy is behind, as far as this process knows: the one that copies does. */
    lagMs,
    /** To be called while the database is still open. */
    async stopPictures(): Promise<void> {
      closing.abort()
      const flush = async () => {
        await led
        if (closers.length > 0) await copier.copyNew().catch(() => {})
      }
      await Promise.race([flush(), wait(times.flush, null, { ref: false })])
    },
    /** To be called once the database is closed: what was written last is copied now. */
    async close(): Promise<void> {
      for (const close of closers) await close()
    },
  }
}

/** Says what is wrong, each thing once in a row and not too often: Litestream tries twice a second. */
function createReport(log: Log): (reason: string) => void {
  let last = ''
  let saidAt = 0
  return (reason) => {
    if (reason === last || Math.abs(Date.now() - saidAt) < times.say) return
    last = reason
    saidAt = Date.now()
    log.warn({ reason }, 'The copy cannot go on for now')
  }
}
