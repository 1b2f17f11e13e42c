import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StartError } from '../../env/start-error.ts'
import { serverLimits } from '../server-limits.ts'
import { createHangGuard, type HangGuard } from './hang-guard.ts'
import type { Database } from './schema.ts'
import { countWrites } from './writes.ts'

const { waitMs } = serverLimits.load.staff
const int8 = pg.types.builtins.INT8
/** Milliseconds that a statement may take though others are answered. What only reads waits for no lock. */
const maxMs = { select: 8000, other: 20_000 }
const select = /^\s*select\b/i
/** Of each database: what it works with, and who knows whether it answers. */
const databases = new WeakMap<Database, { working: pg.Pool; guard: HangGuard }>()

/**
 * Opens a pool of connections to PostgreSQL.
 * @throws StartError where the server cannot be reached or rejects the connection
 */
export async function openPostgres(url: string): Promise<Database> {
  const working = createPool(url, {
    max: 10,
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
  const pool = {
    options: working.options,
    connect: () => connect(working, guard),
    async end() {
      guard.close()
      await Promise.all([working.end(), health.end()])
    },
  }
  const db = countWrites(new PostgresDialect({ pool }))
  databases.set(db, { working, guard })
  return db
}

/** A connection whose statements are limited in time; one that is given up ends with its connection. */
async function connect(pool: pg.Pool, guard: HangGuard): Promise<PostgresPoolClient> {
  let isAbandoned = false
  const abandonWait = () => {
    isAbandoned = true
  }
  const connecting = async () => {
    const client = await pool.connect()
    if (isAbandoned) client.release()
    return client
  }
  const client = await guard.run(connecting, { abandon: abandonWait, maxMs: waitMs })
  const abandon = () => void client.end()
  const query = (text: string, values: unknown[]) =>
    guard.run(() => client.query(text, values), {
      abandon,
      maxMs: select.test(text) ? maxMs.select : maxMs.other,
    })
  const release = (isBroken?: boolean) => client.release(isBroken)
  // Kysely asks for cursors, which nothing here uses, by the same name.
  return { query, release } as unknown as PostgresPoolClient
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

/** Whether the server answers, however many statements wait. */
export async function isAnswering(db: Database): Promise<boolean> {
  return (await databases.get(db)?.guard.isUp()) ?? false
}

/** How the connections of a database are used; SQLite has none. */
export function poolState(db: Database): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = databases.get(db)?.working ?? {}
  return { total: totalCount, idle: idleCount, waiting: waitingCount }
}

function readReason(error: unknown): string {
  // Connections refused at several addresses come as one error without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return readReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
