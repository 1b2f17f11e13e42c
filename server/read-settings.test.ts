import { expect, it } from 'vitest'
import { defaultSettings } from '../contract/settings/defaults.ts'
import type { ShopDetails } from '../contract/settings/shop-details.ts'
import { createSettingsReader } from './read-settings.ts'

const site = {
  name: 'Vaagai',
  phone: '+91 98765 43210',
  whatsapp: '919876543210',
} as ShopDetails
const response = (data: object) => async () => Response.json({ success: true, data })
/** Facts from the variables, without pictures: only the API knows those. */
const unknownShop = {
  ...defaultSettings(site),
  pictures: {},
  icon: '',
  shareCard: '',
  isOpen: true,
}
const silent = () => Promise.reject(new Error('no connection'))
const failed = async () => Response.json({ success: false }, { status: 503 })

it('the settings of pages follow the variables until the API has answered', async () => {
  const read = createSettingsReader(site)
  expect(await read(silent)).toEqual(unknownShop)
  expect((await read(response({ name: 'Chekku' }))).name).toBe('Chekku')
})

it('the settings of pages are those last in force while the API does not respond', async () => {
  const read = createSettingsReader(site)
  await read(response({ phone: '+91 422 765 4321' }))
  for (const broken of [silent, failed, async () => new Response('<html>')])
    expect((await read(broken)).phone).toBe('+91 422 765 4321')
})

it('the settings of pages give the number of WhatsApp with its country code, whatever is stored', async () => {
  const read = createSettingsReader(site)
  expect((await read(response({ whatsapp: '90000 11111' }))).whatsapp).toBe('919000011111')
  expect((await read(response({ whatsapp: '234 567' }))).whatsapp).toBe('234 567')
})

it('the settings of pages take what they can read of an API of another version', async () => {
  const read = createSettingsReader(site)
  const data = { name: 'Chekku', phone: 5, hours: 'always', notice: { html: '<b>' }, colour: 'red' }
  expect(await read(response(data))).toEqual({ ...unknownShop, name: 'Chekku' })
  for (const odd of [null, 'x', []])
    expect((await read(async () => Response.json(odd))).name).toBe('Chekku')
})
