import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Setup, SetupStep } from '../../../../contract/setup/setup.ts'
import { type SetupKey, setupKeys, skippableSteps } from '../../../../contract/setup/setup-steps.ts'

/** Why each step is worth its minute. */
export const reasons: Record<SetupKey, string> = {
  name: 'It stands at the top of every page, on the price list, on labels and in every link that is sent.',
  whatsapp:
    'Every order comes as a chat to this number, with the products and the quantities already in it.',
  category: 'Customers look for an oil by its kind. One category is enough to begin with.',
  product: 'A name, a price and a picture are enough. All else can follow on any day.',
  picture: 'A picture sells more than any word. One from your phone, by daylight, is a good one.',
  hours: 'The site says whether you are open just now, and when you open next.',
  story:
    'People like to buy from somebody they know. Two or three sentences are enough: since when, where and how you press.',
  delivery: 'Customers who know what delivery costs order without asking first.',
  label:
    'The law asks for it on every pack. Entered once, it stands on every label that you print.',
  password: 'The first password was made by the program. Only you should know the next one.',
  backup:
    'One file with everything, in case something goes wrong. The site makes one by itself every night; the first is made here.',
  open: 'While the shop is closed, visitors read that you open soon. It can be closed again on any day.',
}

export function findSetupKey(text: string | undefined): SetupKey | undefined {
  return setupKeys.find((key) => key === text)
}

export function stepAddress(step: SetupKey): string {
  return fillPath(pagePaths.adminSetup, { step })
}

export function isSkippable(key: SetupKey): key is (typeof skippableSteps)[number] {
  return skippableSteps.some((other) => other === key)
}

/** True if the step is done or skipped. */
export function isSettled({ done, skipped }: SetupStep): boolean {
  return done || skipped
}

/** True if all steps of the guide are settled. */
export function isGuideDone({ steps }: Setup): boolean {
  return steps.every(isSettled)
}

/** The step to go on with after one, in their order, then from the first; undefined where none is left. */
export function findNextStep({ steps }: Setup, after?: SetupKey): SetupKey | undefined {
  const at = steps.findIndex(({ key }) => key === after)
  const left = [...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))]
  return left.find((step) => !isSettled(step))?.key
}

/** Address to open after a step. */
export function nextAddress(setup: Setup, after: SetupKey): string {
  const next = findNextStep(setup, after)
  return next ? stepAddress(next) : pagePaths.admin
}
