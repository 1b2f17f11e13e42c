import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { demoRecords } from '../../demo/index.ts'
import type { Engine } from '../db/column-types.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { siteVariables } from '../testing/site-variables.ts'
import { seedRecords } from './seed.ts'

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'gold' } })
    .webp()
    .toBuffer()
const pictured = <T extends object>(record: T) => ({ ...record, picture })

/** The demo's words and pictures of the site, beside a few records. */
const demo = {
  ...demoRecords,
  categories: [
    pictured({ key: 'sesame', name: 'Sesame Oil', order: 10 }),
    pictured({ key: 'white', name: 'White Sesame', order: 20, parent: 'sesame' }),
    pictured({ key: 'gifts', name: 'Gifts', order: 30 }),
  ],
  groups: [
    { key: 'sesame', name: 'Sesame Oil' },
    { key: 'gifts', name: 'Gift boxes' },
  ],
  products: [
    pictured({
      key: 'white',
      name: 'White Sesame Oil 1 L',
      category: 'sesame',
      subcategory: 'white',
      group: 'sesame',
    }),
    pictured({ key: 'box', name: 'Box of three', category: 'gifts', group: 'gifts' }),
  ],
  gallery: [
    pictured({ key: 'a', title: 'The press', description: '', category: 'Mill', order: 10 }),
    pictured({
      key: 'b',
      title: 'Boxes',
      description: '',
      category: { category: 'gifts' },
      order: 20,
    }),
  ],
  synonyms: [
    { label: 'Sesame oil', terms: ['sesame oil', 'nallennai'] },
    { label: 'Gift', terms: ['gift', 'parisu'] },
  ],
  counts: [{ daysAgo: 1, kind: 'page' as const, page: 'home', times: 3 }],
}

/** A site that no variable names. */
const unnamed = Object.fromEntries(Object.keys(siteVariables).map((name) => [name, '']))

let api: TestApi
afterEach(() => api.close())

async function open(engine: Engine): Promise<void> {
  api = await createTestApi(engine, unnamed)
  await seedRecords(api, async () => demo)
}
const remove = async () => (await api.callAsAdmin('DELETE', apiPaths.setupDemo)).json().data
const list = async (path: string) => (await api.callAsAdmin('GET', path)).json().data
const saveSettings = (payload: object) => api.callAsAdmin('PUT', apiPaths.settings, { payload })
const namesOf = (records: Record<string, string>[]) =>
  records.map(({ name, title, label }) => name ?? title ?? label)
async function changeFirst(path: string, one: string, search: string, payload: object) {
  const records: { _id: string; name?: string; title?: string }[] = await list(path)
  const found = records.find(({ name, title }) => (name ?? title) === search)
  await api.callAsAdmin('PUT', fillPath(one, { id: String(found?._id) }), { payload })
}

describe.each(engines)('on %s', (engine) => {
  beforeEach(() => open(engine))

  it('the removal of the demo deletes every unchanged record, its words, pictures and numbers, behind a backup', async () => {
    expect((await list(apiPaths.setup)).hasDemo).toBe(true)
    expect(await remove()).toEqual({ deleted: 11, kept: 0 })
    // Without a name, a number or a product, the shop has nothing to show.
    expect(await list(apiPaths.setup)).toMatchObject({ hasDemo: false, isOpen: false })
    for (const path of [apiPaths.products, apiPaths.categories, apiPaths.gallery])
      expect(await list(path), path).toEqual([])
    for (const path of [apiPaths.productGroups, apiPaths.synonyms])
      expect(await list(path), path).toEqual([])
    const settings = await list(apiPaths.settings)
    expect(settings).toMatchObject({ name: 'Our Oil Mill', whatsapp: '', pictures: {} })
    expect(JSON.stringify(settings)).not.toMatch(/vaagai|98765|annur|வாகை|அன்னூர்/i)
    expect(await api.db.selectFrom('daily_counts').selectAll().execute()).toEqual([])
    expect(await api.db.selectFrom('images').select('id').execute()).toEqual([])
    const { files, job } = await list(apiPaths.backups)
    expect(files).toMatchObject([{ kind: 'backup' }])
    expect(job).toMatchObject({ state: 'done', content: { products: 2 } })
    expect(await remove()).toEqual({ deleted: 0, kept: 0 })
    expect((await list(apiPaths.backups)).files).toHaveLength(1)
  })

  it('the removal of the demo keeps a product that staff have changed, with its category, group and synonyms', async () => {
    await changeFirst(apiPaths.products, apiPaths.product, 'White Sesame Oil 1 L', { price: 500 })
    expect(await remove()).toEqual({ deleted: 6, kept: 5 })
    expect(namesOf(await list(apiPaths.products))).toEqual(['White Sesame Oil 1 L'])
    expect(namesOf(await list(apiPaths.categories))).toEqual(['Sesame Oil', 'White Sesame'])
    expect(namesOf(await list(apiPaths.productGroups))).toEqual(['Sesame Oil'])
    expect(namesOf(await list(apiPaths.synonyms))).toEqual(['Sesame oil'])
    expect(await remove()).toEqual({ deleted: 0, kept: 5 })
  })
})

describe.each(engines)('on %s, with changes of the family', (engine) => {
  beforeEach(() => open(engine))

  it("the removal of the demo keeps a category that the family's own product is in, and nothing of that product is counted", async () => {
    const [, , gifts] = await list(apiPaths.categories)
    const own = { name: 'Brass lamp', category: gifts._id }
    await api.callAsAdmin('POST', apiPaths.products, { payload: own })
    await saveSettings({ name: 'Erode Lamps', whatsapp: '98421 55667' })
    expect(await remove()).toEqual({ deleted: 10, kept: 1 })
    expect(namesOf(await list(apiPaths.categories))).toEqual(['Gifts'])
    expect(namesOf(await list(apiPaths.products))).toEqual(['Brass lamp'])
    expect((await list(apiPaths.setup)).isOpen).toBe(true)
  })

  it('the removal of the demo keeps only settings that staff have written, also within a story or a list', async () => {
    const { story, answers, phone } = await list(apiPaths.settings)
    const motto = 'Slow, and proud of it'
    await saveSettings({
      phone,
      whatsapp: '9123456780',
      story: { ...story, motto },
      answers: [...answers.slice(1), { question: 'Where?', answer: 'Erode' }],
    })
    await remove()
    const left = await list(apiPaths.settings)
    expect(left).toMatchObject({ phone: '', whatsapp: '9123456780', address: '', nameTa: '' })
    expect(left.story).toEqual({ ...left.story, motto, aboutText: '', teaserTitle: '' })
    expect(left.story.benefits).toBeUndefined()
    expect(left.answers).toMatchObject([{ question: 'Where?' }])
    const saved = await api.db.selectFrom('shop_settings').select('config').execute()
    const fields = Object.keys(JSON.parse(String(saved.at(-1)?.config)))
    expect(fields.toSorted()).toEqual(['answers', 'story', 'whatsapp'])
  })

  it("the removal of the demo keeps the family's own picture where it has taken the place of the demo's", async () => {
    const slot = fillPath(apiPaths.sitePicture, { slot: 'hero' })
    const own = { filename: 'own.webp', bytes: await picture() }
    await api.callAsAdmin('PUT', slot, { payload: makeForm({}, own) })
    await remove()
    const { pictures } = await list(apiPaths.settings)
    expect(Object.keys(pictures)).toEqual(['hero'])
  })

  it('the demo stays where the password was not entered within ten minutes', async () => {
    await api.db.updateTable('sessions').set({ password_confirmed_at: 0 }).execute()
    const response = await api.callAsAdmin('DELETE', apiPaths.setupDemo)
    expect(response.statusCode).toBe(403)
    expect(await list(apiPaths.products)).toHaveLength(2)
  })
})
