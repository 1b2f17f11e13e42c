import type { Env } from '../../env/env.ts'
import { StartError } from '../../env/start-error.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { hasSqliteFile } from '../db/sqlite.ts'
import { isEmpty } from '../db/tables.ts'

/**
 * Opens the database of an existing site. With a mistyped address, an empty site would otherwise be created
 * and backed up or moved.
 * @throws StartError if there is no site; creates no folder or file
 */
export async function openSite(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const variable = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  if (!env.databaseUrl && !hasSqliteFile(env.dataDir))
    throw new StartError(`${variable}: there is no site in ${env.dataDir}; nothing was done`)
  const db = await openDatabase(env)
  if (!(await isEmpty(db, 'users'))) return db
  await db.destroy()
  throw new StartError(`${variable}: the site there has no account yet; nothing was done`)
}
