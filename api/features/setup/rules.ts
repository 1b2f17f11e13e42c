import { setupMessages } from '../../../contract/setup/messages.ts'
import type { SetupStep, StoredSetup } from '../../../contract/setup/setup.ts'
import { neededSteps } from '../../../contract/setup/setup-steps.ts'
import { ApiError } from '../../errors.ts'

/**
 * Setup to store after a change.
 * @throws ApiError 409 if the shop should open but a required step is not done, with the step
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
