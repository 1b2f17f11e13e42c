import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { minuteMs } from '../../contract/durations.ts'
import { isBeingWritten } from '../db/database.ts'
import { engineOf } from '../db/engine.ts'
import type { JobKind, MaintenanceJobsTable } from '../db/maintenance-tables.ts'
import type { Database } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'

export type JobRow = Selectable<MaintenanceJobsTable>

/** Milliseconds for which a job counts as running after its last heartbeat. */
const leaseMs = minuteMs
/** Milliseconds ahead within which every lease ends; a later end comes from a wrong clock. */
const farMs = 15 * minuteMs
const maxJobs = 20

/** Starts a job; null if another one is running. */
export async function insertJob(
  db: Database,
  kind: JobKind,
  { file = '', author = '' } = {},
): Promise<string | null> {
  const id = randomUUIDv7()
  const now = Date.now()
  return transaction(db, async (trx) => {
    await lockJobs(trx)
    if (await findRunning(trx, now)) return null
    // Jobs dated ahead by a wrong clock would count as later than this one.
    await trx.deleteFrom('maintenance_jobs').where('started_at', '>', now).execute()
    await trx
      .insertInto('maintenance_jobs')
      .values({
        id,
        kind,
        file,
        author,
        state: 'running',
        done: 0,
        total: 0,
        detail: '{}',
        started_at: now,
        alive_until: now + leaseMs,
      })
      .execute()
    const old = trx
      .selectFrom('maintenance_jobs')
      .select('id')
      .orderBy('id', 'desc')
      .limit(-1)
      .offset(maxJobs)
    await trx
      .deleteFrom('maintenance_jobs')
      .where('id', 'in', engineOf(trx) === 'postgres' ? old.clearLimit() : old)
      .execute()
    return id
  })
}

/** Renews the lease and records the progress. */
export async function renewJob(
  db: Database,
  id: string,
  progress: { done?: number; total?: number } = {},
): Promise<void> {
  await db
    .updateTable('maintenance_jobs')
    .set({ ...progress, alive_until: Date.now() + leaseMs })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Ends a running job; one that has already ended stays as it is. */
export async function endJob(
  db: Database,
  id: string,
  state: 'done' | 'failed',
  detail: object,
): Promise<void> {
  await db
    .updateTable('maintenance_jobs')
    .set({ state, detail: JSON.stringify(detail), alive_until: Date.now() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function findLatestJob(db: Database): Promise<JobRow | null> {
  const query = db.selectFrom('maintenance_jobs').selectAll().orderBy('id', 'desc').limit(1)
  return (await query.executeTakeFirst()) ?? null
}

/**
 * Keeps any job from beginning until the transaction ends. Must be its first statement, so that PostgreSQL sees
 * what was committed while it waited.
 */
export async function lockJobs(trx: Database): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await sql`lock table maintenance_jobs in exclusive mode`.execute(trx)
}

/**
 * True if somebody keeps jobs from beginning and leases from being renewed; on SQLite, any writer does. A process
 * or client that has gone holds no lock.
 */
export async function areJobsLocked(db: Database): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return isBeingWritten(db)
  const { rows } = await sql`
    select 1 from pg_locks as l join pg_database as d on d.oid = l.database
    where datname = current_database() and relation = 'maintenance_jobs'::regclass
      and mode = 'ExclusiveLock' and granted`.execute(db)
  return rows.length > 0
}

/** True if another job has begun since this one's lease ran out. */
export async function isAnotherRunning(db: Database, id: string): Promise<boolean> {
  return (await running(db, Date.now()).where('id', '<>', id).executeTakeFirst()) !== undefined
}

/** True if a running job writes or reads a file. */
export async function isInUse(db: Database, file: string): Promise<boolean> {
  return (await running(db, Date.now()).where('file', '=', file).executeTakeFirst()) !== undefined
}

/**
 * True if picture files may be removed. Must be the first statement of the transaction that removes them, so that
 * a job starting meanwhile waits until they are gone and never relies on a file about to be removed.
 */
export async function mayRemoveFiles(trx: Database): Promise<boolean> {
  if (engineOf(trx) === 'postgres')
    await sql`lock table maintenance_jobs in share mode`.execute(trx)
  return !(await findRunning(trx, Date.now()))
}

/** True while a job's process renews its lease. */
export function isAlive({ alive_until }: JobRow, now = Date.now()): boolean {
  return alive_until > now && alive_until < now + farMs
}

function findRunning(db: Database, now: number) {
  return running(db, now).executeTakeFirst()
}

function running(db: Database, now: number) {
  return db
    .selectFrom('maintenance_jobs')
    .select('id')
    .where('state', '=', 'running')
    .where('alive_until', '>', now)
    .where('alive_until', '<', now + farMs)
}
