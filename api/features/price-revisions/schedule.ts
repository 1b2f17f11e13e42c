import type { FastifyInstance } from 'fastify'
import { repeat } from '../../background/repeat.ts'
import type { Database } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { systemAuthor } from '../../records/author.ts'
import { priceRevisionRepository } from './repository.ts'
import { applyDueRevision } from './revisions.ts'

/** Applies due revisions within a minute. */
const pollMs = 15_000

type Log = { error(details: object, message: string): void }

/**
 * Applies due revisions in order. Each is read again in the transaction that applies it, because another process
 * may have applied it. A failed one is tried again at the next poll.
 */
export async function applyDueRevisions(db: Database, log: Log, now = Date.now()): Promise<void> {
  for (const id of await priceRevisionRepository(db).listDue(now)) {
    const applying = writeTransaction(db, async (trx) => {
      const row = await priceRevisionRepository(trx).get(id)
      const isDue = row.state === 'scheduled' && row.apply_at !== null && row.apply_at <= now
      // Written in the name of the user who scheduled it.
      if (isDue) await applyDueRevision(trx, row, { ...systemAuthor, name: row.updated_by })
    })
    await applying.catch((err) => log.error({ err, id }, 'A price revision could not be applied'))
  }
}

/** Polls for due revisions while the server runs. */
export function applyOnTime(app: FastifyInstance, { db }: Pick<ApiDeps, 'db'>): void {
  const poll = () =>
    applyDueRevisions(db, app.log).catch((err) =>
      app.log.error({ err }, 'Due price revisions could not be looked up'),
    )
  app.addHook('onReady', poll)
  repeat(app, pollMs, poll)
}
