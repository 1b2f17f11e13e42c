import { expect, it } from 'vitest'
import { defaultSettings } from '../../../../contract/settings/defaults.ts'
import type { Settings } from '../../../../contract/settings/settings.ts'
import type { ShopDetails } from '../../../../contract/settings/shop-details.ts'
import { type SetupKey, setupKeys } from '../../../../contract/setup/setup-steps.ts'
import { hasDemoNumber, suggestSettings } from './suggest-settings.ts'

const site = { name: 'Murugan', address: 'Erode', whatsapp: '91 1', phone: '91 2' } as ShopDetails
const settings = defaultSettings(site) as Settings

function setupWith(...done: SetupKey[]) {
  const steps = setupKeys.map((key) => ({ key, done: done.includes(key), skipped: false }))
  return { isOpen: false, hasDemo: true, steps }
}

it('the guide begins without the facts that nobody has given', () => {
  const suggested = suggestSettings(setupWith(), settings)
  expect(suggested).toMatchObject({ name: '', whatsapp: '', phone: '' })
  expect(suggestSettings(setupWith('name', 'whatsapp'), settings)).toMatchObject(site)
})

it('the guide puts what is known of the shop on its label', () => {
  const { label } = suggestSettings(setupWith('name'), settings)
  expect(label).toMatchObject({ makerName: 'Murugan', makerAddress: 'Erode', fssai: '' })
})

it('the guide knows the number of the demo by its step', () => {
  expect(hasDemoNumber(setupWith(), settings)).toBe(true)
  expect(hasDemoNumber(setupWith('whatsapp'), settings)).toBe(false)
  expect(hasDemoNumber(setupWith(), { ...settings, whatsapp: '' })).toBe(false)
})
