import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '../../../contract/paths.ts'
import { blankStory } from '../../../contract/settings/story.ts'
import { readStoredSettings } from '../../records/stored-config.ts'
import { backUp } from '../../testing/backup.ts'
import {
  type CraftedMember,
  packCrafted,
  withoutSums,
  withRow,
} from '../../testing/crafted-backup.ts'
import { engines } from '../../testing/database.ts'
import { readResponses } from '../../testing/read-responses.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, signInAgain, type TestSite } from '../../testing/site.ts'
import { readTar } from '../format/tar.ts'

type Stored = { settings: unknown; navConfig: unknown; label: unknown; terms: unknown }

/** Configurations with too little, too much or wrong data; each fault affects only its own part. */
const stored: Stored[] = [
  { settings: {}, navConfig: {}, label: {}, terms: [] },
  {
    settings: { hours: {}, story: {}, notice: { text: 'Closed' }, label: {}, priceList: {} },
    navConfig: { showFixedItems: { home: false }, fixedItemsOrder: { home: 'first' } },
    label: { veg: 'veg' },
    terms: [],
  },
  {
    settings: { specialDays: [{ date: '2027-01-14' }], notice: null, cart: { isOpen: true } },
    navConfig: {},
    label: {
      veg: 'vegan',
      allergens: ['fish'],
      nutrition: { energy: 900 },
      shelfLifeMonths: 'nine',
    },
    terms: [],
  },
  {
    settings: { name: 5, hours: { mon: [{ opens: '9' }] }, story: [], priceList: null },
    navConfig: { maxVisibleItems: -1, moreDropdownLabel: null, showFixedItems: 0, theme: 'dark' },
    label: {},
    terms: [],
  },
  {
    settings: {
      name: 'x'.repeat(61),
      specialDays: 'none',
      notice: { text: '' },
      label: 'FSSAI',
    },
    navConfig: {},
    label: {},
    terms: [],
  },
]

describe.each(engines)('on %s', (engine) => {
  let site: TestSite
  let base: CraftedMember[]
  beforeAll(async () => {
    site = await createTestSite(engine, 'folder')
    const { callAsAdmin, create } = site.api
    const category = await create(apiPaths.categories, { name: 'Oils' })
    const group = await create(apiPaths.productGroups, { name: 'Sesame', label: { veg: 'veg' } })
    await create(apiPaths.products, { name: 'Sesame Oil', category, group, price: 320 })
    await create(apiPaths.synonyms, { label: 'Sesame', terms: ['til', 'எள்'] })
    await callAsAdmin('PUT', apiPaths.navConfig, { payload: { maxVisibleItems: 4 } })
    await callAsAdmin('PUT', apiPaths.settings, { payload: { name: 'Chekku Oils' } })
    const backup = await backUp(site)
    base = withoutSums(await Array.fromAsync(readTar(await backup.read())))
  })
  afterAll(() => site.close())

  it.each(stored)(
    'restored configuration that lacks parts or has others is read by its defaults: %j',
    async ({ settings, navConfig, label, terms }) => {
      const { api } = site
      const parts = [
        ['shop_settings', { config: JSON.stringify(settings) }],
        ['nav_configs', { config: JSON.stringify(navConfig) }],
        ['product_groups', { label: JSON.stringify(label) }],
        ['synonyms', { terms: JSON.stringify(terms) }],
      ] as const
      const members = parts.reduce((all, [table, row]) => withRow(all, table, row), base)
      await restoreInto(site, async () => packCrafted(members), { withAccounts: true })
      await signInAgain(api)
      const failed = Object.entries(await readResponses(api)).filter(
        ([, { status }]) => status !== 200,
      )
      expect(failed).toEqual([])
    },
  )
})

it('the reader of stored settings fills in what a part lacks, and leaves out what cannot be read and what nobody knows', () => {
  const saved = { name: 5, cart: 1, tagline: 'Pressed in wood', story: { heroTitle: 'Oil' } }
  expect(readStoredSettings(JSON.stringify(saved))).toStrictEqual({
    tagline: 'Pressed in wood',
    story: { ...blankStory, heroTitle: 'Oil' },
  })
})
