import { PostgresAdapter } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Database } from './schema.ts'

/** For the few statements that the engines spell differently. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
