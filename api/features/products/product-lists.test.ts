import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../contract/language.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    api = await createTestApi(engine)
    await create('categories', { name: 'Oils' })
    await create('categories', { name: 'Sesame', parent: ids.Oils })
    await create('categories', { name: 'Sweets' })
    const products = [
      { name: 'Groundnut Oil', description: 'Wood-pressed', price: 320, category: ids.Oils },
      { name: 'Gingelly', description: 'Sesame OIL', price: 450.5, subcategory: ids.Sesame },
      { name: 'Palm Jaggery 100%', price: 90, category: ids.Sweets, isBestSeller: true },
      { name: 'sesame balls', price: 90, category: ids.Sweets, inStock: false, featured: true },
      { name: 'Öl_kuchen', price: 15, category: ids.Oils, featured: true, isBestSeller: true },
    ]
    for (const product of products) await create('products', { category: ids.Oils, ...product })
  })
  afterAll(() => api.close())

  async function create(kind: string, payload: { name: string } & Record<string, unknown>) {
    const response = await api.callAsAdmin('POST', `/${kind}`, { payload })
    ids[payload.name] = response.json().data._id
  }
  const list = (query: Record<string, string> = {}, path = '') =>
    api.call('GET', `/products${path}`, { query })
  const names = async (query: Record<string, string> = {}, path = '') =>
    (await list(query, path)).json().data.map(({ name }: { name: string }) => name)

  it('lists of products come in pages', async () => {
    const response = await list({ sort: 'price-asc', limit: '2', page: '2' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      success: true,
      data: [{ name: 'sesame balls' }, { name: 'Groundnut Oil' }],
      pagination: { page: 2, limit: 2, total: 5, pages: 3 },
    })
    expect((await list({ page: '9' })).json()).toEqual({
      success: true,
      data: [],
      pagination: { page: 9, limit: limits.list.limit, total: 5, pages: 1 },
    })
  })

  it.each([
    ['default', ['Öl_kuchen', 'sesame balls', 'Palm Jaggery 100%', 'Gingelly', 'Groundnut Oil']],
    ['price-asc', ['Öl_kuchen', 'Palm Jaggery 100%', 'sesame balls', 'Groundnut Oil', 'Gingelly']],
    ['price-desc', ['Gingelly', 'Groundnut Oil', 'sesame balls', 'Palm Jaggery 100%', 'Öl_kuchen']],
    ['name-asc', ['Gingelly', 'Groundnut Oil', 'Öl_kuchen', 'Palm Jaggery 100%', 'sesame balls']],
    ['name-desc', ['sesame balls', 'Palm Jaggery 100%', 'Öl_kuchen', 'Groundnut Oil', 'Gingelly']],
    ['newest', ['Öl_kuchen', 'sesame balls', 'Palm Jaggery 100%', 'Gingelly', 'Groundnut Oil']],
    ['updated', ['Öl_kuchen', 'sesame balls', 'Palm Jaggery 100%', 'Gingelly', 'Groundnut Oil']],
  ])('lists of products can be sorted by %s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected)
  })

  it.each([
    // The last one is in the category `Oils`.
    [{ search: 'OIL' }, ['Gingelly', 'Groundnut Oil', 'Öl_kuchen']],
    [{ hasDescription: 'true' }, ['Gingelly', 'Groundnut Oil']],
    [{ hasDescription: 'false', inStock: 'false' }, ['sesame balls']],
    [{ hasImage: 'true' }, []],
    [{ search: ' oil   sesame ' }, ['Gingelly']],
    [{ search: 'round' }, ['Groundnut Oil']],
    [{ search: 'öL' }, ['Öl_kuchen']],
    [{ search: '%' }, ['Palm Jaggery 100%']],
    [{ search: '_' }, ['Öl_kuchen']],
    [{ search: '0%' }, ['Palm Jaggery 100%']],
    [{ search: 'sweets 100%' }, ['Palm Jaggery 100%']],
    [{ search: "'; drop table products; --" }, []],
    [
      { search: '   ' },
      ['Gingelly', 'Groundnut Oil', 'Öl_kuchen', 'Palm Jaggery 100%', 'sesame balls'],
    ],
    [{ featured: 'true' }, ['Öl_kuchen', 'sesame balls']],
    [{ featured: '0', inStock: '1', isBestSeller: 'false' }, ['Gingelly', 'Groundnut Oil']],
    [{ minPrice: '90' }, ['Gingelly', 'Groundnut Oil', 'Palm Jaggery 100%', 'sesame balls']],
    [
      { minPrice: '15.01', maxPrice: '320' },
      ['Groundnut Oil', 'Palm Jaggery 100%', 'sesame balls'],
    ],
    [{ minPrice: '500', maxPrice: '100' }, []],
    [
      { minPrice: '', maxPrice: ' ' },
      ['Gingelly', 'Groundnut Oil', 'Öl_kuchen', 'Palm Jaggery 100%', 'sesame balls'],
    ],
    [{ category: 'nothing' }, []],
    [{ category: '01900000-0000-7000-8000-000000000000' }, []],
  ])('lists of products find %j', async (query: Record<string, string>, expected) => {
    expect(await names({ ...query, sort: 'name-asc' })).toEqual(expected)
  })

  it('lists of products take a main category with its subcategories, or a subcategory alone', async () => {
    const sort = 'name-asc'
    const { Oils = '', Sesame = '', Sweets = '' } = ids
    expect(await names({ sort, category: Oils })).toEqual([
      'Gingelly',
      'Groundnut Oil',
      'Öl_kuchen',
    ])
    expect(await names({ sort, category: Sesame.toUpperCase() })).toEqual(['Gingelly'])
    expect(await names({ sort, subcategory: Sesame })).toEqual(['Gingelly'])
    expect(await names({ sort, subcategory: Oils })).toEqual([])
    expect(await names({ sort, category: Sweets, subcategory: Sesame })).toEqual([])
  })

  it('lists of products show featured and popular products by themselves', async () => {
    expect(await names({ limit: '1' }, '/featured/list')).toEqual(['Öl_kuchen'])
    expect(await names({ limit: '1', page: '2' }, '/featured/list')).toEqual(['sesame balls'])
    const popular = await list({ limit: String(limits.pages.featured) }, '/popular/list')
    expect(popular.json()).toMatchObject({
      data: [{ name: 'Öl_kuchen' }, { name: 'Palm Jaggery 100%' }],
      pagination: { page: 1, limit: 1000, total: 2, pages: 1 },
    })
  })

  it('lists of products take ids, in their order, each once, whatever stands beside them', async () => {
    const { Gingelly = '', 'sesame balls': balls = '', 'Groundnut Oil': oil = '' } = ids
    const again = [balls, balls.toUpperCase()]
    const asked = [balls, 'x', Gingelly, ids.Oils, '', ` ${oil.toUpperCase()} `, ...again].join()
    const others = { page: '2', limit: 'all', search: 'oil', sort: 'cheapest' }
    const expected = ['sesame balls', 'Gingelly', 'Groundnut Oil']
    for (const query of [{ ids: asked }, { ids: asked, ...others }]) {
      const { data, pagination } = (await list(query)).json()
      expect(data.map(({ name }: { name: string }) => name)).toEqual(expected)
      expect(pagination).toEqual({ page: 1, limit: limits.list.ids, total: 3, pages: 1 })
    }
    const most = Array.from({ length: limits.list.ids - 1 }, (_, at) => `none-${at}`)
    expect(await names({ ids: [...most, Gingelly].join() })).toEqual(['Gingelly'])
    expect(await names({ ids: 'nothing' })).toEqual([])
  })

  it.each([
    [{ ids: '' }, { ids: messages.validation.ids(limits.list.ids) }],
    [{ ids: 'a,\u0000' }, { ids: messages.validation.controlCharacters }],
    [{ ids: ' , ,' }, { ids: messages.validation.ids(limits.list.ids) }],
    [
      { ids: Array.from({ length: 41 }).keys().toArray().join() },
      { ids: messages.validation.ids(40) },
    ],
    [{ page: '0' }, { page: messages.validation.between(1, limits.list.maxPage) }],
    [{ limit: '1001' }, { limit: messages.validation.between(1, limits.list.maxLimit) }],
    [{ limit: 'all' }, { limit: messages.validation.between(1, limits.list.maxLimit) }],
    [{ inStock: 'no' }, { inStock: messages.validation.boolean }],
    [{ minPrice: '-1' }, { minPrice: messages.validation.negative }],
    [{ lang: 'both' }, { lang: messages.validation.oneOf(languages) }],
    [{ maxPrice: 'much' }, { maxPrice: messages.validation.money }],
    [{ search: 'oil\u0000' }, { search: messages.validation.controlCharacters }],
    [{ category: '\u0000' }, { category: messages.validation.controlCharacters }],
    [{ search: 'x'.repeat(201) }, { search: messages.validation.tooLong(limits.list.search) }],
  ])('lists of products reject %j', async (query: Record<string, string>, errors) => {
    const response = await list(query)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ success: false, message: messages.validation.failed, errors })
  })

  it('lists of products reject what is unknown or said twice, and ignore what they do not know', async () => {
    for (const query of [
      'sort=cheapest',
      'sort=newest&sort=updated',
      'search=a&search=b',
      'ids=a&ids=b',
    ]) {
      const response = await api.call('GET', `/products?${query}`)
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]])
    }
    expect((await list({ colour: 'gold' })).statusCode).toBe(200)
  })

  it('lists of products show what has no price last, from the lowest price and from the highest', async () => {
    const [category, name] = [ids.Sweets, 'Asked for']
    await create('products', { name, category })
    const expected = ['Palm Jaggery 100%', 'sesame balls', 'Asked for']
    expect(await names({ sort: 'price-asc', category: ids.Sweets ?? '' })).toEqual(expected)
    const falling = ['sesame balls', 'Palm Jaggery 100%', 'Asked for']
    expect(await names({ sort: 'price-desc', category: ids.Sweets ?? '' })).toEqual(falling)
    await api.callAsAdmin('DELETE', `/products/${ids[name]}`)
  })

  it('lists of products sort names in Tamil order on request, and each with its digits by value', async () => {
    await create('categories', { name: 'Tamil' })
    const added = [
      ['Aniseed', 'க்ரீம்'],
      ['Éclair 10 L', 'கடலை 10 L'],
      ['Eclair 2 L', 'கடலை ௨ L'],
      ['Zest', 'ஔவை'],
      ['Eclair 2.5 L', ''],
    ] as const
    for (const [name, nameTa] of added)
      await create('products', { name, nameTa, category: ids.Tamil })
    const query = { sort: 'name-asc', category: ids.Tamil ?? '' }
    const english = ['Aniseed', 'Eclair 2 L', 'Eclair 2.5 L', 'Éclair 10 L', 'Zest']
    expect(await names(query)).toEqual(english)
    const tamil = ['Zest', 'Aniseed', 'Eclair 2 L', 'Éclair 10 L', 'Eclair 2.5 L']
    expect(await names({ ...query, lang: 'ta' })).toEqual(tamil)
    const falling = { ...query, lang: 'ta', sort: 'name-desc' }
    expect(await names(falling)).toEqual(tamil.toReversed())
    for (const [name] of added) await api.callAsAdmin('DELETE', `/products/${ids[name]}`)
  })

  async function createCastorGroup() {
    const group = (
      await api.callAsAdmin('POST', '/product-groups', { payload: { name: 'Castor' } })
    ).json().data._id
    return group
  }

  const castorPacks = () => [
    { name: 'Castor Tin', packAmount: 5, packUnit: 'l', price: 900, category: ids.Oils },
    { name: 'Castor Six', packAmount: 6, packUnit: 'piece', price: 5, category: ids.Oils },
    { name: 'Castor Cake', packAmount: 2, packUnit: 'kg', price: 70, category: ids.Oils },
    { name: 'Castor Trio', packAmount: 200, packUnit: 'ml', packCount: 3, category: ids.Oils },
    { name: 'Castor Sweet', packAmount: 1, packUnit: 'l', price: 9, category: ids.Sweets },
    { name: 'Castor Loose', price: 1, category: ids.Oils },
  ]

  async function expectSizesFound() {
    const found = (await list({ sizes: 'together', search: 'castor 600 ml' })).json()
    expect(found.data).toMatchObject([{ name: 'Castor Trio', sizes: { length: 6 } }])
    expect(found.pagination).toMatchObject({ total: 1, products: 1 })
    expect(Object.keys((await list({ sizes: 'apart' })).json().errors)).toEqual(['sizes'])
    const ofIds = await list({ sizes: 'together', ids: ids.Gingelly ?? '' })
    expect(Object.keys(ofIds.json().errors)).toEqual(['sizes'])
  }

  it('lists of products show each group once on request, with all its sizes, and count those and what was found', async () => {
    const group = await createCastorGroup()
    const packs = castorPacks()
    for (const pack of packs) await create('products', { ...pack, group, description: 'castor' })
    const query = { sizes: 'together', sort: 'price-asc', limit: '2', category: ids.Oils ?? '' }
    const { data, pagination } = (await list(query)).json()
    expect(pagination).toEqual({ page: 1, limit: 2, total: 4, pages: 2, products: 8 })
    const [castor, cake] = data
    expect([castor.name, cake]).toEqual([
      'Castor Loose',
      expect.not.objectContaining({ sizes: [] }),
    ])
    const order = ['Castor Trio', 'Castor Cake', 'Castor Tin', 'Castor Six', 'Castor Loose']
    expect(castor.sizes.map(({ name }: { name: string }) => name)).toEqual(order)
    expect(castor.sizes[0]).toEqual({
      _id: ids['Castor Trio'],
      name: 'Castor Trio',
      price: 0,
      inStock: true,
      isBestSeller: false,
      packAmount: 200,
      packUnit: 'ml',
      packCount: 3,
    })
    await expectSizesFound()
    for (const { name } of packs) await api.callAsAdmin('DELETE', `/products/${ids[name]}`)
  })

  it('lists of products are not sent again to clients that have them, until something changes', async () => {
    const read = (tag?: string) =>
      api.call('GET', '/products?search=oil', { headers: tag ? { 'if-none-match': tag } : {} })
    const tag = String((await read()).headers.etag)
    expect((await read(tag)).statusCode).toBe(304)
    await api.callAsAdmin('PUT', `/products/${ids.Gingelly}`, { payload: { price: 460 } })
    expect((await read(tag)).statusCode).toBe(200)
    expect((await names({ sort: 'updated', limit: '1' }))[0]).toBe('Gingelly')
  })

  it('lists of products show popular products newest first, whatever is featured or was changed since', async () => {
    for (const name of ['Gingelly', 'sesame balls'])
      await api.callAsAdmin('PUT', `/products/${ids[name]}`, { payload: { isBestSeller: true } })
    const expected = ['Öl_kuchen', 'sesame balls', 'Palm Jaggery 100%', 'Gingelly']
    expect(await names({}, '/popular/list')).toEqual(expected)
  })
})
