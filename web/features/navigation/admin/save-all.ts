import type { SaveFailure } from '../../../lib/saving.ts'
import { configOf, type ManagedCategory, type NavEdits } from './nav-edits.ts'
import { saveCategoryNav, saveNavConfig } from './queries.ts'

/** What became of each part of a save. */
export type SaveStep = { name: string; failure?: SaveFailure }
export type SaveAccount = { steps: SaveStep[]; configFailure?: SaveFailure }

/**
 * Sends each category's settings one by one, then the configuration. One that fails does not hold up
 * the others: the account tells which were saved.
 */
export async function saveAll(
  categories: ManagedCategory[],
  edits: NavEdits,
  etag: string | null,
  onStep: (done: number, all: number) => void,
): Promise<SaveAccount> {
  const all = categories.length + 1
  const steps: SaveStep[] = []
  for (const { id, name, order, showInNav } of categories) {
    onStep(steps.length, all)
    const { failure } = await saveCategoryNav(id, { showInNav, order })
    steps.push({ name, failure })
  }
  onStep(steps.length, all)
  const { failure } = await saveNavConfig(configOf(edits), etag)
  steps.push({ name: 'Navigation settings', failure })
  return { steps, configFailure: failure }
}
