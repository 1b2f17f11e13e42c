import { expect, it } from 'vitest'
import { pagePaths } from '../../../../contract/paths.ts'
import { type SetupKey, setupKeys } from '../../../../contract/setup/setup-steps.ts'
import { findNextStep, isGuideDone, nextAddress } from './steps.ts'

/** A shop in which these steps are done, and those left out. */
function setupWith(done: SetupKey[], skipped: SetupKey[] = []) {
  const steps = setupKeys.map((key) => ({
    key,
    done: done.includes(key),
    skipped: skipped.includes(key),
  }))
  return { isOpen: false, hasDemo: false, steps }
}

it('the guide goes on with what is neither done nor left out', () => {
  expect(findNextStep(setupWith(['name', 'category'], ['hours']))).toBe('whatsapp')
  expect(findNextStep(setupWith(['product', 'picture'], ['hours']), 'category')).toBe('story')
})

it('the guide comes back to what was passed over before it ends', () => {
  const all = setupKeys.filter((key) => key !== 'name' && key !== 'open')
  expect(nextAddress(setupWith(all), 'password')).toBe('/admin/setup/open')
  expect(nextAddress(setupWith([...all, 'open']), 'password')).toBe('/admin/setup/name')
  expect(nextAddress(setupWith([...all, 'open']), 'name')).toBe(pagePaths.admin)
})

it('the guide is done when nothing is left, be it that steps were left out', () => {
  const needed = setupKeys.filter((key) => key !== 'story')
  expect(isGuideDone(setupWith(needed))).toBe(false)
  expect(isGuideDone(setupWith(needed, ['story']))).toBe(true)
})
