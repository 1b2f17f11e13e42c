import type {
  BackupContent,
  BackupFile,
  BackupJob,
  BackupStatus,
  CopyState,
} from '../../contract/backups/backup.ts'
import { backupLimits } from '../../contract/backups/limits.ts'
import { messages } from '../../contract/messages.ts'
import { isAlive, type JobRow } from '../background/jobs-repository.ts'
import type { CopyStatusRow } from '../copy/status-repository.ts'
import type { BackupHeader, BackupManifest } from './format/format.ts'
import type { BackupScheduleRow } from './jobs/schedule-repository.ts'
import type { StoredBackup } from './storage/backup-storage.ts'

/**
 * Stored when a job succeeds: the content, which is null after checking an encrypted backup; after a restore,
 * also the copy of the previous site.
 */
export type JobResult = { content: BackupContent | null; before?: BackupJob['before'] }

/** Stored when a job has ended. */
type Detail = { reason?: string } & Partial<JobResult>

export function presentContent(
  { site, createdAt }: Pick<BackupHeader, 'site' | 'createdAt'>,
  { tables, pictures, missing }: BackupManifest,
): BackupContent {
  return {
    site,
    createdAt,
    products: tables.products ?? 0,
    categories: tables.categories ?? 0,
    galleryItems: tables.gallery_items ?? 0,
    accounts: tables.users ?? 0,
    pictures,
    missing: missing.length,
  }
}

/**
 * Presents a job whose lease has expired as failed, because its process is gone. While a restore holds the lock
 * on jobs to replace the rows, no lease can be renewed, so an expired one means nothing.
 */
export function presentJob(row: JobRow, isLocked: boolean): BackupJob {
  const { reason, content, before }: Detail = JSON.parse(row.detail)
  const isCutOff = row.state === 'running' && !isAlive(row) && !isLocked
  const failure = isCutOff ? messages.backup.cutOff : reason || messages.backup.failed
  const state = isCutOff ? 'failed' : row.state
  return {
    _id: row.id,
    kind: row.kind,
    state,
    file: row.file,
    done: row.done,
    total: row.total,
    startedAt: new Date(row.started_at).toISOString(),
    startedBy: row.author,
    message: state === 'failed' ? failure : '',
    content: content ?? null,
    before: before ?? null,
  }
}

export function presentStatus(
  row: BackupScheduleRow,
  unsafeSettings: string[],
  copy: CopyState,
  now: number,
): BackupStatus {
  return {
    provenAt: row.proven_at === null ? null : new Date(row.proven_at).toISOString(),
    // A time as far ahead comes from a wrong clock and proves nothing, so it counts as old too.
    isOld: Math.abs(now - (row.proven_at ?? row.since)) > backupLimits.careAfter,
    failure: row.failed_at === null ? null : row.failure,
    isUnpruned: row.unpruned === 1,
    missing: row.missing,
    unsafeSettings,
    copy,
  }
}

/** Null if the site is not copied now, even if it was before. */
export function presentCopy(
  isCopied: boolean,
  { behind_since }: Pick<CopyStatusRow, 'behind_since'>,
  now: number,
): CopyState {
  if (!isCopied) return null
  const behindSince = behind_since === null ? null : new Date(behind_since).toISOString()
  return {
    behindSince,
    isLate: behind_since !== null && now - behind_since > backupLimits.copyLateAfter,
  }
}

export function presentFile({ storedAt, ...file }: StoredBackup): BackupFile {
  return { ...file, createdAt: new Date(storedAt).toISOString() }
}
