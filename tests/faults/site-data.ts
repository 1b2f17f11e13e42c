import { onTestFinished } from 'vitest'
import type { Engine } from '../../api/db/column-types.ts'
import { openDatabase } from '../../api/db/database.ts'
import { openImageStore } from '../../api/images/open-store.ts'
import { createEmptyDatabase } from '../../api/testing/database.ts'
import { createEmptyStore, type storeKinds } from '../../api/testing/pictures/image-stores.ts'
import { describeData } from '../../api/testing/site.ts'
import { readEnv } from '../../env/env.ts'
import type { Settings } from './product.ts'
import { rounds } from './rounds.ts'

export type SiteData = { settings: Settings; remove(): Promise<void> }

/** For `describe.each(setups)`: one machine, and what several share. */
export const setups = [
  { engine: 'sqlite', kind: 'folder' },
  { engine: 'postgres', kind: 'bucket' },
] as const

/** Sites on which a fault is tried; a single round is on one of them, and other faults on the other. */
export function setupsOf(engine: Engine) {
  return rounds > 1 ? setups : setups.filter((setup) => setup.engine === engine)
}

/** Empty storage for the data of a site; gone when the test is over, at the latest. */
export async function createSiteData(
  engine: Engine,
  kind: (typeof storeKinds)[number],
): Promise<SiteData> {
  const database = await createEmptyDatabase(engine)
  const files = await createEmptyStore(kind)
  let isThere = true
  const remove = async () => {
    if (!isThere) return
    isThere = false
    await files.remove()
    await database.remove()
  }
  onTestFinished(remove)
  return {
    settings: {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ...files.settings,
    },
    remove,
  }
}

/** Everything that counts, as it stands. */
export async function describeSiteData(settings: Settings) {
  const env = readEnv(settings)
  const db = await openDatabase(env)
  try {
    return await describeData(db, await openImageStore(env))
  } finally {
    await db.destroy()
  }
}

/** Ends the leases of a killed process, which last a minute. Returns the count of its jobs. */
export async function letTimePass(settings: Settings): Promise<number> {
  const db = await openDatabase(readEnv(settings))
  const { numUpdatedRows } = await db
    .updateTable('maintenance_jobs')
    .set({ alive_until: 0 })
    .where('state', '=', 'running')
    .where('alive_until', '>', 0)
    .executeTakeFirstOrThrow()
  await db.destroy()
  return Number(numUpdatedRows)
}
