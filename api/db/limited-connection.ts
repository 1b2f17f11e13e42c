import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { serverLimits } from '../server-limits.ts'
import type { HangGuard } from './hang-guard.ts'
import { isRead } from './writes.ts'

const { waitMs } = serverLimits.load.staff
/** Milliseconds that a statement may take though others are answered. What only reads waits for no lock. */
const maxMs = { select: 8000, other: 20_000 }
const select = /^\s*select\b/i
/** Milliseconds that the server lets a statement take, and lets a transaction wait for the next one. */
const limited = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000 }
const unlimited = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }
const begins = /^(begin|start transaction)\b/
const ends = /^(commit|rollback)$/

export type TimeLimits = { areLifted: boolean }

/**
 * A connection whose statements are limited in time; one that is given up ends with its connection. The
 * server's limits are set inside each transaction, and so is every single write: a pooler takes no
 * settings at connecting, and would hand those of a session on to others.
 */
export async function connect(
  pool: pg.Pool,
  guard: HangGuard,
  limits: TimeLimits,
): Promise<PostgresPoolClient> {
  const client = await openWithin(pool, guard)
  let isInTransaction = false

  function run(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const ofKind = select.test(text) ? maxMs.select : maxMs.other
    return guard.run(() => client.query(text, values), {
      abandon: () => void client.end(),
      maxMs: limits.areLifted ? Number.POSITIVE_INFINITY : ofKind,
    })
  }

  /** In one message, so that the limits cost no time of their own. */
  const begin = (text: string) =>
    run([text, ...setLocal(limits.areLifted ? unlimited : limited)].join('; '))

  async function write(text: string, values: unknown[]): Promise<pg.QueryResult> {
    await begin('begin')
    try {
      const result = await run(text, values)
      await run('commit')
      return result
    } catch (error) {
      await run('rollback').catch(() => client.end())
      throw error
    }
  }

  async function query(text: string, values: unknown[]): Promise<unknown> {
    if (begins.test(text)) {
      isInTransaction = true
      return begin(text)
    }
    if (ends.test(text)) isInTransaction = false
    return isInTransaction || isRead(text) ? run(text, values) : write(text, values)
  }

  const release = (isBroken?: boolean) => client.release(isBroken)
  // Kysely asks for cursors, which nothing here uses, by the same name.
  return { query, release } as unknown as PostgresPoolClient
}

async function openWithin(pool: pg.Pool, guard: HangGuard): Promise<pg.PoolClient> {
  let isAbandoned = false
  const abandon = () => {
    isAbandoned = true
  }
  const connecting = async () => {
    const client = await pool.connect()
    if (isAbandoned) client.release()
    return client
  }
  return guard.run(connecting, { abandon, maxMs: waitMs })
}

function setLocal(settings: Record<string, number>): string[] {
  return Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
}
