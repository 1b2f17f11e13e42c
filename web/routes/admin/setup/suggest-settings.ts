import type { Settings } from '../../../../contract/settings/settings.ts'
import type { Setup } from '../../../../contract/setup/setup.ts'
import type { SetupKey } from '../../../../contract/setup/setup-steps.ts'

function isDone({ steps }: Setup, step: SetupKey): boolean {
  return steps.some(({ key, done }) => key === step && done)
}

/** True if orders go to the number of the demo: no other can be in force while the step is not done. */
export function hasDemoNumber(setup: Setup, { whatsapp }: Settings): boolean {
  return whatsapp !== '' && !isDone(setup, 'whatsapp')
}

/**
 * First values of the guide's forms: blank where none are saved, and for the label the known facts of
 * the shop.
 */
export function suggestSettings(setup: Setup, settings: Settings): Settings {
  const { name, address, label } = settings
  return {
    ...settings,
    ...(!isDone(setup, 'name') && { name: '', nameTa: '' }),
    ...(!isDone(setup, 'whatsapp') && { whatsapp: '', phone: '' }),
    label: {
      ...label,
      makerName: label.makerName || (isDone(setup, 'name') ? name : ''),
      makerAddress: label.makerAddress || address,
    },
  }
}
