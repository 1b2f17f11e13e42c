import { type BulkResult, runBulk } from '../../../lib/bulk.ts'
import { saveCategoryNav } from '../../../lib/category-orders.ts'
import type { SaveFailure } from '../../../lib/save-result.ts'
import { type NavFields, readConfig } from './nav-fields.ts'
import type { NavCategory } from './nav-items.ts'
import { saveNavConfig } from './queries.ts'

/** The result of a save, with the failure of the configuration itself. */
export type SaveAllResult = BulkResult & { configFailure?: SaveFailure }

/** How the configuration is called among what was saved. */
export const configName = 'Navigation settings'

/** Sends each category's settings one by one, then the configuration. A failure does not stop the others. */
export async function saveAll(
  categories: NavCategory[],
  fields: NavFields,
  etag: string | null,
  onProgress: (finished: number) => void,
): Promise<SaveAllResult> {
  let configFailure: SaveFailure | undefined
  const steps = [
    ...categories.map(({ id, name, order, showInNav }) => ({
      name,
      send: async () => (await saveCategoryNav(id, { showInNav, order })).failure,
    })),
    {
      name: configName,
      send: async () => {
        configFailure = (await saveNavConfig(readConfig(fields), etag)).failure
        return configFailure
      },
    },
  ]
  const result = await runBulk(
    steps,
    ({ name }) => name,
    async ({ send }) => (await send())?.message,
    onProgress,
  )
  return { ...result, configFailure }
}
