import type { Database } from '../../db/schema.ts'
import { savePruning } from '../jobs/schedule-repository.ts'
import type { BackupStorage } from './backup-storage.ts'

export type PruneLog = { error(details: object, message: string): void }

/**
 * Deletes old backups, and records whether that succeeded, for staff to see.
 * @throws the error that prevented it
 */
export async function pruneBackups(db: Database, storage: BackupStorage): Promise<void> {
  try {
    await storage.prune()
  } catch (error) {
    await savePruning(db, false)
    throw error
  }
  await savePruning(db, true)
}

/** Deletes old backups after a job. A failure does not fail the job, because the hourly sweep tries again. */
export async function pruneOrLog(
  db: Database,
  storage: BackupStorage,
  log: PruneLog,
): Promise<void> {
  await pruneBackups(db, storage).catch((err) =>
    log.error({ err }, 'Old backups cannot be deleted'),
  )
}
