import type { Generated } from 'kysely'

/** A backup, check, restore or move; while it runs and its process lives, no picture file is removed. */
export type MaintenanceJobsTable = {
  id: string
  kind: JobKind
  state: 'running' | 'done' | 'failed'
  /** File that the job writes or reads; empty if it has no name. */
  file: string
  done: number
  total: number
  /** JSON: the result. */
  detail: string
  /** Name of the user who began it; empty on the command line. */
  author: string
  started_at: number
  /** The running process keeps extending this; once it has passed, the process is gone. */
  alive_until: number
}

export type JobKind = 'backup' | 'check' | 'restore' | 'move'

/** One row: the schedule of automatic backups, and how the last backups went. */
export type BackupScheduleTable = {
  id: 1
  /** Time at which this row was created. */
  since: number
  /** Night or other slot of the last backup; null before the first start. */
  slot: number | null
  /** Time before which no process tries again. */
  not_before: Generated<number>
  /** When the last backup, manual or automatic, was verified, and how many pictures it lacks. */
  proven_at: number | null
  missing: Generated<number>
  /**
   * Time of the last failed backup, manual or automatic, and the reason shown to staff; null if the last one
   * succeeded.
   */
  failed_at: number | null
  failure: Generated<string>
  /** 1 if old backups could not be deleted the last time. */
  unpruned: Generated<number>
}

/** One row: how far the copy elsewhere is. */
export type CopyStatusTable = {
  id: 1
  /** The site that the copy is of; blank before the first one. */
  site: Generated<string>
  /** The last second that is marked in the copy, by which a restore finds the state of that moment. */
  marked_at: Generated<number>
  /** Everything up to this time is in the copy; null while the copy keeps up. */
  behind_since: number | null
}

export type DownloadTicketsTable = {
  /** SHA-256 of the token in the address. */
  token_hash: string
  file: string
  /** The session that issued the ticket, with which it ends. */
  session_id: string
  expires_at: number
}

/** Files of the built pages, of this version and others, that may still be requested. */
export type PublishedAssetsTable = {
  /** The file's name in its address; the build derives it from the content. */
  name: string
  sha256: string
  bytes: number
  /** Last day on which a process of a version with this file ran. */
  served_at: number
}
