import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type CategoryCount, categorySchema } from '../../../contract/categories/category.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { galleryItemRepository } from '../../catalogue/gallery-items-repository.ts'
import { systemAuthor } from '../../records/author.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const unknown = '01900000-0000-7000-8000-000000000000'

  beforeEach(async () => {
    api ??= await createTestApi(engine)
    await api.db.deleteFrom('gallery_items').execute()
    for (const { _id } of (await api.call('GET', '/products?limit=1000')).json().data)
      await api.callAsAdmin('DELETE', `/products/${_id}`)
    for (const { _id } of (await api.call('GET', '/categories/main')).json().data)
      await api.callAsAdmin('DELETE', `/categories/${_id}`)
  })
  afterAll(() => api.close())

  const get = (path: string) => api.call('GET', `/categories${path}`)
  const post = (payload: object) => api.callAsAdmin('POST', '/categories', { payload })
  const put = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', `/categories/${id}`, { payload, headers })
  const patch = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PATCH', `/categories/${id}/nav-settings`, { payload, headers })
  const remove = (id: string, headers = {}) =>
    api.callAsAdmin('DELETE', `/categories/${id}`, { headers })
  const add = async (payload: object) => (await post(payload)).json().data
  const addProduct = async (category: string) =>
    (await api.callAsAdmin('POST', '/products', { payload: { name: 'Oil', category } })).json().data
  const readProduct = async (id: string) => (await api.call('GET', `/products/${id}`)).json().data
  const tagOf = async (id: string) => String((await get(`/${id}`)).headers.etag)
  const names = (response: { json(): { data: { name: string }[] } }) =>
    response.json().data.map(({ name }) => name)

  describe('lists', () => {
    async function addInTwoLevels() {
      const oils = await add({ name: 'Oils', order: 20 })
      await add({ name: 'sweets', order: 20 })
      await add({ name: 'Öle', order: 20 })
      await add({ name: 'Millets', order: 5.5 })
      await add({ name: 'Sesame', parent: oils._id, order: 2 })
      await add({ name: 'Coconut', parent: oils._id, order: 1 })
      return oils
    }

    it('lists of categories order by order, then by name, and nest the subcategories of main ones', async () => {
      await addInTwoLevels()

      expect(names(await get(''))).toEqual([
        'Coconut',
        'Sesame',
        'Millets',
        'Oils',
        'Öle',
        'sweets',
      ])
    })

    it('main categories come with their subcategories', async () => {
      const oils = await addInTwoLevels()
      const main = (await get('/main')).json().data
      expect(main.map((category: object) => categorySchema.parse(category))).toEqual(main)
      expect(main).toMatchObject([
        { name: 'Millets', subcategories: [] },
        {
          name: 'Oils',
          subcategories: [{ name: 'Coconut', parent: oils._id }, { name: 'Sesame' }],
        },
        { name: 'Öle', subcategories: [] },
        { name: 'sweets', subcategories: [] },
      ])
      expect(main[1].subcategories[0]).not.toHaveProperty('subcategories')
      expect((await get(`/${oils._id}`)).json().data).toEqual(main[1])
      expect(names(await get(`/${oils._id}/subcategories`))).toEqual(['Coconut', 'Sesame'])
      const { _id } = main[1].subcategories[0]
      expect((await get(`/${_id}/subcategories`)).json()).toEqual({ success: true, data: [] })
    })
  })

  describe('creating', () => {
    it('a new category fills in the defaults and goes last', async () => {
      await add({ name: 'Oils', order: 30 })
      await add({ name: 'Sesame', parent: (await get('/main')).json().data[0]._id, order: '70.5' })
      const response = await post({ name: ' Sweets ', parent: '', order: ' ' })
      expect(response.statusCode).toBe(201)
      expect(response.json().data).toEqual({
        _id: expect.any(String),
        name: 'Sweets',
        order: 80.5,
        showInNav: false,
        showInProductsDropdown: true,
        subcategories: [],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      })
      const found = await get(`/${response.json().data._id}`)
      expect(found.headers.etag).toBe(response.headers.etag)
    })

    it('a new category goes last within the limits, with an order that a save takes back', async () => {
      const { max } = limits.sortOrder
      await add({ name: 'Oils', order: max - 1 })
      const { _id } = (await post({ name: 'Sweets' })).json().data
      const last = (await post({ name: 'Vinegar' })).json().data
      expect(
        [await get(`/${_id}`), await get(`/${last._id}`)].map((found) => found.json().data.order),
      ).toEqual([max, max])
      expect((await put(last._id, { name: 'Vinegar', order: last.order })).statusCode).toBe(200)
    })

    it('a new category takes a form with a picture', async () => {
      const payload = makeForm(
        { name: 'Oils', showInNav: 'true', order: '4' },
        await makeUpload(31),
      )
      const response = await api.callAsAdmin('POST', '/categories', { payload })
      expect(response.json().data).toMatchObject({ showInNav: true, order: 4 })
      const { _id, image } = response.json().data
      expect((await api.app.inject({ url: image })).statusCode).toBe(200)
      const removed = (await put(_id, { deleteImage: 'true' })).json().data
      expect(removed).not.toHaveProperty('image')
      expect((await api.app.inject({ url: image })).statusCode).toBe(404)
    })

    it.each([
      [{ name: ' ' }, { name: messages.category.nameRequired }],
      [{ name: 'x'.repeat(81) }, { name: messages.validation.tooLong(80) }],
      [{ parent: unknown }, { parent: messages.category.unknownParent }],
      [{ parent: 'a\u0000b' }, { parent: messages.category.unknownParent }],
      [{ showInNav: 'perhaps' }, { showInNav: messages.validation.boolean }],
      [
        { order: 'first' },
        { order: messages.validation.between(limits.sortOrder.min, limits.sortOrder.max) },
      ],
    ])('a new category is rejected with %j', async (fields, errors) => {
      const response = await post({ name: 'Oils', ...fields })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        success: false,
        message: messages.validation.failed,
        errors,
      })
    })

    it('a new category is rejected with a name that a sibling has', async () => {
      const oils = await add({ name: 'Öle' })
      const taken = await post({ name: 'ÖLE' })
      expect(taken.statusCode).toBe(409)
      expect(taken.json()).toEqual({
        success: false,
        message: messages.category.nameTaken,
        errors: { name: messages.category.nameTaken },
      })
      const below = await add({ name: 'öle', parent: oils._id })
      const other = await add({ name: 'Sweets' })
      expect((await put(other._id, { name: 'öle' })).statusCode).toBe(409)
      expect((await put(below._id, { parent: '' })).statusCode).toBe(409)
    })

    it.each([
      ['Straße', 'STRASSE'],
      ['Wood Pressed', 'Wood\u00a0 Pressed'],
      ['கொள்ளு', 'கொள்\u200dளு'.normalize('NFD')],
    ])('a category named %j counts as the sibling that looks like it: %j', async (name, other) => {
      const { _id } = await add({ name })
      expect((await post({ name: other })).statusCode).toBe(409)
      expect((await put(_id, { name: other })).json().data.name).toBe(other.normalize('NFC'))
    })
  })

  describe('two levels', () => {
    it('the two levels of categories are kept', async () => {
      const oils = await add({ name: 'Oils' })
      const sweets = await add({ name: 'Sweets' })
      const sesame = await add({ name: 'Sesame', parent: oils._id })
      const rejections = [
        [await post({ name: 'Black', parent: sesame._id }), messages.category.parentIsSubcategory],
        [await put(sweets._id, { parent: sesame._id }), messages.category.parentIsSubcategory],
        [await put(sweets._id, { parent: sweets._id }), messages.category.ownParent],
        [await put(oils._id, { parent: sweets._id }), messages.category.hasSubcategories],
        [await put(sweets._id, { parent: unknown }), messages.category.unknownParent],
      ] as const
      for (const [response, parent] of rejections) {
        expect(response.statusCode).toBe(400)
        expect(response.json().errors).toEqual({ parent })
      }
    })

    async function addTwoLevels() {
      const oils = await add({ name: 'Oils' })
      const sweets = await add({ name: 'Sweets' })
      const sesame = await add({ name: 'Sesame', parent: oils._id })
      const product = await addProduct(sesame._id)
      return { oils, sweets, sesame, product }
    }

    const found = async (category: string) =>
      (await api.call('GET', `/products?category=${category}`)).json().pagination.total

    async function expectAlone(product: { _id: string }, sesame: { _id: string }) {
      const alone = await readProduct(product._id)
      expect(alone.category).toEqual({ _id: sesame._id, name: 'Sesame' })
      expect(alone).not.toHaveProperty('subcategory')
    }

    async function expectBelow(
      product: { _id: string },
      oils: { _id: string },
      sesame: { _id: string },
    ) {
      expect(await readProduct(product._id)).toMatchObject({
        category: { _id: oils._id },
        subcategory: { _id: sesame._id, name: 'Gingelly' },
      })
    }

    it('the two levels let a category move with everything in it', async () => {
      const { oils, sweets, sesame, product } = await addTwoLevels()

      await api.db.updateTable('products').set({ updated_at: 1 }).execute()
      await put(sesame._id, { parent: sweets._id })
      const moved = await readProduct(product._id)
      expect(Date.parse(moved.updatedAt)).toBeGreaterThan(1)
      expect(moved).toMatchObject({
        category: { _id: sweets._id, name: 'Sweets' },
        subcategory: { _id: sesame._id },
      })
      expect([await found(oils._id), await found(sweets._id), await found(sesame._id)]).toEqual([
        0, 1, 1,
      ])

      await put(sesame._id, { parent: '' })
      await expectAlone(product, sesame)
      expect([await found(sweets._id), await found(sesame._id)]).toEqual([0, 1])

      await put(sesame._id, { parent: oils._id, name: 'Gingelly' })
      await expectBelow(product, oils, sesame)
      expect([await found(oils._id), await found(sesame._id)]).toEqual([1, 1])
    })
  })

  describe('settings', () => {
    it('the settings of a category change by themselves', async () => {
      const { _id, ...before } = await add({ name: 'Oils' })
      const response = await patch(_id, { showInNav: true, order: '1.5' })
      expect(response.statusCode).toBe(200)
      const { data } = response.json()
      expect(data).toEqual({
        _id,
        ...before,
        showInNav: true,
        order: 1.5,
        updatedAt: data.updatedAt,
      })
      expect((await patch(_id, { showInProductsDropdown: 'false' })).json().data).toMatchObject({
        showInNav: true,
        showInProductsDropdown: false,
        order: 1.5,
      })
      expect((await patch(_id, { order: '' })).statusCode).toBe(400)
      expect((await patch(_id, { order: 1e12 })).json().errors).toHaveProperty('order')
    })
  })

  it('a list of categories counts the products of each, those of its subcategories as well', {
    tags: ['two-processes'],
  }, async () => {
    const oils = await add({ name: 'Oils' })
    const sesame = await add({ name: 'Sesame', parent: oils._id })
    const sweets = await add({ name: 'Sweets' })
    await addProduct(oils._id)
    await addProduct(sesame._id)
    const { data } = (await api.callAsAdmin('GET', '/categories/product-counts')).json()
    expect(new Map(data.map(({ _id, products }: CategoryCount) => [_id, products]))).toEqual(
      new Map([
        [oils._id, 2],
        [sesame._id, 1],
        [sweets._id, 0],
      ]),
    )
    expect((await get('/product-counts')).statusCode).toBe(401)
  })

  describe('deleting', () => {
    it('a deleted category takes subcategories and pictures along', async () => {
      const payload = makeForm({ name: 'Oils' }, await makeUpload(41))
      const oils = (await api.callAsAdmin('POST', '/categories', { payload })).json().data
      const below = makeForm({ name: 'Sesame', parent: oils._id }, await makeUpload(42))
      const sesame = (await api.callAsAdmin('POST', '/categories', { payload: below })).json().data
      const response = await remove(oils._id)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: true, data: null })
      expect((await get('')).json().data).toEqual([])
      for (const { image } of [oils, sesame])
        expect((await api.app.inject({ url: image })).statusCode).toBe(404)
    })

    it('a category is not deleted while a product is in it', async () => {
      const oils = await add({ name: 'Oils' })
      const sesame = await add({ name: 'Sesame', parent: oils._id })
      const product = await addProduct(sesame._id)
      for (const { _id } of [oils, sesame]) {
        const response = await remove(_id)
        expect(response.statusCode).toBe(409)
        expect(response.json()).toEqual({ success: false, message: messages.category.inUse })
      }
      await api.callAsAdmin('DELETE', `/products/${product._id}`)
      expect((await remove(oils._id)).statusCode).toBe(200)
    })

    async function fillCategories() {
      const payload = makeForm({ name: 'Oils' }, await makeUpload(43))
      const oils = (await api.callAsAdmin('POST', '/categories', { payload })).json().data
      const below = makeForm({ name: 'Sesame', parent: oils._id }, await makeUpload(44))
      const sesame = (await api.callAsAdmin('POST', '/categories', { payload: below })).json().data
      for (const [title, subcategory_id] of [
        ['A', null],
        ['B', sesame._id],
      ] as const) {
        const categories = { category_id: oils._id, subcategory_id }
        await galleryItemRepository(api.db).insert(
          { title, description: '', ...categories },
          systemAuthor,
        )
      }
      return { oils, sesame }
    }

    it('a deleted category can be taken back for a while, with all that went with it', {
      tags: ['two-processes'],
    }, async () => {
      const { oils, sesame } = await fillCategories()
      const before = (await get('')).json().data
      const items = async () => (await api.call('GET', '/gallery')).json().data
      const gallery = await items()

      await remove(oils._id)
      const restored = await api.callAsAdmin('POST', `/categories/${oils._id}/restore`)
      expect(restored.statusCode).toBe(200)
      expect((await get('')).json().data).toEqual(before)
      const withoutTimes = (list: object[]) => list.map((item) => ({ ...item, updatedAt: '' }))
      expect(withoutTimes(await items())).toEqual(withoutTimes(gallery))
      for (const { image } of [oils, sesame])
        expect((await api.app.inject({ url: image })).statusCode).toBe(200)
    })

    it('a category that is taken back takes no gallery item back that has moved on meanwhile', async () => {
      const oils = await add({ name: 'Oils' })
      const [sesame, coconut] = [
        await add({ name: 'Sesame', parent: oils._id }),
        await add({ name: 'Coconut', parent: oils._id }),
      ]
      const item = { name: 'Press', description: 'x', category: oils._id }
      const call = async (method: 'POST' | 'PUT', path: string, payload: object) =>
        (await api.callAsAdmin(method, path, { payload })).json().data
      const below = { ...item, subcategory: sesame._id }
      const { _id } = await call('POST', '/gallery', makeForm(below, await makeUpload(45)))
      await remove(sesame._id)
      await call('PUT', `/gallery/${_id}`, { ...item, subcategory: coconut._id })
      await call('POST', `/categories/${sesame._id}/restore`, {})
      const read = () => call('PUT', `/gallery/${_id}`, {})
      expect((await read()).subcategory).toMatchObject({ name: 'Coconut' })
      await remove(oils._id)
      await call('PUT', `/gallery/${_id}`, { title: 'Press', category: 'The mill' })
      await call('POST', `/categories/${oils._id}/restore`, {})
      expect((await read()).category).toBe('The mill')
    })

    it('a deleted category cannot be taken back once another has its name', async () => {
      const oils = await add({ name: 'Oils' })
      await remove(oils._id)
      await add({ name: 'OILS' })
      const response = await api.callAsAdmin('POST', `/categories/${oils._id}/restore`)
      expect(response.statusCode).toBe(409)
      expect(response.json().errors).toEqual({ name: messages.category.nameTaken })
    })

    async function nameInGallery(...categories: { _id: string; name: string }[]) {
      for (const category of categories) {
        await api.callAsAdmin('POST', '/products/json', {
          payload: { name: category.name, description: 'x', category: category._id, gallery: true },
        })
      }
      for (const { _id } of (await api.call('GET', '/products')).json().data)
        await api.callAsAdmin('DELETE', `/products/${_id}`)
    }

    const read = () => api.db.selectFrom('gallery_items').selectAll().orderBy('title').execute()

    it('a deleted category leaves its name with the gallery items that named it', async () => {
      const oils = await add({ name: 'Oils' })
      const sesame = await add({ name: 'Sesame', parent: oils._id })
      await nameInGallery(oils, sesame)

      await remove(sesame._id)
      expect(await read()).toMatchObject([
        { title: 'Oils', category_id: oils._id, version: 1 },
        { title: 'Sesame', category_id: oils._id, subcategory_id: null, version: 2 },
      ])
      await remove(oils._id)
      expect(await read()).toMatchObject([
        { category_id: null, category_text: 'Oils' },
        { category_id: null, category_text: 'Oils' },
      ])
    })
  })

  describe('guarding', () => {
    it.each([unknown, 'nothing', '%00'])('the API knows no category %j', async (id) => {
      const calls = [
        get(`/${id}`),
        get(`/${id}/subcategories`),
        put(id, { name: 'Oils' }),
        patch(id, { order: 1 }),
        remove(id),
      ]
      for (const response of await Promise.all(calls)) {
        expect(response.statusCode).toBe(404)
        expect(response.json()).toEqual({ success: false, message: messages.category.notFound })
      }
    })

    it('the API rejects a write over a category that the client has not seen', {
      tags: ['two-processes'],
    }, async () => {
      const { _id } = await add({ name: 'Oils' })
      const headers = { 'if-match': await tagOf(_id) }
      expect((await patch(_id, { order: 3 }, headers)).statusCode).toBe(200)
      for (const response of await Promise.all([
        put(_id, { name: 'Other' }, headers),
        patch(_id, { order: 4 }, headers),
        remove(_id, headers),
      ])) {
        expect(response.statusCode).toBe(412)
        expect(response.json().message).toBe(messages.error.preconditionFailed)
      }
      expect((await get(`/${_id}`)).json().data).toMatchObject({ name: 'Oils', order: 3 })
    })
  })

  describe('under many writers', { tags: ['two-processes'] }, () => {
    it('one name is given once', async () => {
      const responses = await Promise.all(Array.from({ length: 6 }, () => post({ name: 'Oils' })))
      const statuses = responses.map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    })

    it('everybody gets a turn, and each category goes after the one before', async () => {
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        const statuses = []
        for (let count = 0; count < 5; count++)
          statuses.push((await post({ name: `Oils ${writer} ${count}` })).statusCode)
        return statuses
      })
      const statuses = (await Promise.all(writers)).flat()
      const acknowledged = statuses.filter((status) => status === 201).length
      console.info(
        `Eight writers at once, ${engine}: ${statuses.length} writes asked, ` +
          `${acknowledged} acknowledged, ${statuses.length - acknowledged} rejected`,
      )
      expect(statuses).toEqual(statuses.map(() => 201))
      const { data } = (await get('')).json()
      const orders = data.map(({ order }: { order: number }) => order)
      expect(orders).toEqual(statuses.map((_, at) => (at + 1) * limits.sortOrder.spacing))
    })

    it('no product is left without its category', async () => {
      for (let round = 0; round < 5; round++) {
        const { _id } = await add({ name: `Round ${round}` })
        const payload = { name: 'Oil', category: _id }
        const [created, deleted] = await Promise.all([
          api.callAsAdmin('POST', '/products', { payload }),
          remove(_id),
        ])
        expect([
          [201, 409],
          [400, 200],
        ]).toContainEqual([created.statusCode, deleted.statusCode])
        const category = await get(`/${_id}`)
        expect(category.statusCode).toBe(created.statusCode === 201 ? 200 : 404)
      }
    })

    it('there are never three levels', async () => {
      for (let round = 0; round < 5; round++) {
        const [a, b] = [await add({ name: `A${round}` }), await add({ name: `B${round}` })]
        const responses = await Promise.all([
          put(a._id, { parent: b._id }),
          put(b._id, { parent: a._id }),
          post({ name: 'Below', parent: a._id }),
        ])
        for (const { statusCode } of responses) expect([200, 201, 400]).toContain(statusCode)
        const all: { _id: string; parent?: string }[] = (await get('')).json().data
        const parents = new Set(all.map(({ parent }) => parent).filter(Boolean))
        for (const category of all)
          expect(category.parent === undefined || !parents.has(category._id)).toBe(true)
      }
    })
  })
})
