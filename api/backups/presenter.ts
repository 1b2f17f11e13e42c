import type {
  BackupContent,
  BackupFile,
  BackupJob,
  BackupStatus,
  CopyState,
} from '../../contract/backups/backup.ts'
import { backupTerms } from '../../contract/backups/messages.ts'
import { messages } from '../../contract/messages.ts'
import type { CopyStatusRow } from '../copy/status-repository.ts'
import { isAlive, type JobRow } from '../jobs/repository.ts'
import type { BackupHeader, BackupManifest } from './format/format.ts'
import type { BackupScheduleRow } from './jobs/schedule-repository.ts'
import type { StoredBackup } from './storage/backup-storage.ts'

/**
 * Stored with a job that is done: the content, null of an encrypted backup that was checked; after a restore,
 * also the copy of the site as it was.
 */
export type JobResult = { content: BackupContent | null; before?: BackupJob['before'] }

/** Stored with a job that has ended. */
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
 * A job whose lease has run out has failed, its process is gone; unless jobs are locked, as a restore does while
 * it replaces the rows, and no lease can be renewed.
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
    // As long ahead as well: by a clock that was wrong, of which nothing is known.
    isOld: Math.abs(now - (row.proven_at ?? row.since)) > backupTerms.careAfter,
    failure: row.failed_at === null ? null : row.failure,
    isUnpruned: row.unpruned === 1,
    missing: row.missing,
    unsafeSettings,
    copy,
  }
}

/** Null where the site is not copied, whatever was once. */
export function presentCopy(
  isCopied: boolean,
  { behind_since }: Pick<CopyStatusRow, 'behind_since'>,
  now: number,
): CopyState {
  if (!isCopied) return null
  const behindSince = behind_since === null ? null : new Date(behind_since).toISOString()
  return {
    behindSince,
    isLate: behind_since !== null && now - behind_since > backupTerms.copyLateAfter,
  }
}

export function presentFile({ storedAt, ...file }: StoredBackup): BackupFile {
  return { ...file, createdAt: new Date(storedAt).toISOString() }
}
