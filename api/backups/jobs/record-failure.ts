import { backupMessages } from '../../../contract/backups/messages.ts'
import { messages } from '../../../contract/messages.ts'
import type { Database } from '../../db/schema.ts'
import { StoreUnavailable } from '../../images/store.ts'
import { isStorageFull } from '../../storage-full.ts'
import { BackupError } from '../format/format.ts'
import { BusyError, JobInterruptedError } from './job.ts'
import { saveBackupFailure } from './schedule-repository.ts'

/**
 * Records why a manual or automatic backup failed. A backup that had to wait or was interrupted does not count as
 * failed.
 */
export async function recordBackupFailure(db: Database, error: unknown): Promise<void> {
  if (error instanceof BusyError || error instanceof JobInterruptedError) return
  await saveBackupFailure(db, backupFailureReason(error))
}

/** The reason in words for staff. */
function backupFailureReason(error: unknown): string {
  if (isStorageFull(error)) return backupMessages.full
  if (error instanceof BackupError) return error.message
  return error instanceof StoreUnavailable ? backupMessages.unwritable : messages.backup.failed
}
