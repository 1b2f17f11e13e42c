import { type SetupKey, setupTitles, skippableSteps } from './setup-steps.ts'

/** Messages about the steps to an open shop. */
export const setupMessages = {
  first: (step: SetupKey) => `First: ${setupTitles[step]}`,
  skipped: `Only these can be left out: ${skippableSteps.join(', ')}`,
  loadFailed: 'Failed to load the setup steps',
  saveFailed: 'Failed to save the setup',
  demoNumber: 'Orders go to the number of the demo now, and reach nobody.',
  previewFailed: 'Failed to open the preview',
  demoFailed: 'Failed to remove the demo',
  opened: 'The shop is open',
  closed: 'The shop is closed',
} as const
