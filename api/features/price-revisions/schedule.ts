import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { systemAuthor } from '../../shared/author.ts'
import { priceRevisionRepository } from './repository.ts'
import { applyDueRevision } from './revisions.ts'

/** Milliseconds between two looks: what is due is to be applied within a minute. */
const pollMs = 15_000

type Log = { error(details: object, message: string): void }

/**
 * Applies the revisions whose time has come, in turn. Each is looked up again in the transaction that
 * applies it, among several processes that do so as well. One that fails is tried again at the next look.
 */
export async function applyDueRevisions(db: Database, log: Log, now = Date.now()): Promise<void> {
  for (const id of await priceRevisionRepository(db).listDue(now)) {
    const applying = catalogueTransaction(db, async (trx) => {
      const row = await priceRevisionRepository(trx).require(id)
      const isDue = row.state === 'scheduled' && row.apply_at !== null && row.apply_at <= now
      // In the name of the user who scheduled it.
      if (isDue) await applyDueRevision(trx, row, { ...systemAuthor, name: row.updated_by })
    })
    await applying.catch((err) => log.error({ err, id }, 'A price revision could not be applied'))
  }
}

/** Looks for due revisions at the start, and for as long as the server runs. */
export function applyOnTime(app: FastifyInstance, { db }: Pick<ApiDeps, 'db'>): void {
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= applyDueRevisions(db, app.log)
      .catch((err) => app.log.error({ err }, 'Due price revisions could not be looked up'))
      .finally(() => {
        looking = null
      })
    return looking
  }
  const timer = setInterval(look, pollMs)
  timer.unref()
  app.addHook('onReady', look)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await looking
  })
}
