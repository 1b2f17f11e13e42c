import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Env } from '../../env/env.ts'
import { tryToLead } from '../db/copy-lock.ts'
import { identifySite, readCopyStatus, saveBehindSince } from '../db/copy-status.ts'
import { engineOf } from '../db/engine.ts'
import type { Database } from '../db/schema.ts'
import { sqliteFileName } from '../db/sqlite.ts'
import type { FileStore } from '../images/store.ts'
import { copyDatabase } from './copy-database.ts'
import { createPictureCopier } from './copy-pictures.ts'
import { openCopyTarget } from './copy-target.ts'
import { startLitestream } from './litestream.ts'
import { markMinutes } from './mark-minutes.ts'
import { claimCopy } from './own-copy.ts'

type Log = { warn(details: object, message: string): void }
export type CopyOptions = { env: Env; db: Database; store: FileStore; log: Log }

const hour = 60 * 60_000
/** Milliseconds. */
const times = { tick: 250, tell: 1000, lead: 1000, pause: 1000, maxPause: 30_000, flush: 5000 }
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
  const copier = createPictureCopier({ db, store, target })
  const closers: (() => void | Promise<void>)[] = []
  let lagMs = () => 0

  const pause = (ms: number) => wait(ms, null, { signal }).catch(() => {})

  /** Tries until it succeeds, ever later; false where the process ends before. */
  async function retry(work: () => Promise<unknown>): Promise<boolean> {
    for (let ms = times.pause; !signal.aborted; ms = Math.min(ms * 2, times.maxPause)) {
      try {
        await work()
        return true
      } catch (error) {
        onProblem((error as Error).message)
        await pause(ms)
      }
    }
    return false
  }

  async function lead(): Promise<void> {
    const lock = await waitForLead()
    if (!lock) return
    const since = (await readCopyStatus(db)).behind_since ?? Date.now()
    // Last of all: the next leader is not to find Litestream running.
    closers.push(() => lock.release())
    const state = { databaseUntil: () => since, picturesUntil: since }
    lagMs = () => Date.now() - Math.min(state.databaseUntil(), state.picturesUntil)
    const telling = tellWhileOpen()
    if (await retry(async () => claimCopy(target, await identifySite(db)))) {
      const readVersion = isSqlite ? startDatabase(state, since) : undefined
      await copyPictures(state, readVersion)
    }
    await telling
  }

  async function waitForLead() {
    while (!signal.aborted) {
      const lock = tryToLead(folder)
      if (lock) return lock
      await pause(times.lead)
    }
    return null
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
    const marks = markMinutes(env.dataDir)
    state.databaseUntil = () => database.copiedUntil
    signal.addEventListener('abort', () => marks.close(), { once: true })
    closers.unshift(() => database.end())
    return marks.readVersion
  }

  /** Looks for new pictures with each write; on PostgreSQL, which does not tell, each second. */
  async function copyPictures(state: { picturesUntil: number }, readVersion?: () => number) {
    let version = -1
    let everythingAt = 0
    for (let ticks = 0; !signal.aborted; ticks++) {
      const now = Date.now()
      const seen = readVersion?.() ?? Math.floor(ticks / 4)
      const isDue = now - everythingAt > hour || now < everythingAt
      if (isDue || seen !== version) {
        const isDone = await retry(() => (isDue ? copier.copyEverything() : copier.copyNew()))
        if (!isDone) return
        if (isDue) everythingAt = now
        version = seen
      }
      state.picturesUntil = now
      await pause(times.tick)
    }
  }

  /** For the other processes, and whoever asks them. */
  async function tellWhileOpen(): Promise<void> {
    for (
      let told = (await readCopyStatus(db)).behind_since;
      !signal.aborted;
      await pause(times.tell)
    ) {
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

  const led = lead().catch((error) => onProblem(error.message))
  return {
    /** Milliseconds that the copy is behind, as far as this process knows: the one that copies does. */
    lagMs: () => lagMs(),
    /** To be called while the database is still open. */
    async stopPictures(): Promise<void> {
      closing.abort()
      await led
      const isLeading = closers.length > 1
      if (isLeading)
        await Promise.race([
          copier.copyNew().catch(() => {}),
          wait(times.flush, null, { ref: false }),
        ])
    },
    /** To be called once the database is closed: what was written last is copied now. */
    async close(): Promise<void> {
      for (const close of closers) await close()
    },
  }
}

/** Says once what is wrong, until something else is. */
function createReport(log: Log): (reason: string) => void {
  let last = ''
  return (reason) => {
    if (reason === last) return
    last = reason
    log.warn({ reason }, 'The copy cannot go on for now')
  }
}
