import { onTestFinished } from 'vitest'
import type { Engine } from '../api/db/column-types.ts'
import { createDatabasePlace } from '../api/testing/database.ts'
import { createStorePlace, type storeKinds } from '../api/testing/image-stores.ts'
import type { Settings } from './product.ts'

export type Place = { settings: Settings; remove(): Promise<void> }

/** For `describe.each(setups)`: one machine, and what several share. */
export const setups = [
  { engine: 'sqlite', kind: 'folder' },
  { engine: 'postgres', kind: 'bucket' },
] as const

/** An empty place for a product's data; gone when the test is over, at the latest. */
export async function createPlace(
  engine: Engine,
  kind: (typeof storeKinds)[number],
): Promise<Place> {
  const database = await createDatabasePlace(engine)
  const files = await createStorePlace(kind)
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
