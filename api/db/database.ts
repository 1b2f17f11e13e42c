import { sql } from 'kysely'
import type { Env } from '../../env.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the database that the environment names, with its tables up to date.
 * @throws StartError with the one line to show
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir)
  try {
    await migrate(db, databaseUrl ? 'postgres' : 'sqlite')
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Whether the database answers at all. */
export async function isAnswering(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
