import type { ApiDeps } from '../../deps.ts'
import { readShopName } from '../../settings/saved-settings.ts'
import { backUpInThread } from '../make/backup-in-thread.ts'
import { type JobResult, presentContent } from '../presenter.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import { type PruneLog, pruneOrLog } from '../storage/prune-backups.ts'
import type { ServerJob } from './job-runner.ts'
import { recordBackupFailure } from './record-failure.ts'
import { saveVerifiedBackup } from './schedule-repository.ts'

type Deps = Pick<ApiDeps, 'db' | 'env'> & { storage: BackupStorage; log: PruneLog }

/** Makes a backup, and deletes older ones that are no longer needed. */
export async function backUp(
  { db, env, storage, log }: Deps,
  { name, isAwaited }: { name: string; isAwaited: boolean },
  { progress, signal }: ServerJob,
): Promise<JobResult> {
  const manifest = await backUpInThread({ env, storage, name, isAwaited, progress, signal })
  await saveVerifiedBackup(db, manifest.missing.length)
  await pruneOrLog(db, storage, log)
  const shopName = await readShopName(db, env.shop)
  return {
    content: presentContent({ site: shopName, createdAt: new Date().toISOString() }, manifest),
  }
}

/** Makes a backup that a user waits for; if it fails, the status of backups gives the reason. */
export async function backUpForStaff(deps: Deps, name: string, job: ServerJob): Promise<JobResult> {
  try {
    return await backUp(deps, { name, isAwaited: true }, job)
  } catch (error) {
    await recordBackupFailure(deps.db, error).catch(() => {})
    throw error
  }
}
