import type { FastifyInstance } from 'fastify'
import { indiaDate } from '../../contract/india-time.ts'
import type { VersionReader } from '../../http-cache/version-reader.ts'
import type { Database } from '../db/schema.ts'
import { repeat } from '../jobs/repeat.ts'
import { PurgeQueue } from './purge-queue.ts'
import { beginPurges, claimPurge, listWrittenTags } from './purges-repository.ts'

/** Milliseconds from one look for writes to the next. */
const lookEvery = 200
/**
 * Milliseconds after which no process answers any more by what it knew before a write. A purge waits longer than that:
 * otherwise a process that lags would fill the cache again with what is stale.
 */
export const trustedBeforePurge = 350
const settleFor = 450
/** Milliseconds that a stopping process gives its last call. */
const lastCall = 1000

/** Each public response has one of them. */
const everything = ['catalogue', 'settings']

type PurgeOptions = {
  db: Database
  watcher: VersionReader
  url: string
  token: string | undefined
}

/**
 * Tells caches in front within a second of each write of any process, command or schedule, and of each midnight in
 * India, by one call of one process.
 */
export function purgeEdge(
  server: FastifyInstance,
  { db, watcher, url, token }: PurgeOptions,
): void {
  const queue = new PurgeQueue({ url, token, log: server.log })
  const settling = new Map<NodeJS.Timeout, string[]>()
  let seen = ''
  let lastEntry = 0

  /** A failed reading is left to the next time. */
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
  repeat(server, lookEvery, () => check().catch(() => {}))
  server.addHook('onClose', async () => {
    await check().catch(() => {})
    for (const [timeout, records] of settling) {
      clearTimeout(timeout)
      queue.add(everything, records)
    }
    await queue.close(lastCall)
  })
}
