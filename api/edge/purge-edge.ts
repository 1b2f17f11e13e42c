import type { FastifyInstance } from 'fastify'
import { indiaDate } from '../../contract/india-time.ts'
import type { VersionReader } from '../../http-cache/version-reader.ts'
import { repeat } from '../background/repeat.ts'
import type { Database } from '../db/schema.ts'
import { PurgeQueue } from './purge-queue.ts'
import { beginPurges, claimPurge, listWrittenTags } from './purges-repository.ts'

/** Milliseconds between two checks for writes. */
const lookEvery = 200
/**
 * Milliseconds after which no process answers from a state before a write. A purge waits longer than that,
 * because a lagging process would otherwise refill the cache with stale responses.
 */
export const trustedBeforePurge = 350
const settleFor = trustedBeforePurge + 100
/** Milliseconds that a stopping process gives its last call. */
const lastCall = 1000

/** Every public response has one of these tags. */
const everything = ['catalogue', 'settings']

type PurgeOptions = {
  db: Database
  watcher: VersionReader
  url: string
  token: string | undefined
}

/**
 * Tells caches in front about each write (by any process, command or schedule) and each midnight in India within
 * a second, with one call by one process.
 */
export function purgeEdge(
  server: FastifyInstance,
  { db, watcher, url, token }: PurgeOptions,
): void {
  const queue = new PurgeQueue({ url, token, log: server.log })
  const settling = new Map<NodeJS.Timeout, string[]>()
  let seen = ''
  let lastEntry = 0
  let isFailing = false

  /** Repeats a failed read at the next check, and logs the first failure and the recovery. */
  async function tryCheck(): Promise<void> {
    try {
      await check()
      if (isFailing) server.log.warn('Writes that caches in front must be told of are found again')
      isFailing = false
    } catch (error) {
      if (!isFailing)
        server.log.warn(
          { err: error },
          'Writes that caches in front must be told of cannot be read',
        )
      isFailing = true
    }
  }

  async function check(): Promise<void> {
    const current = `${indiaDate(Date.now())} ${await watcher.latest()}`
    if (current === seen) return
    const claimed = await claimPurge(db)
    seen = current
    const since = lastEntry
    lastEntry = claimed.lastEntry
    if (claimed.isClaimed) settle(await listWrittenTags(db, since).catch(() => []))
  }

  function settle(records: string[]): void {
    const timeout = setTimeout(() => {
      settling.delete(timeout)
      queue.add(everything, records)
    }, settleFor)
    settling.set(timeout, records)
  }

  server.addHook('onReady', async () => {
    const begun = await beginPurges(db)
    lastEntry = begun.lastEntry
  })
  repeat(server, lookEvery, tryCheck)
  server.addHook('onClose', async () => {
    await tryCheck()
    for (const [timeout, records] of settling) {
      clearTimeout(timeout)
      queue.add(everything, records)
    }
    await queue.close(lastCall)
  })
}
