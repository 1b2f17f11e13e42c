import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { readStoredSettings } from '../shared/stored-config.ts'
import { readAnswers } from '../testing/answers.ts'
import { type CraftedMember, packCrafted, withoutSums, withRow } from '../testing/crafted-backup.ts'
import { engines } from '../testing/database.ts'
import { memoryDraft } from '../testing/memory-draft.ts'
import { restoreInto } from '../testing/restore.ts'
import { createTestSite, signInAgain, type TestSite } from '../testing/site.ts'
import { makeBackup } from './make-backup.ts'
import { readTar } from './tar.ts'

type Column = [table: Parameters<typeof withRow>[1], column: string]

const settings: Column = ['shop_settings', 'config']
const navConfig: Column = ['nav_configs', 'config']
const label: Column = ['product_groups', 'label']
const terms: Column = ['synonyms', 'terms']

/** Less than the site stores, more, or something else. */
const stored: [Column, unknown][] = [
  [settings, {}],
  [settings, { hours: {}, story: {}, notice: { text: 'Closed' }, label: {}, priceList: {} }],
  [settings, { specialDays: [{ date: '2027-01-14' }], notice: null, cart: { isOpen: true } }],
  [settings, { name: 5, hours: { mon: [{ opens: '9' }] }, story: [], priceList: null }],
  [settings, { name: 'x'.repeat(61), specialDays: 'none', notice: { text: '' }, label: 'FSSAI' }],
  [navConfig, {}],
  [navConfig, { showFixedItems: { home: false }, fixedItemsOrder: { home: 'first' } }],
  [navConfig, { maxVisibleItems: -1, moreDropdownLabel: null, showFixedItems: 0, theme: 'dark' }],
  [label, {}],
  [label, { veg: 'veg' }],
  [
    label,
    { veg: 'vegan', allergens: ['fish'], nutrition: { energy: 900 }, shelfLifeMonths: 'nine' },
  ],
  [terms, []],
]

describe.each(engines)('configuration that lacks parts or has others, restored on %s', (engine) => {
  let site: TestSite
  let base: CraftedMember[]
  beforeAll(async () => {
    site = await createTestSite(engine, 'folder')
    const { callAsAdmin, db, images } = site.api
    const create = async (path: string, payload: object): Promise<string> =>
      (await callAsAdmin('POST', path, { payload })).json().data._id
    const category = await create(apiPaths.categories, { name: 'Oils' })
    const group = await create(apiPaths.productGroups, { name: 'Sesame', label: { veg: 'veg' } })
    await create(apiPaths.products, { name: 'Sesame Oil', category, group, price: 320 })
    await create(apiPaths.synonyms, { label: 'Sesame', terms: ['til', 'எள்'] })
    await callAsAdmin('PUT', apiPaths.navConfig, { payload: { maxVisibleItems: 4 } })
    await callAsAdmin('PUT', apiPaths.settings, { payload: { name: 'Chekku Oils' } })
    const draft = memoryDraft()
    await makeBackup({ db, store: images.store, site: 'Test' }, draft)
    base = withoutSums(await Array.fromAsync(readTar(await draft.read())))
  })
  afterAll(() => site.close())

  it.each(stored)('is read by its defaults: %j %j', async ([table, column], value) => {
    const { api } = site
    const members = withRow(base, table, { [column]: JSON.stringify(value) })
    await restoreInto(site, async () => packCrafted(members), { withAccounts: true })
    await signInAgain(api)
    const failed = Object.entries(await readAnswers(api)).filter(([, { status }]) => status !== 200)
    expect(failed).toEqual([])
  })
})

it('fills in what a part lacks, and leaves out what cannot be read and what nobody knows', () => {
  const saved = { name: 5, cart: 1, tagline: 'Pressed in wood', story: { heroTitle: 'Oil' } }
  expect(readStoredSettings(JSON.stringify(saved))).toStrictEqual({
    tagline: 'Pressed in wood',
    story: { heroTitle: 'Oil', heroText: '', aboutTitle: '', aboutText: '' },
  })
})
