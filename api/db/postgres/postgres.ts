import { PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { defaultPool } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { serverLimits } from '../../server-limits.ts'
import { countWrites } from '../count-writes.ts'
import type { Database } from '../schema.ts'
import { createHangGuard, type HangGuard } from './hang-guard.ts'
import { connect, type TimeLimits } from './limited-connection.ts'
import { createWriteTurns, type WriteTurns } from './write-turns.ts'

const { waitMs } = serverLimits.load.staff
const int8 = pg.types.builtins.INT8
/** Connections and limits of each database. */
const databases = new WeakMap<
  Database,
  { working: pg.Pool; writeSlots: WriteTurns; guard: HangGuard; limits: TimeLimits }
>()

/**
 * Kysely locks migrations for a session, but a pooler may send the unlock to another session, so `migrate` locks
 * instead.
 */
class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedMigrationsAdapter()
  }
}

class UnlockedMigrationsAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * Opens a pool of at most `max` connections to PostgreSQL or to a pooler. A pooler gives each transaction any
 * session, so nothing is set for a session and no connection asks for settings.
 * @throws StartError if the server cannot be reached or rejects the connection
 */
export async function openPostgres(url: string, max = defaultPool): Promise<Database> {
  const working = createPool(url, {
    max,
    connectionTimeoutMillis: waitMs,
  })
  try {
    await working.query('select 1')
  } catch (error) {
    await working.end()
    throw new StartError(
      `DATABASE_URL: cannot use the database at ${new URL(url).host} (${readReason(error)})`,
    )
  }
  // Health checks have a connection of their own, so that they bypass those waiting for one; it stays open,
  // because a busy server may be slow to open another.
  const health = createPool(url, { max: 1, connectionTimeoutMillis: 5000, idleTimeoutMillis: 0 })
  const guard = createHangGuard((late) => ping(health, late))
  const limits: TimeLimits = { areLifted: false }
  const writeSlots = createWriteTurns(writersOf(max))
  const pool = {
    options: working.options,
    connect: async () => connect({ pool: working, writeSlots, guard, limits }),
    async end() {
      guard.close()
      await Promise.all([working.end(), health.end()])
    },
  }
  const db = countWrites(new PooledDialect({ pool }))
  databases.set(db, { working, writeSlots, guard, limits })
  return db
}

/**
 * Number of connections that may wait for locks: half of them, so that reads continue, and few enough that three
 * processes and their health checks fit into a pooler's 20 (PgBouncer's default). Never fewer than two, because a
 * restore writes on one and renews its lease on another.
 */
function writersOf(max: number): number {
  return Math.max(2, Math.min(5, Math.floor(max / 2)))
}

async function ping(pool: pg.Pool, late: AbortSignal): Promise<void> {
  const client = await pool.connect()
  const abandon = () => void client.end()
  late.addEventListener('abort', abandon)
  try {
    await client.query('select 1')
  } finally {
    late.removeEventListener('abort', abandon)
    client.release(late.aborted)
  }
}

function createPool(
  url: string,
  size: Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis' | 'idleTimeoutMillis'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'vaagai-catalogue',
    ...size,
    types: {
      // Counts, times and paise all fit exactly into a number.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    },
  })
  // A broken connection fails its query, and the pool replaces it. Error events must still be handled, both of
  // idle connections and of those between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Settings without which a power cut may lose writes that were acknowledged. */
const durability = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Durability settings of PostgreSQL that are off, so that a power cut may lose saved data. */
export async function findUnsafeSettings(db: Database): Promise<string[]> {
  if (!databases.has(db)) return []
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in (${sql.join(durability)}) and setting = 'off' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs work that may be slow or wait long for another process, such as migrations. */
export async function withoutTimeLimits<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const limits = databases.get(db)?.limits
  if (!limits) return work()
  limits.areLifted = true
  return work().finally(() => {
    limits.areLifted = false
  })
}

/** True if the server answers, however many statements wait. */
export async function isAnswering(db: Database): Promise<boolean> {
  return (await databases.get(db)?.guard.isUp()) ?? false
}

/** Connections of a database by state; zeros for SQLite. */
export function poolState(db: Database): { total: number; idle: number; waiting: number } {
  const { working, writeSlots } = databases.get(db) ?? {}
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = working ?? {}
  return {
    total: totalCount,
    idle: idleCount,
    waiting: waitingCount + (writeSlots?.waiting() ?? 0),
  }
}

function readReason(error: unknown): string {
  // Refused connections at several addresses come as one error without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return readReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
