import { type Dialect, Kysely } from 'kysely'
import type { Database, Schema } from './schema.ts'

const tallies = new WeakMap<Database, { writes: number }>()
const reads = /^\s*(select|begin|start|set|pragma|rollback|savepoint)\b/i

/**
 * Opens a database whose writes are counted: each statement that may have changed something, and each
 * commit, before whoever awaits it goes on.
 */
export function countWrites(dialect: Dialect): Database {
  const tally = { writes: 0 }
  const db = new Kysely<Schema>({
    dialect,
    // Told of failures as well: a commit whose answer was lost may have happened.
    log({ query }) {
      if (!reads.test(query.sql)) tally.writes++
    },
  })
  tallies.set(db, tally)
  return db
}

/** How many writes this process has seen through this database. */
export function writesThrough(db: Database): number {
  return tallies.get(db)?.writes ?? 0
}
