import type { Env } from '../../server/env.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { hasSqliteFile } from '../db/sqlite.ts'
import { isEmpty } from '../db/tables.ts'
import { StartError } from '../start-error.ts'

/**
 * Opens the database of a site that is there already. What is taken from a mistyped place would be
 * empty, and take the place of something that is not.
 * @throws StartError where there is no site; no folder or file is made
 */
export async function openSite(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const place = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  if (!env.databaseUrl && !hasSqliteFile(env.dataDir))
    throw new StartError(`${place}: there is no site in ${env.dataDir}; nothing was done`)
  const db = await openDatabase(env)
  if (!(await isEmpty(db, 'users'))) return db
  await db.destroy()
  throw new StartError(`${place}: the site there has no account yet; nothing was done`)
}
