import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { serverLimits } from '../../server-limits.ts'
import { isRead } from '../count-writes.ts'
import type { HangGuard } from './hang-guard.ts'
import type { WriteTurns } from './write-turns.ts'

const { waitMs } = serverLimits.load.staff
/**
 * Milliseconds that a statement may take although others are answered. Statements that only read wait for no
 * lock.
 */
const maxMs = { select: 8000, other: 20_000 }
const select = /^\s*select\b/i
/** Milliseconds that the server allows for a statement, and for a pause between two statements of a transaction. */
const limited = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000 }
const unlimited = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }
const begins = /^(begin|start transaction)\b/
const readsOnly = /\bread only\b/
const ends = /^(commit|rollback)$/

export type TimeLimits = { areLifted: boolean }

type Through = { pool: pg.Pool; writeSlots: WriteTurns; guard: HangGuard; limits: TimeLimits }

/**
 * A connection with time limits on its statements; a statement that is given up takes its connection with it. The
 * server's limits are set inside each transaction, as is every single write: a pooler accepts no settings when
 * connecting, and would pass those of a session on to other clients.
 *
 * The connection opens only once its first statement may run: writers waiting for a lock then leave connections
 * to others, and a pooler's to the health check.
 */
export function connect({ pool, writeSlots, guard, limits }: Through): PostgresPoolClient {
  let opened: pg.PoolClient | undefined
  let hasTurn = false
  let isInTransaction = false

  async function open(): Promise<pg.PoolClient> {
    opened ??= await waitFor(
      guard,
      () => pool.connect(),
      (client) => client.release(),
    )
    return opened
  }

  async function takeTurn(): Promise<void> {
    if (hasTurn) return
    await waitFor(guard, writeSlots.take, writeSlots.giveBack)
    hasTurn = true
  }

  async function run(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await open()
    const ofKind = select.test(text) ? maxMs.select : maxMs.other
    return guard.run(() => client.query(text, values), {
      abandon: () => void client.end(),
      maxMs: limits.areLifted ? Number.POSITIVE_INFINITY : ofKind,
    })
  }

  /** Sends everything in one message, so that the limits cost no round trip. */
  const begin = (text: string) =>
    run([text, ...setLocal(limits.areLifted ? unlimited : limited)].join('; '))

  async function write(text: string, values: unknown[]): Promise<pg.QueryResult> {
    await takeTurn()
    await begin('begin')
    try {
      const result = await run(text, values)
      await run('commit')
      return result
    } catch (error) {
      await run('rollback').catch(() => opened?.end())
      throw error
    }
  }

  async function query(text: string, values: unknown[]): Promise<unknown> {
    if (begins.test(text)) {
      if (!readsOnly.test(text)) await takeTurn()
      isInTransaction = true
      return begin(text)
    }
    if (ends.test(text)) isInTransaction = false
    return isInTransaction || isRead(text) ? run(text, values) : write(text, values)
  }

  function release(isBroken?: boolean): void {
    opened?.release(isBroken)
    if (hasTurn) writeSlots.giveBack()
  }
  // Kysely's type includes a `query` for cursors, which nothing here uses.
  return { query, release } as unknown as PostgresPoolClient
}

/** Waits for a connection that others hold; one that arrives when nobody waits any more is returned. */
async function waitFor<T>(
  guard: HangGuard,
  ask: () => Promise<T>,
  giveBack: (got: T) => void,
): Promise<T> {
  let isAbandoned = false
  const abandon = () => {
    isAbandoned = true
  }
  const asking = async () => {
    const got = await ask()
    if (isAbandoned) giveBack(got)
    return got
  }
  return guard.run(asking, { abandon, maxMs: waitMs })
}

function setLocal(settings: Record<string, number>): string[] {
  return Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
}
