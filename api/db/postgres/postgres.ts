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

/** Kysely locks migrations for a session, and a pooler gives the unlocking to another one: `migrate` locks. */
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
 * Opens a pool of at most `max` connections to PostgreSQL, or to a pooler before it, which gives each
 * transaction any session: nothing is set for a session, and no connection asks for settings.
 * @throws StartError where the server cannot be reached or rejects the connection
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
  // A connection of its own asks past all those who wait for one; kept open, as a busy server may be slow to open another.
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
 * Number of connections that may wait for locks: half of them, so that others go on reading, and no more than
 * leave those of a pooler (20, as PgBouncer comes) to three processes and their questions whether the server
 * answers. A restore writes on one and tells on another that it is alive.
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
      // Counts, times and paise all fit a number exactly.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    },
  })
  // A broken connection fails the query that needs it, and the pool replaces it. Its events must
  // be taken all the same, those of an idle one and those of one between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The settings without which what was acknowledged may be lost with the power. */
const durability = ['fsync', 'full_page_writes', 'synchronous_commit']

/** The settings of PostgreSQL that are off, though a power cut may then take what was saved. */
export async function findUnsafeSettings(db: Database): Promise<string[]> {
  if (!databases.has(db)) return []
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in (${sql.join(durability)}) and setting = 'off' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs work that may take its time or wait long for another process's, such as migrations. */
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
  // Connections refused at several addresses come as one error without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return readReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
