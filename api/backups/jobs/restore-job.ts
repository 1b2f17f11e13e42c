import type { ApiDeps } from '../../deps.ts'
import type { Author } from '../../records/author.ts'
import { type JobResult, presentContent } from '../presenter.ts'
import { type Restored, restoreBackup } from '../restore/restore.ts'
import { isPlainCopy } from '../storage/backup-names.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import { type PruneLog, pruneOrLog } from '../storage/prune-backups.ts'
import type { ServerJob } from './job-runner.ts'
import { openStored, rejectUnusable } from './stored-file.ts'

type Deps = ApiDeps & { storage: BackupStorage; log: PruneLog }

/** Restores a stored backup. The transaction that replaces the rows also records the job as done. */
export async function restoreStored(
  { db, env, images, onRestored, storage, log }: Deps,
  { name, author }: { name: string; author: Author },
  job: ServerJob,
): Promise<JobResult> {
  const restored = await restoreBackup({
    db,
    store: images.store,
    storage,
    shopName: env.shop.name,
    ordersKeepDays: env.ordersKeepDays,
    author,
    file: name,
    isPlain: isPlainCopy(name),
    open: async () => (await openStored(storage, name, job.signal)).stream,
    progress: job.progress,
    job: {
      lock: job.lock,
      finish: (trx, restored) => job.finish(trx, toResult(restored)),
    },
  }).catch((error) => rejectUnusable(storage, name, error))
  await onRestored?.()
  await pruneOrLog(db, storage, log)
  return toResult(restored)
}

function toResult({ header, manifest, before }: Restored): JobResult {
  return { content: presentContent(header, manifest), before }
}
