import { expect, it } from 'vitest'
import { defaultSettings } from '../../../../contract/settings/defaults.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import { picturePaths, sectionPaths } from '../../../../contract/settings/section-paths.ts'
import type { ShopDetails } from '../../../../contract/settings/shop-details.ts'
import { settings as demo } from '../../../../demo/settings.ts'
import { createSchema, listLabels, ownValues, sections, showSetting } from './sections.ts'
import { picturePages } from './site-picture-pages.ts'

const web = 'https://example.com'
const number = '+91 98765 43210'
const site: ShopDetails = {
  name: 'Vaagai',
  address: 'Annur',
  email: 'vanakkam@vaagai.example',
  phone: number,
  phone2: number,
  whatsapp: '919876543210',
  mapUrl: web,
  instagram: web,
  facebook: web,
  youtube: web,
  creditName: 'Studio',
  creditUrl: web,
}
const settings = { ...defaultSettings(site), ...demo }
const find = (wanted: string) => {
  const section = sections.find(({ path }) => path === wanted)
  if (!section) throw new Error(wanted)
  return section
}
const check = (path: string, values: Record<string, string | boolean>) => {
  const section = find(path)
  const { error } = createSchema(section).safeParse({ ...section.toValues(settings), ...values })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

it('the sections give back what they were given, and have a label for each value', () => {
  for (const section of sections) {
    const values = section.toValues(settings)
    expect(settings).toMatchObject(section.toUpdate(values))
    const labels = listLabels(section)
    const isStory = 'heroTitle' in values
    for (const name of Object.keys(isStory ? ownValues(section, values) : values))
      expect(labels[name], name).toBeTruthy()
  }
})

const day = { spans: [], note: '', noteTa: '' }
const twice = [
  { date: '2027-01-14', ...day },
  { date: '2027-01-14', ...day },
]

it.each([
  ['contact', { phone: '98O' }, 'phone', settingsMessages.phone],
  ['contact', { facebook: 'javascript:alert(1)' }, 'facebook', settingsMessages.webAddress],
  ['hours', { mon: '09:00-13:00, 12:00-20:00' }, 'mon', settingsMessages.order],
  ['hours', { tue: '-' }, 'tue', settingsMessages.time],
  [
    'hours',
    { specialDays: JSON.stringify(twice) },
    'specialDays.1.date',
    settingsMessages.dateTwice,
  ],
  ['notice', { textTa: 'பொங்கல்' }, 'text', settingsMessages.noticeText],
  [
    'notice',
    { text: 'Open', from: '2027-01-15T09:00', until: '2027-01-14T09:00' },
    'until',
    settingsMessages.until,
  ],
  ['label', { fssai: '123' }, 'fssai', settingsMessages.fssai],
])('the section of %s with %j is wrong at %s', (path, values, field, message) => {
  expect(check(path, values)).toContainEqual([field, message])
})

it('a notice without words is taken for none, whatever its dates', () => {
  expect(check('notice', { text: ' ', until: '2027-01-14T09:00' })).toEqual([])
  expect(find('notice').toUpdate({ text: ' ', textTa: '', until: '2027-01-14T09:00' })).toEqual({
    notice: null,
  })
})

it.each([
  ['mon', '', 'Closed'],
  ['mon', '09:00-13:00', '09:00-13:00'],
  ['tagline', '', 'None'],
  ['hideOutOfStock', true, 'Yes'],
  ['from', '2027-01-15T09:00', '2027-01-15 09:00'],
  [
    'specialDays',
    JSON.stringify([
      { date: '2027-01-14', spans: [], note: 'Pongal', noteTa: 'பொங்கல்' },
      { ...day, date: '2027-01-15', spans: [{ opens: '09:00', closes: '13:00' }] },
    ]),
    '2027-01-14, closed, Pongal, பொங்கல்; 2027-01-15, 09:00-13:00',
  ],
])('the setting %s with the value %j is shown as people read it: %s', (name, value, text) => {
  expect(showSetting(name, value)).toBe(text)
})

it('every page of the settings has an address that the server knows', () => {
  const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path).sort()
  expect(pathsOf(sections)).toEqual([...sectionPaths].sort())
  expect(pathsOf(picturePages)).toEqual([...picturePaths].sort())
})
