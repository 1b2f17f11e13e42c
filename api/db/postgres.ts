import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../../env/start-error.ts'
import { serverLimits } from '../server-limits.ts'
import type { Database } from './schema.ts'
import { countWrites } from './writes.ts'

const int8 = pg.types.builtins.INT8
/** Of each database: what it works with, and one connection for health checks. */
const pools = new WeakMap<Database, { working: pg.Pool; health: pg.Pool }>()

/**
 * Opens a pool of connections to PostgreSQL.
 * @throws StartError where the server cannot be reached or rejects the connection
 */
export async function openPostgres(url: string): Promise<Database> {
  const working = createPool(url, {
    max: 10,
    connectionTimeoutMillis: serverLimits.load.staff.waitMs,
  })
  const health = createPool(url, { max: 1, connectionTimeoutMillis: 5000 })
  try {
    await working.query('select 1')
  } catch (error) {
    await working.end()
    throw new StartError(
      `DATABASE_URL: cannot use the database at ${new URL(url).host} (${readReason(error)})`,
    )
  }
  const pool = {
    options: working.options,
    connect: () => working.connect(),
    end: async () => void (await Promise.all([working.end(), health.end()])),
  }
  const db = countWrites(new PostgresDialect({ pool }))
  pools.set(db, { working, health })
  return db
}

function createPool(
  url: string,
  size: Required<Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis'>>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'vaagai-catalogue',
    ...size,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
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

/** Asks past all those who wait for a connection. */
export async function pingDatabase(db: Database): Promise<void> {
  await pools.get(db)?.health.query('select 1')
}

/** How the connections of a database are used; SQLite has none. */
export function poolState(db: Database): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db)?.working ?? {}
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}

function readReason(error: unknown): string {
  // Connections refused at several addresses come as one error without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return readReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
