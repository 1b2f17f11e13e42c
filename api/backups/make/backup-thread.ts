// Makes and verifies a backup in its own thread, so that the main thread can serve requests.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Env } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { openReader } from '../../db/database.ts'
import { openImageStore } from '../../images/open-store.ts'
import { StoreUnavailable } from '../../images/store.ts'
import { isStorageFull } from '../../storage-full.ts'
import { BackupError, type BackupManifest } from '../format/format.ts'
import { openBackupStorage } from '../storage/backup-storage.ts'
import { makeBackup } from './make-backup.ts'

/** Settings that the thread needs. */
export type ThreadSettings = Pick<
  Env,
  'databaseUrl' | 'dataDir' | 's3' | 'backupTo' | 'backupKeep' | 'backupRecipient'
> & { shopName: string; name: string; isAwaited: boolean }

export type ThreadMessage =
  | { progress: [done: number, total: number] }
  | { manifest: BackupManifest }
  | { failure: { kind: FailureKind; message: string } }

/** Cause of a failure: the backup itself, the storage, or something unforeseen. */
export type FailureKind = 'backup' | 'full' | 'unusable' | 'unforeseen'

/** Niceness: requests come first, more so during automatic backups. */
const lower = { awaited: 4, background: 10 }

if (parentPort) await make(parentPort, workerData)

async function make(
  port: NonNullable<typeof parentPort>,
  { shopName, name, isAwaited, ...settings }: ThreadSettings,
): Promise<void> {
  const say = (message: ThreadMessage) => port.postMessage(message)
  // Linux gives each thread its own priority; elsewhere this would lower the whole process's.
  if (process.platform === 'linux') setPriority(isAwaited ? lower.awaited : lower.background)
  try {
    const storage = await openBackupStorage(settings)
    await using db = await openReader(settings)
    const source = { db, store: await openImageStore(settings), shopName }
    const manifest = await makeBackup(source, storage.createPartial(name), (done, total) =>
      say({ progress: [done, total] }),
    )
    say({ manifest })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    say({ failure: { kind: kindOf(error), message } })
  }
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof BackupError) return 'backup'
  if (isStorageFull(error)) return 'full'
  const isUnusable = error instanceof StoreUnavailable || error instanceof StartError
  return isUnusable ? 'unusable' : 'unforeseen'
}
