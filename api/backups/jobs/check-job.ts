import { backupMessages } from '../../../contract/backups/messages.ts'
import { sha256Of } from '../format/encryption.ts'
import { BackupError } from '../format/format.ts'
import { type JobResult, presentContent } from '../presenter.ts'
import { isPlainCopy } from '../storage/backup-names.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import { verifyBackup } from '../verify/verify.ts'
import type { ServerJob } from './job-runner.ts'
import { openStored, rejectUnusable } from './stored-file.ts'

/** Verifies a backup as a restore would. The site cannot read an encrypted one, so it compares only the hash. */
export async function checkBackup(
  storage: BackupStorage,
  name: string,
  { signal }: ServerJob,
): Promise<JobResult> {
  const { stream, sha256 } = await openStored(storage, name, signal)
  if (sha256) {
    if ((await sha256Of(stream)) !== sha256) throw new BackupError(backupMessages.changed)
    return { content: null }
  }
  const verified = await verifyBackup(stream, isPlainCopy(name)).catch((error) =>
    rejectUnusable(storage, name, error),
  )
  await verified.close()
  return { content: presentContent(verified.header, verified.manifest) }
}
