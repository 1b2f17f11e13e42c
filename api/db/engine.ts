import { PostgresAdapter } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Database } from './schema.ts'

/** Returns the engine, for the few statements that differ between engines. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
