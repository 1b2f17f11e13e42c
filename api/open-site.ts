import { existsSync } from 'node:fs'
import type { Env } from '../env/env.ts'
import { StartError } from '../env/start-error.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/schema.ts'
import { hasSqliteFile } from './db/sqlite/sqlite.ts'
import { isTableEmpty } from './db/tables/rows.ts'

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>

/**
 * Opens the database of an existing site. With a mistyped address, an empty site would otherwise be created and
 * backed up or moved.
 * @throws StartError if there is no site; creates no folder or file
 */
export async function openSite(env: Place): Promise<Database> {
  requireSite(env)
  const db = await openDatabase(env)
  if (!(await isTableEmpty(db, 'users'))) return db
  await db.destroy()
  const variable = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  throw new StartError(`${variable}: the site there has no account yet; nothing was done`)
}

/** @throws StartError if the DATA_DIR folder holds no database file */
export function requireSite({ databaseUrl, dataDir }: Place): void {
  if (!databaseUrl && !hasSqliteFile(dataDir))
    throw new StartError(`DATA_DIR: there is no site in ${dataDir}; nothing was done`)
}

/**
 * Used by a restore, which may begin a new site in an empty folder.
 * @throws StartError if DATA_DIR is set but is not a folder
 */
export function requireDataFolder({ databaseUrl, dataDir }: Place): void {
  if (!databaseUrl && process.env.DATA_DIR && !existsSync(dataDir))
    throw new StartError(
      `DATA_DIR: there is no folder ${dataDir}; nothing was done. Make it first to begin a new site there.`,
    )
}
