import type { SetupStep, StoredSetup } from '../../../contract/setup/setup.ts'

/** Reads which steps are done from the data; the function lists them for what is stored. */
export async function readSteps(): Promise<(stored: StoredSetup) => SetupStep[]> {
  return () => []
}
