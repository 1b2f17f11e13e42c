import { type BulkResult, runBulk } from '../../../lib/bulk.ts'
import type { SaveFailure } from '../../../lib/saving.ts'
import { configOf, type ManagedCategory, type NavEdits } from './nav-edits.ts'
import { saveCategoryNav, saveNavConfig } from './queries.ts'

/** The result of a save, with the failure of the configuration itself. */
export type SaveAllResult = BulkResult & { configFailure?: SaveFailure }

/** How the configuration is called among what was saved. */
export const configName = 'Navigation settings'

/** Sends each category's settings one by one, then the configuration. A failure does not stop the others. */
export async function saveAll(
  categories: ManagedCategory[],
  edits: NavEdits,
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
        configFailure = (await saveNavConfig(configOf(edits), etag)).failure
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
