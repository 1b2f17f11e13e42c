import { type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely'
import type { Database, Schema } from './schema.ts'

type Tally = { writes: number }

const tallies = new WeakMap<Database, Tally>()
type QueryListener = (sql: string, milliseconds: number) => void

let notify: QueryListener | undefined

/** Passes every finished statement of this process, without its values, to a listener. */
export function observeQueries(listener: QueryListener): void {
  notify = listener
}

/** Matches statements that do not write; commits are counted separately. */
const reads = /^\s*(select|begin|start|set|pragma|rollback|savepoint|commit)\b/i

/**
 * Opens a database whose writes are counted: each statement that may have changed something, and each
 * commit, before its awaiting code continues.
 */
export function countWrites(dialect: Dialect): Database {
  const tally: Tally = { writes: 0 }
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = () => countCommits(createDriver(), tally)
  const db = new Kysely<Schema>({
    dialect,
    log(event) {
      if (!isRead(event.query.sql)) tally.writes++
      notify?.(event.query.sql, event.queryDurationMillis)
    },
  })
  tallies.set(db, tally)
  return db
}

/** True for a statement that changes nothing by itself. */
export function isRead(text: string): boolean {
  return reads.test(text)
}

/**
 * Counts commits of transactions that have written, because after snapshots everybody would otherwise read the
 * catalogue's version again. A failed commit counts too, because it may have succeeded.
 */
function countCommits(driver: Driver, tally: Tally): Driver {
  const reading = new WeakSet<DatabaseConnection>()
  const begin = driver.beginTransaction.bind(driver)
  const commit = driver.commitTransaction.bind(driver)
  driver.beginTransaction = (connection, settings) => {
    if (settings.accessMode === 'read only') reading.add(connection)
    else reading.delete(connection)
    return begin(connection, settings)
  }
  driver.commitTransaction = async (connection) => {
    try {
      await commit(connection)
    } finally {
      if (!reading.has(connection)) tally.writes++
    }
  }
  return driver
}

/** Writes that this process has made through the database. */
export function writesThrough(db: Database): number {
  return tallies.get(db)?.writes ?? 0
}
