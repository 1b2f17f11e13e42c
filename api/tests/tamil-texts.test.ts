import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { labelMessages } from '../../contract/labels/messages.ts'
import { messages } from '../../contract/messages.ts'
import { navLimits } from '../../contract/navigation/limits.ts'
import { settingsLimits } from '../../contract/settings/limits.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'

const long = (length: number) => 'எ'.repeat(length)

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  let subcategory: string
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  beforeEach(async () => {
    for (const table of ['products', 'gallery_items', 'categories', 'shop_settings'] as const)
      await api.db.deleteFrom(table).execute()
    category = (await api.createRecord('/categories', { name: 'Oils', nameTa: ' எண்ணெய் ' }))._id
    const below = { name: 'Sesame', nameTa: 'எள்', parent: category }
    subcategory = (await api.createRecord('/categories', below))._id
  })
  afterAll(() => api.close())

  const put = (path: string, payload: object) => api.callAsAdmin('PUT', path, { payload })
  const read = async (path: string) => (await api.call('GET', path)).json().data
  const addItem = async (fields: Record<string, string>) =>
    api.createRecord<{ _id: string; subcategory?: object }>(
      '/gallery',
      makeForm(fields, await makeUpload()),
    )
  const newest = async () => (await api.callAsAdmin('GET', '/audit-log')).json().data[0]
  const texts = { descriptionTa: 'மரச்செக்கில் ஆட்டியது', benefitsTa: 'பொரிக்க\nவதக்க' }

  it('texts in Tamil stand on a product, in lists as well, until they are cleared', async () => {
    const product = await api.createRecord('/products', {
      name: 'Oil',
      category: subcategory,
      ...texts,
    })
    expect(product).toMatchObject({
      ...texts,
      category: { _id: category, name: 'Oils', nameTa: 'எண்ணெய்' },
      subcategory: { _id: subcategory, name: 'Sesame', nameTa: 'எள்' },
    })
    expect(await read('/products')).toEqual([product])
    const cleared = await put(`/products/${product._id}`, { descriptionTa: ' ', benefitsTa: null })
    for (const field of Object.keys(texts)) expect(cleared.json().data).not.toHaveProperty(field)
    expect(await newest()).toMatchObject({
      before: texts,
      after: { descriptionTa: '', benefitsTa: '' },
    })
  })

  it('texts in Tamil stand on a category, and on what is in it as soon as they change', async () => {
    const product = await api.createRecord('/products', { name: 'Oil', category })
    const item = await addItem({ name: 'Mill', description: 'Turns', category })
    const changed = await put(`/categories/${category}`, { nameTa: 'மரச்செக்கு எண்ணெய்' })
    const reference = { _id: category, name: 'Oils', nameTa: 'மரச்செக்கு எண்ணெய்' }
    expect(changed.json().data.nameTa).toBe(reference.nameTa)
    expect((await read('/categories'))[0].subcategories[0].nameTa).toBe('எள்')
    expect((await read('/products'))[0].category).toEqual(reference)
    expect((await read(`/products/${product._id}`)).category).toEqual(reference)
    expect((await read(`/gallery/${item._id}`)).category).toEqual(reference)
    const { _id, ...counted } = reference
    expect(await read('/gallery/categories')).toEqual([{ ...counted, count: 1 }])
    await put(`/categories/${category}`, { nameTa: '' })
    expect(await read(`/categories/${category}`)).not.toHaveProperty('nameTa')
    expect((await read('/products'))[0].category).toEqual({ _id, name: 'Oils' })
  })

  it('texts in Tamil stand on a gallery item under the names of both shapes', async () => {
    const descriptionTa = 'மெதுவாகச் சுழல்கிறது'
    const main = await addItem({ title: 'Mill', titleTa: 'செக்கு', descriptionTa })
    const simple = await addItem({
      name: 'Mill',
      nameTa: 'செக்கு',
      description: 'Turns',
      descriptionTa,
      category: subcategory,
    })
    for (const item of [main, simple])
      expect(item).toMatchObject({ titleTa: 'செக்கு', nameTa: 'செக்கு', descriptionTa })
    expect(simple.subcategory).toEqual({ _id: subcategory, name: 'Sesame', nameTa: 'எள்' })
    await put(`/gallery/${main._id}`, { titleTa: '' })
    const renamed = await put(`/gallery/${simple._id}`, { nameTa: 'மரச்செக்கு' })
    expect(renamed.json().data).toMatchObject({ titleTa: 'மரச்செக்கு', category: { _id: category } })
    const cleared = await read(`/gallery/${main._id}`)
    expect(cleared).not.toHaveProperty('titleTa')
    expect(cleared).not.toHaveProperty('nameTa')
    expect(cleared).toMatchObject({ title: 'Mill', descriptionTa })
  })

  it('texts in Tamil are found by a search, as the English ones are', async () => {
    const product = await api.createRecord('/products', {
      name: 'Oil',
      category: subcategory,
      ...texts,
    })
    const item = await addItem({ name: 'Mill', nameTa: 'செக்கு', description: 'x', category })
    const free = await addItem({ title: 'Yard', descriptionTa: 'முற்றத்தில் காயும் எள்' })
    const find = async (path: string, search: string) =>
      (await api.call('GET', path, { query: { search } })).json().data
    for (const search of ['எள்', 'எண்ணெய்', 'மரச்செக்கில்'])
      expect(await find('/products', search)).toEqual([product])
    for (const search of ['செக்கு', 'எண்ணெய்']) expect(await find('/gallery', search)).toEqual([item])
    expect(await find('/gallery', 'முற்றத்தில் எள்')).toEqual([free])
    await put(`/products/${product._id}`, { descriptionTa: '' })
    expect((await api.call('GET', '/products?exact=true&search=மரச்செக்கில்')).json().data).toEqual([])
  })

  it('texts in Tamil are asked for by a filter while a text stands in English alone', async () => {
    const bare = await api.createRecord('/products', { name: 'Cake', nameTa: 'புண்ணாக்கு', category })
    const half = await api.createRecord('/products', {
      name: 'Oil',
      nameTa: 'எண்ணெய்',
      category,
      description: 'Pressed',
      descriptionTa: 'ஆட்டியது',
      benefits: 'Frying',
    })
    const list = async (isWhole: boolean) =>
      (await read(`/products?sort=name-asc&hasTamil=${isWhole}`)).map(
        ({ _id }: { _id: string }) => _id,
      )
    expect([await list(true), await list(false)]).toEqual([[bare._id], [half._id]])
    await put(`/products/${half._id}`, { benefitsTa: 'பொரிக்க' })
    expect([await list(true), await list(false)]).toEqual([[bare._id, half._id], []])
  })

  it.each([
    [{ name: 'Oil' }, false],
    [{ name: 'Oil', nameTa: 'எண்ணெய்' }, true],
    [{ name: 'Oil', nameTa: 'எண்ணெய்', benefits: 'Frying' }, true],
    [{ name: 'Oil', nameTa: 'எண்ணெய்', description: 'Pressed', benefitsTa: 'பொரிக்க' }, false],
    [{ name: 'Oil', description: 'Pressed', descriptionTa: 'ஆட்டியது' }, true],
    [{ name: 'Oil', descriptionTa: 'ஆட்டியது' }, true],
  ])(
    'texts in Tamil make the main text of a product’s page, for sitemaps: %j, %s',
    async (fields, inTamil) => {
      const { _id, updatedAt } = await api.createRecord<{ _id: string; updatedAt: string }>(
        '/products',
        { ...fields, category },
      )
      expect(await read('/products/addresses')).toEqual([{ _id, updatedAt, inTamil }])
    },
  )

  it('texts in Tamil are warned of in the label report where they claim what oil may not', async () => {
    const claim = 'கொலஸ்ட்ரால் எதிர்ப்பு'
    await api.createRecord('/products', {
      name: 'Oil',
      category,
      descriptionTa: claim,
      benefitsTa: claim,
    })
    const [line] = (await api.callAsAdmin('GET', '/label-report')).json().data
    const message = labelMessages.claim(claim)
    expect(line.warnings).toEqual([
      { field: 'descriptionTa', message },
      { field: 'benefitsTa', message },
    ])
  })

  it('texts in Tamil stand among the settings and the navigation, empty at first', async () => {
    const none = { nameTa: '', addressTa: '' }
    const noStory = { heroTitleTa: '', heroTextTa: '', aboutTitleTa: '', aboutTextTa: '' }
    expect(await read('/settings')).toMatchObject({ ...none, story: noStory })
    expect(await read('/nav-config')).toMatchObject({ moreDropdownLabelTa: '' })
    const shop = {
      nameTa: long(settingsLimits.name),
      addressTa: `${long(5)}\n${long(settingsLimits.address - 6)}`,
      story: {
        heroTitleTa: long(settingsLimits.heroTitle),
        heroTextTa: long(settingsLimits.heroText),
        aboutTitleTa: long(settingsLimits.aboutTitle),
        aboutTextTa: long(settingsLimits.aboutText),
      },
    }
    await put('/settings', shop)
    expect(await read('/settings')).toMatchObject(shop)
    expect(await newest()).toMatchObject({ before: { 'story.aboutTextTa': '' } })
    await put('/settings', { nameTa: null, story: { ...shop.story, heroTitleTa: null } })
    expect(await read('/settings')).toMatchObject({
      nameTa: '',
      addressTa: shop.addressTa,
      story: { ...shop.story, heroTitleTa: '' },
    })
    const label = { moreDropdownLabelTa: long(navLimits.label) }
    await put('/nav-config', label)
    await put('/nav-config', { maxVisibleItems: 3 })
    expect(await read('/nav-config')).toMatchObject({ ...label, maxVisibleItems: 3 })
  })

  it.each([
    ['/products', { descriptionTa: long(5001) }, 5000],
    ['/products', { benefitsTa: long(2001) }, 2000],
    ['/categories', { nameTa: long(81) }, 80],
    ['/gallery', { titleTa: long(121) }, 120],
    ['/gallery', { nameTa: long(121) }, 120],
    ['/gallery', { descriptionTa: long(5001) }, 5000],
    ['/settings', { nameTa: long(61) }, 60],
    ['/settings', { addressTa: long(301) }, 300],
    ['/settings', { story: { heroTextTa: long(301) } }, 300],
    ['/settings', { story: { aboutTextTa: long(4001) } }, 4000],
    ['/nav-config', { moreDropdownLabelTa: long(31) }, 30],
  ])('texts in Tamil of %s are rejected where they are too long: %#', async (path, texts, max) => {
    const records: Record<string, () => Promise<{ _id: string }>> = {
      '/products': () => api.createRecord('/products', { name: 'Oil', category }),
      '/categories': () => api.createRecord('/categories', { name: 'Sweets' }),
      '/gallery': () => addItem({ title: 'Mill' }),
    }
    const record = await records[path]?.()
    const response = await put(record ? `${path}/${record._id}` : path, texts)
    expect(response.statusCode).toBe(400)
    expect(Object.values(response.json().errors)).toEqual([messages.validation.tooLong(max)])
  })
})
