import { backupMessages } from '../../../contract/backups/messages.ts'
import { messages } from '../../../contract/messages.ts'
import { notFound } from '../../errors.ts'
import { BackupError, UnusableBackupError } from '../format/format.ts'
import { toWeb } from '../format/web-stream.ts'
import { isUpload } from '../storage/backup-names.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'

/**
 * Opens a stored backup; reading stops once the signal is aborted.
 * @throws ApiError 404 if there is none
 */
export async function openStored(storage: BackupStorage, name: string, signal: AbortSignal) {
  const file = await storage.open(name)
  if (!file) throw notFound(messages.backup.notFound)
  signal.addEventListener('abort', () => file.stream.destroy(signal.reason), { once: true })
  return { stream: toWeb(file.stream), sha256: file.sha256 }
}

/** Rethrows the reason, after removing an upload that is not a backup from the list. */
export async function rejectUnusable(
  storage: BackupStorage,
  name: string,
  error: unknown,
): Promise<never> {
  if (!(error instanceof UnusableBackupError) || !isUpload(name)) throw error
  await storage.markUnusable(name)
  throw new BackupError(backupMessages.notKept(error.message))
}
