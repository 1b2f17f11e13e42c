import type { SetupStep, StoredSetup } from '../../../contract/setup/setup.ts'
import { neededSteps, setupMessages } from '../../../contract/setup/setup-steps.ts'
import { ApiError } from '../../errors.ts'

/**
 * Setup to store after a change.
 * @throws ApiError 409 where the shop is to open and a step that it needs is not done; it says which
 */
export function changeSetup(
  stored: StoredSetup,
  update: Partial<StoredSetup>,
  steps: SetupStep[],
): StoredSetup {
  const opens = update.isOpen && !stored.isOpen
  const missing = opens && steps.find(({ key, done }) => neededSteps.includes(key) && !done)
  if (missing)
    throw new ApiError(409, setupMessages.first(missing.key), { facts: { step: missing.key } })
  return { ...stored, ...update }
}
