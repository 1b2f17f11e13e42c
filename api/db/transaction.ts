import { setTimeout } from 'node:timers/promises'
import { PostgresAdapter, sql } from 'kysely'
import { isConflict } from './failures.ts'
import type { Database } from './schema.ts'

const attempts = 12

/**
 * Runs `work` as if it were alone: SQLite gives it the write lock, PostgreSQL runs it serializable
 * and, where others got in its way, once more from the start. So `work` must touch nothing but
 * `trx`, await nothing else, and bear to be repeated.
 */
export async function transaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('serializable').execute(work)
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      await setTimeout(Math.random() * 2 ** Math.min(attempt, 7))
    }
  }
}

/** Puts the check of foreign keys off to the commit, for changes that only fit together as a whole. */
export async function deferForeignKeys(trx: Database): Promise<void> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres
    ? sql`set constraints all deferred`
    : sql`pragma defer_foreign_keys = on`
  ).execute(trx)
}
