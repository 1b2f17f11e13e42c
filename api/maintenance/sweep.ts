import type { FastifyInstance } from 'fastify'
import { hourMs, minuteMs } from '../../contract/durations.ts'
import { limits } from '../../contract/limits.ts'
import { repeat } from '../background/repeat.ts'
import { openBackupStorage } from '../backups/storage/backup-storage.ts'
import { pruneBackups } from '../backups/storage/prune-backups.ts'
import { isUnavailable } from '../db/failures.ts'
import type { ApiDeps } from '../deps.ts'
import { deleteOldCounts } from '../features/insight/daily-counts-repository.ts'
import { eraseDueOrdersNow } from '../features/orders/erase-orders-repository.ts'
import { deletePastPictures } from '../images/past-pictures-repository.ts'
import { sweepImages } from '../images/sweep.ts'
import { deleteAuditEntries } from '../records/audit-log-repository.ts'
import { deleteIdempotencyKeys } from '../records/idempotency-keys-repository.ts'
import { clearTrash } from '../records/trash-repository.ts'
import { openAssetStore, sweepPublishedAssets } from './published-assets-repository.ts'

type Stores = Pick<ApiDeps, 'db' | 'images' | 'env'>

/** Milliseconds from a start to the first sweep, short enough that a process restarted every hour sweeps too. */
const startDelay = 5 * minuteMs

/** Sweeps some minutes after a start, then every hour. */
export function sweepHourly(server: FastifyInstance, stores: Stores): void {
  const sweepOnce = () =>
    sweep(stores).catch(({ errors }: AggregateError) => {
      for (const err of errors)
        server.log.warn({ err }, 'A part of the hourly sweep has to be done again')
    })
  repeat(server, hourMs, sweepOnce, startDelay)
}

/**
 * Erases customers of orders closed long ago. Deletes expired entries of the trash, the audit log, the
 * idempotency keys and the daily counts, abandoned uploads of backups, images that crashes left over a day before
 * `now`, and scripts of versions no longer served.
 * @throws AggregateError with all failures, after everything else is done, or once the database is unavailable
 */
export async function sweep({ db, images, env }: Stores, now = Date.now()): Promise<void> {
  const parts = [
    () => eraseDueOrdersNow(db, env.ordersKeepDays, now),
    () => deletePastPictures(db, now),
    () => clearTrash(db, now - limits.undo.retentionMs),
    () => deleteAuditEntries(db, now),
    () => deleteIdempotencyKeys(db, now),
    () => deleteOldCounts(db, now),
    () => sweepImages(db, images, now),
    async () => pruneBackups(db, await openBackupStorage(env)),
    async () => sweepPublishedAssets(db, openAssetStore(env), now),
  ]
  const failures: unknown[] = []
  for (const sweepPart of parts) {
    try {
      await sweepPart()
    } catch (error) {
      failures.push(error)
      // Each further part would wait for the database again, and a closing server for them.
      if (isUnavailable(error)) break
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A part of the sweep has failed')
}
