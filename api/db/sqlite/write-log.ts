import { renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * The page of the table whose single row marks the seconds, and the last mark; undefined if there is no such
 * table.
 */
export type Marks = { page: number | undefined; last: number }

/** Reads the marks of a database file. */
export function readMarks(path: string): Marks {
  using file = new DatabaseSync(path)
  const page = file
    .prepare("select rootpage from sqlite_schema where name = 'copy_status'")
    .get()?.rootpage
  if (page === undefined) return { page: undefined, last: 0 }
  const last = file.prepare('select marked_at from copy_status').get()?.marked_at
  return { page: Number(page), last: Number(last) }
}

/** Applies a write-ahead log to its database file; the log is then gone. */
export function applyWriteLog(path: string, log: string): void {
  renameSync(log, `${path}-wal`)
  using file = new DatabaseSync(path)
  file.exec('pragma wal_checkpoint(truncate)')
}
