import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { engineOf } from './engine.ts'
import { findViolation, isConflict } from './failures.ts'
import type { Database } from './schema.ts'
import type { TableName } from './tables/roles.ts'

const attempts = 12

/**
 * Runs `work` as if it were alone: SQLite gives it the write lock; PostgreSQL runs it serializable and repeats it
 * from the start after a conflict. So `work` must use nothing but `trx`, await nothing else, and be repeatable.
 * The one exception is the picture store, where a picture's files and its row must agree (`api/images/images.ts`).
 */
export async function transaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work)
    } catch (error) {
      if (attempt === attempts || !isRetryable(db, error)) throw error
      await setTimeout(Math.random() * 2 ** Math.min(attempt, 7))
    }
  }
}

/** The table that each group of writers locks: hardly ever written, so vacuum does not interfere. */
const lockedFor = { content: 'meta', 'sign-in': 'users' } as const

/**
 * Serializes writers that read what they change, such as the last order or a number of failures; otherwise they
 * conflict again and again. Call it first in a transaction, so that PostgreSQL sees what the previous writer has
 * committed.
 */
export async function lockWriters(
  trx: Database,
  among: keyof typeof lockedFor = 'content',
): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await sql`lock table ${sql.table(lockedFor[among])} in share row exclusive mode`.execute(trx)
}

/** The only way to write what backups call content, with or without pictures: writers take turns. */
export function writeTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    await lockWriters(trx)
    return work(trx)
  })
}

/**
 * True if a repeat may succeed because other writers interfered. A foreign key rejects an id that was just looked
 * up only if another writer intervened; the repeat finds the reason.
 */
function isRetryable(db: Database, error: unknown): boolean {
  if (isConflict(error)) return true
  return engineOf(db) === 'postgres' && findViolation(error)?.kind === 'foreign-key'
}

/** Runs several reads on the same state of the database. */
export function snapshot<T>(db: Database, read: (trx: Database) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}

/** Defers foreign key checks to the commit, for changes that are only consistent as a whole. */
export async function deferForeignKeys(trx: Database): Promise<void> {
  await (engineOf(trx) === 'postgres'
    ? sql`set constraints all deferred`
    : sql`pragma defer_foreign_keys = on`
  ).execute(trx)
}

/** Locks tables against other writers until the transaction ends; readers are not blocked. */
export async function lockTables(trx: Database, tables: TableName[]): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  const names = sql.join(tables.map((table) => sql.table(table)))
  await sql`lock table ${names} in exclusive mode`.execute(trx)
}

/** Turns off PostgreSQL's time limits for work that takes long. */
export async function disableTimeouts(trx: Database): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
