import type { Generated } from 'kysely'

/** A backup, check, restore or move; while it runs and its process lives, no picture's file goes. */
export type MaintenanceJobsTable = {
  id: string
  kind: JobKind
  state: 'running' | 'done' | 'failed'
  /** File that the job writes or reads; empty if it has no name. */
  file: string
  done: number
  total: number
  /** JSON: what came of it. */
  detail: string
  /** Name of the user who began it; empty on the command line. */
  author: string
  started_at: number
  /** The process that runs it puts this off; when it is over, the process is gone. */
  alive_until: number
}

export type JobKind = 'backup' | 'check' | 'restore' | 'move'

/** One row: the schedule of automatic backups, and how the last backups went. */
export type BackupScheduleTable = {
  id: 1
  /** When there first was such a row. */
  since: number
  /** The night, or other stretch of time, of the last one; null before the first start. */
  slot: number | null
  /** Time before which no process tries again. */
  not_before: Generated<number>
  /** When the last backup, manual or automatic, was verified, and how many pictures it lacks. */
  proven_at: number | null
  missing: Generated<number>
  /** When the last one failed, manual or automatic, and the reason shown to staff; null if it did not. */
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
  /** Everything up to then is in the copy; null while it keeps up. */
  behind_since: number | null
}

export type DownloadTicketsTable = {
  /** SHA-256 of the token in the address. */
  token_hash: string
  file: string
  /** The session that it was issued in, and ends with. */
  session_id: string
  expires_at: number
}

/** Files of the built pages that may still be asked for, of this version and others. */
export type PublishedAssetsTable = {
  /** As in their address; the build names them by their content. */
  name: string
  sha256: string
  bytes: number
  /** When a process of a version that has it last ran, to the day. */
  served_at: number
}
