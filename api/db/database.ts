import { sql } from 'kysely'
import type { Env } from '../../env/env.ts'
import { StartError } from '../../env/start-error.ts'
import { engineOf } from './engine.ts'
import { isLocked, isUnavailable } from './failures.ts'
import { migrate } from './migrate.ts'
import { isAnswering, openPostgres, withoutTimeLimits } from './postgres/postgres.ts'
import type { Database } from './schema.ts'
import { hasSqliteFile, openSqlite, openSqliteReader, requireIntactFiles } from './sqlite/sqlite.ts'
import { isTableEmpty } from './tables/rows.ts'

/** Milliseconds. SQLite blocks the event loop while it waits for another writer. */
const busyTimeoutMs = 5000

/** The database to open, and the number of connections to PostgreSQL. */
export type DatabaseAddress = Pick<Env, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Env, 'databasePool'>>

/**
 * Opens the database that the environment names, with its tables up to date.
 * @throws StartError with the one line to show
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  const db = await openUnmigrated(address)
  try {
    await withoutTimeLimits(db, () => migrate(db, engineOf(db)))
    await setBusyTimeout(db, busyTimeoutMs)
    return db
  } catch (error) {
    await db.destroy()
    throw address.databaseUrl ? error : explainUnusable(error, address.dataDir)
  }
}

/** Opens a database with its tables as they are. */
export async function openUnmigrated(address: DatabaseAddress): Promise<Database> {
  const { databaseUrl, databasePool, dataDir } = address
  return databaseUrl ? openPostgres(databaseUrl, databasePool) : openSqlite(dataDir)
}

/** True if there is a site with accounts; creates neither a file nor a table. */
export async function hasAccounts(address: DatabaseAddress): Promise<boolean> {
  if (!address.databaseUrl && !hasSqliteFile(address.dataDir)) return false
  await using db = await openUnmigrated(address)
  try {
    const tables = await db.introspection.getTables()
    return tables.some(({ name }) => name === 'users') && !(await isTableEmpty(db, 'users'))
  } catch (error) {
    throw address.databaseUrl ? error : explainUnusable(error, address.dataDir)
  }
}

/** A read-only file or folder may be noticed only at the first write. */
function explainUnusable(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !isUnavailable(error)) return error
  return new StartError(`DATA_DIR: cannot keep the database in ${dataDir} (${error.message})`)
}

/** Opens the process's database once more, read-only, for another thread. */
export async function openReader({ databaseUrl, dataDir }: DatabaseAddress): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqliteReader(dataDir)
}

/** Runs the writes of a start, which may wait long for another process, because no requests are served yet. */
export async function withLongBusyTimeout(db: Database, work: () => Promise<void>): Promise<void> {
  await setBusyTimeout(db, 60_000)
  await work()
  await setBusyTimeout(db, busyTimeoutMs)
}

async function setBusyTimeout(db: Database, milliseconds: number): Promise<void> {
  if (engineOf(db) === 'sqlite')
    await sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(db)
}

/**
 * True while another process writes to a SQLite file, without waiting for it. A process that is gone holds no
 * lock.
 */
export function isBeingWritten(db: Database): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await setBusyTimeout(connection, 0)
    try {
      await sql`begin immediate`.execute(connection)
      await sql`rollback`.execute(connection)
      return false
    } catch (error) {
      return isLocked(error)
    } finally {
      await setBusyTimeout(connection, busyTimeoutMs)
    }
  })
}

/** True if the database responds, however many queries wait, and keeps what is written. */
export async function isResponding(db: Database): Promise<boolean> {
  try {
    if (engineOf(db) === 'postgres') return await isAnswering(db)
    await sql`select 1`.execute(db)
    requireIntactFiles(db)
    return true
  } catch {
    return false
  }
}
