import type { Database } from '../../db/schema.ts'
import { savePruning } from '../jobs/schedule-repository.ts'
import type { BackupStorage } from './backup-storage.ts'

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
