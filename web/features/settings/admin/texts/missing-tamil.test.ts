import { expect, it } from 'vitest'
import { defaultSettings } from '../../../../../contract/settings/defaults.ts'
import type { ShopSettings } from '../../../../../contract/settings/settings.ts'
import { settings as demo } from '../../../../../demo/settings.ts'
import { listMissingTamil } from './missing-tamil.ts'

const now = Date.parse('2027-01-14T06:00:00+05:30')
const web = 'https://example.com'
const phone = '+91 98765 43210'
const whole: ShopSettings = {
  ...defaultSettings({
    name: 'Vaagai',
    address: 'Annur',
    email: 'vanakkam@vaagai.example',
    phone,
    phone2: phone,
    whatsapp: phone,
    mapUrl: web,
    instagram: web,
    facebook: web,
    youtube: web,
    creditName: 'Studio',
    creditUrl: web,
  }),
  nameTa: 'வாகை',
  addressTa: 'அன்னூர்',
}
const missing = (change: Partial<ShopSettings>) =>
  listMissingTamil({ ...whole, ...change }, now).map(({ section, texts }) => [section.path, texts])

it('the list of missing Tamil is empty where all that is said in English is said in Tamil', () => {
  expect(missing({})).toEqual([])
  expect(missing({ tagline: 'Pressed', taglineTa: 'ஆட்டியது' })).toEqual([])
  expect(missing(demo)).toEqual([])
  // Without words of the shop's own, those of the site stand there in either language.
  expect(missing({ story: { ...whole.story, aboutTextTa: 'கதை' } })).toEqual([])
})

it('the list of missing Tamil counts what stands in English alone, section by section', () => {
  const { zones: _, ...delivery } = whole.delivery
  const zone = { name: 'Near', nameTa: '', prefixes: ['641'], slabs: [], days: [1, 2], by: '' }
  const zones = [zone, { ...zone, nameTa: 'அருகில்' }] as unknown as typeof _
  expect(
    missing({
      nameTa: '',
      tagline: 'Pressed',
      addressTa: '',
      story: { ...whole.story, heroTitle: 'Oil', aboutText: 'In 1975', aboutTextTa: '1975-இல்' },
      delivery: { ...delivery, zones },
    }),
  ).toEqual([
    ['shop', 2],
    ['contact', 1],
    ['texts', 1],
    ['delivery', 1],
  ])
})

it('the list of missing Tamil leaves out a notice that is over and days that are past', () => {
  const notice = { text: 'Closed', textTa: '', link: '', from: null, until: null }
  const day = { spans: [], note: 'Pongal', noteTa: '' }
  const specialDays = ['2027-01-13', '2027-01-14'].map((date) => ({ date, ...day }))
  expect(missing({ notice, specialDays })).toEqual([
    ['hours', 1],
    ['notice', 1],
  ])
  const until = new Date(now).toISOString()
  expect(missing({ notice: { ...notice, until }, specialDays: specialDays.slice(0, 1) })).toEqual(
    [],
  )
})
