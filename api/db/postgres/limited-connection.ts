import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { serverLimits } from '../../server-limits.ts'
import { isRead } from '../count-writes.ts'
import type { HangGuard } from './hang-guard.ts'
import type { WriteTurns } from './write-turns.ts'

const { waitMs } = serverLimits.load.staff
/** Milliseconds that a statement may take though others are answered. What only reads waits for no lock. */
const maxMs = { select: 8000, other: 20_000 }
const select = /^\s*select\b/i
/** Milliseconds that the server lets a statement take, and lets a transaction wait for the next one. */
const limited = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000 }
const unlimited = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }
const begins = /^(begin|start transaction)\b/
const readsOnly = /\bread only\b/
const ends = /^(commit|rollback)$/

export type TimeLimits = { areLifted: boolean }

type Through = { pool: pg.Pool; writeSlots: WriteTurns; guard: HangGuard; limits: TimeLimits }

/**
 * A connection whose statements are limited in time; one that is given up ends with its connection. The
 * server's limits are set inside each transaction, and so is every single write: a pooler takes no
 * settings at connecting, and would hand those of a session on to others.
 *
 * It is opened by the first statement, once that may run: writers who wait for a lock leave connections to
 * others, and a pooler's to the question whether the server answers.
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

  /** In one message, so that the limits cost no time of their own. */
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
  // Kysely asks for cursors, which nothing here uses, by the same name.
  return { query, release } as unknown as PostgresPoolClient
}

/** Waits for what others have; what arrives once nobody waits any more goes back. */
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
