import type { Database } from '../../db/schema.ts'
import { savePruning } from '../jobs/schedule-repository.ts'
import type { BackupStorage } from './backup-storage.ts'

export type PruneLog = { error(details: object, message: string): void }

/**
 * Deletes old backups, and records whether it could, which staff are told.
 * @throws what kept it from it
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

/** Deletes old backups after a job, which has succeeded in any case: the hourly sweep tries again. */
export async function pruneOrLog(
  db: Database,
  storage: BackupStorage,
  log: PruneLog,
): Promise<void> {
  await pruneBackups(db, storage).catch((err) =>
    log.error({ err }, 'Old backups cannot be deleted'),
  )
}
