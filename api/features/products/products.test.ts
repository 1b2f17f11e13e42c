import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelMessages } from '../../../contract/labels/messages.ts'
import { messages } from '../../../contract/messages.ts'
import { packLimits } from '../../../contract/packs/limits.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { productSchema } from '../../../contract/products/product.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let oils: string
  let sesame: string
  let sweets: string

  beforeAll(async () => {
    api = await createTestApi(engine)
    oils = await api.create('/categories', { name: 'Oils' })
    sesame = await api.create('/categories', { name: 'Sesame', parent: oils })
    sweets = await api.create('/categories', { name: 'Sweets' })
  })
  afterAll(() => api.close())

  const post = (payload: object) => api.callAsAdmin('POST', '/products', { payload })
  const put = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', `/products/${id}`, { payload, headers })
  async function add(fields: object = {}) {
    return (await post({ name: 'Oil', category: oils, ...fields })).json().data
  }
  const tagOf = async (id: string) =>
    String((await api.call('GET', `/products/${id}`)).headers.etag)
  const unknown = '01900000-0000-7000-8000-000000000000'

  describe('creating', () => {
    it('a new product is returned whole, and leaves out what has no value', async () => {
      const response = await post({ name: ' Groundnut Oil ', category: oils })
      expect(response.statusCode).toBe(201)
      const { data } = response.json()
      expect(data).toEqual({
        _id: expect.any(String),
        name: 'Groundnut Oil',
        description: '',
        price: 0,
        category: { _id: oils, name: 'Oils' },
        featured: false,
        inStock: true,
        isBestSeller: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      })
      expect(productSchema.parse(data)).toEqual(data)
      const found = await api.call('GET', `/products/${data._id}`)
      expect(found.json()).toEqual({ success: true, data })
      expect(found.headers.etag).toBe(response.headers.etag)
    })

    it('a new product takes a form with a picture, its booleans as texts', async () => {
      const form = makeForm(
        {
          name: 'Sesame Oil',
          description: 'Pressed\nslowly',
          price: '320.50',
          originalPrice: '400',
          category: oils,
          subcategory: sesame,
          featured: 'on',
          inStock: '0',
          isBestSeller: 'true',
          size: '1 L',
          benefits: 'Good for frying',
          deleteImage: 'false',
        },
        await makeUpload(1),
      )
      const response = await api.callAsAdmin('POST', '/products', { payload: form })
      expect(response.statusCode).toBe(201)
      expect(response.json().data).toMatchObject({
        name: 'Sesame Oil',
        description: 'Pressed\nslowly',
        price: 320.5,
        originalPrice: 400,
        category: { _id: oils, name: 'Oils' },
        subcategory: { _id: sesame, name: 'Sesame' },
        featured: true,
        inStock: false,
        isBestSeller: true,
        size: '1 L',
        benefits: 'Good for frying',
        image: expect.stringMatching(/^\/uploads\//),
        imageSet: { width: 64, height: 48 },
      })
      const picture = await api.app.inject({ url: response.json().data.image })
      expect(picture.statusCode).toBe(200)
    })

    it('a new product takes a subcategory for the category', async () => {
      expect(await add({ category: sesame })).toMatchObject({
        category: { _id: oils },
        subcategory: { _id: sesame },
      })
      expect(await add({ category: sesame, subcategory: sesame })).toMatchObject({
        category: { _id: oils },
        subcategory: { _id: sesame },
      })
    })

    it.each([
      [{ name: '' }, { name: messages.product.nameRequired }],
      [{ name: 'x'.repeat(121) }, { name: messages.validation.tooLong(120) }],
      [{ name: ['a', 'b'] }, { name: messages.product.nameRequired }],
      [{ category: '' }, { category: messages.product.categoryRequired }],
      [{ category: unknown }, { category: messages.category.unknown }],
      [{ category: 'a\u0000b' }, { category: messages.category.unknown }],
      [{ subcategory: unknown }, { subcategory: messages.category.foreignSubcategory }],
      [{ price: '-1' }, { price: messages.validation.negative }],
      [{ price: '1.234' }, { price: messages.validation.decimals[2] }],
      [{ price: 'free' }, { price: messages.validation.money }],
      [{ price: 10_000_000 }, { price: messages.validation.tooMuch(productLimits.maxPrice) }],
      [
        { price: 10, originalPrice: 9.99 },
        { originalPrice: messages.product.originalPriceBelowPrice },
      ],
      [{ gtin: '8901234567891' }, { gtin: labelMessages.gtinCheckDigit }],
      [{ gtin: '890123456789012' }, { gtin: labelMessages.gtinDigits }],
      [{ featured: 'maybe' }, { featured: messages.validation.boolean }],
      [{ description: 'a\u0007b' }, { description: messages.validation.controlCharacters }],
    ])('a new product is rejected with %j', async (fields, errors) => {
      const response = await post({ name: 'Oil', category: oils, ...fields })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        success: false,
        message: messages.validation.failed,
        errors,
      })
    })

    it('a new product is rejected with a subcategory of another category', async () => {
      for (const category of [sweets, sesame]) {
        const other = await api.create('/categories', { name: `Other ${category}`, parent: oils })
        const response = await post({ name: 'Oil', category, subcategory: other })
        expect(response.statusCode).toBe(400)
        expect(response.json().errors).toEqual({
          subcategory: messages.category.foreignSubcategory,
        })
      }
    })

    it('a new product keeps its prices exact', async () => {
      for (const price of [0.29, 1.1, 4.35, 1009.95, 9_999_999.99]) {
        const { _id } = await add({ price })
        expect((await api.call('GET', `/products/${_id}`)).json().data.price).toBe(price)
      }
      expect(await add({ price: '' })).toMatchObject({ price: 0 })
    })

    it('a new product that fails over its picture leaves nothing behind', async () => {
      const before = (await api.call('GET', '/products')).json().pagination.total
      const form = makeForm(
        { name: 'Oil', category: oils },
        { filename: 'a.png', bytes: Buffer.from('<svg/>') },
      )
      const response = await api.callAsAdmin('POST', '/products', { payload: form })
      expect(response.statusCode).toBe(415)
      expect((await api.call('GET', '/products')).json().pagination.total).toBe(before)
    })
  })

  describe('changing', () => {
    it('a change of a product keeps what is absent and clears what is blank', async () => {
      const product = await add({
        description: 'Pressed',
        price: 10,
        originalPrice: 12,
        subcategory: sesame,
        size: '1 L',
        benefits: 'Good',
        featured: true,
      })
      const { data } = (await put(product._id, { name: 'New' })).json()
      expect(data).toEqual({ ...product, name: 'New', updatedAt: data.updatedAt })

      const cleared = (
        await put(product._id, {
          description: '',
          price: '',
          originalPrice: '',
          subcategory: '',
          size: '',
          benefits: null,
        })
      ).json().data
      const { originalPrice, subcategory, size, benefits, ...kept } = data
      expect(cleared).toEqual({ ...kept, description: '', price: 0, updatedAt: cleared.updatedAt })
    })

    it('a change of a product holds the prices together, whichever of them is sent', async () => {
      const { _id } = await add({ price: 10, originalPrice: 12 })
      for (const fields of [{ price: 13 }, { originalPrice: 9 }]) {
        const response = await put(_id, fields)
        expect(response.statusCode).toBe(400)
        expect(response.json().errors).toEqual({
          originalPrice: messages.product.originalPriceBelowPrice,
        })
      }
      expect((await put(_id, { price: 13, originalPrice: 13 })).statusCode).toBe(200)
    })

    it('a change of the category moves the product, and drops a subcategory that does not fit', async () => {
      const { _id } = await add({ subcategory: sesame })
      expect((await put(_id, { category: oils })).json().data.subcategory).toMatchObject({
        _id: sesame,
      })
      const moved = (await put(_id, { category: sweets })).json().data
      expect(moved).toMatchObject({ category: { _id: sweets } })
      expect(moved).not.toHaveProperty('subcategory')
      expect((await put(_id, { subcategory: sesame })).json().errors).toEqual({
        subcategory: messages.category.foreignSubcategory,
      })
      expect((await put(_id, { category: sesame })).json().data).toMatchObject({
        category: { _id: oils },
        subcategory: { _id: sesame },
      })
    })

    it('a change of a product replaces and removes the picture, file and all', {
      tags: ['two-processes'],
    }, async () => {
      const product = (
        await api.callAsAdmin('POST', '/products', {
          payload: makeForm({ name: 'Oil', category: oils }, await makeUpload(11)),
        })
      ).json().data
      const replaced = (
        await api.callAsAdmin('PUT', `/products/${product._id}`, {
          payload: makeForm({ deleteImage: 'true' }, await makeUpload(12)),
        })
      ).json().data
      expect(replaced.image).not.toBe(product.image)
      expect((await api.app.inject({ url: product.image })).statusCode).toBe(404)
      expect((await api.app.inject({ url: replaced.image })).statusCode).toBe(200)

      const kept = (await put(product._id, { name: 'Other' })).json().data
      expect(kept.image).toBe(replaced.image)
      const removed = (await put(product._id, { deleteImage: true })).json().data
      expect(removed).not.toHaveProperty('image')
      expect(removed).not.toHaveProperty('imageSet')
      expect((await api.app.inject({ url: replaced.image })).statusCode).toBe(404)
    })

    it('a product keeps the number under its barcode, in the trash too, until it is cleared', async () => {
      const { _id, gtin } = await add({ gtin: ' 890-1234 567890' })
      expect(gtin).toBe('8901234567890')
      await api.callAsAdmin('DELETE', `/products/${_id}`)
      const back = await api.callAsAdmin('POST', `/products/${_id}/restore`)
      expect(back.json().data.gtin).toBe(gtin)
      expect((await put(_id, { name: 'New' })).json().data.gtin).toBe(gtin)
      expect((await put(_id, { gtin: '' })).json().data).not.toHaveProperty('gtin')
    })

    it('a product becomes featured by one call of the toggle, and not featured by the next', async () => {
      const { _id } = await add()
      const toggle = () => api.callAsAdmin('PUT', `/products/${_id}/featured`)
      expect((await toggle()).json().data.featured).toBe(true)
      expect((await toggle()).json().data.featured).toBe(false)
    })
  })

  describe('deleting', () => {
    it('a deleted product takes its picture away', async () => {
      const payload = makeForm({ name: 'Oil', category: oils }, await makeUpload(21))
      const { _id, image } = (await api.callAsAdmin('POST', '/products', { payload })).json().data
      const response = await api.callAsAdmin('DELETE', `/products/${_id}`)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: true, data: null })
      expect((await api.call('GET', `/products/${_id}`)).statusCode).toBe(404)
      expect((await api.app.inject({ url: image })).statusCode).toBe(404)
    })

    async function loseFiles(product: { image: string }) {
      const { store } = api.images
      const names = (await Array.fromAsync(store.list())).map(({ name }) => name)
      const id = product.image.slice(-'.webp'.length - 32, -'.webp'.length)
      await store.remove(names.filter((name) => name.startsWith(id)))
    }

    it('a deleted product can be taken back for a while: id, picture, search and all', {
      tags: ['two-processes'],
    }, async () => {
      const payload = makeForm({ name: 'Nigella oil', category: sesame }, await makeUpload(22))
      const product = (await api.callAsAdmin('POST', '/products', { payload })).json().data
      const restore = () => api.callAsAdmin('POST', `/products/${product._id}/restore`)
      expect((await restore()).statusCode).toBe(404)
      await api.callAsAdmin('DELETE', `/products/${product._id}`)
      const restored = await restore()
      expect(restored.json()).toEqual({ success: true, data: product })
      expect(restored.headers.etag).toMatch(/^"v3-/)
      const { images: _, ...listed } = product
      expect((await api.call('GET', '/products?search=nigella')).json().data).toEqual([listed])
      expect((await api.app.inject({ url: product.image })).statusCode).toBe(200)
      expect((await restore()).statusCode).toBe(404)
      const kept = await api.db.selectFrom('deleted_files').select('image_id').execute()
      expect(kept.filter(({ image_id }) => product.image.includes(image_id))).toEqual([])

      // A picture with lost files does not prevent restoring its record.
      await loseFiles(product)
      await api.callAsAdmin('DELETE', `/products/${product._id}`)
      const { image, imageSet, images, ...others } = product
      expect((await restore()).json().data).toEqual(others)
    })

    it('a deleted product cannot be taken back without its category', async () => {
      const category = await api.create('/categories', { name: 'Short-lived' })
      const { _id } = await add({ category })
      await api.callAsAdmin('DELETE', `/products/${_id}`)
      await api.callAsAdmin('DELETE', `/categories/${category}`)
      const response = await api.callAsAdmin('POST', `/products/${_id}/restore`)
      expect(response.statusCode).toBe(409)
      expect(response.json().message).toBe(messages.category.unknown)
      expect((await api.callAsAdmin('POST', `/categories/${category}/restore`)).statusCode).toBe(
        200,
      )
      expect((await api.callAsAdmin('POST', `/products/${_id}/restore`)).statusCode).toBe(200)
      await api.callAsAdmin('DELETE', `/products/${_id}`)
    })
  })

  describe('guarding', () => {
    it('guests may read products, and nothing else', async () => {
      const { _id } = await add()
      for (const [method, path] of [
        ['POST', '/products'],
        ['POST', '/products/json'],
        ['PUT', `/products/${_id}`],
        ['PUT', `/products/${_id}/featured`],
        ['DELETE', `/products/${_id}`],
        ['POST', `/products/${_id}/restore`],
        ['GET', '/products/model-info'],
      ] as const) {
        const response = await api.call(method, path)
        expect(response.statusCode).toBe(401)
        expect(response.json()).toEqual({
          success: false,
          message: messages.session.signInRequired,
        })
      }
      for (const path of ['', `/${_id}`, '/featured/list', '/popular/list'])
        expect((await api.call('GET', `/products${path}`)).statusCode).toBe(200)
    })

    it.each([unknown, 'nothing', '%00', '0', 'a'.repeat(300)])(
      'the API knows no product %j',
      async (id) => {
        const calls = [
          api.call('GET', `/products/${id}`),
          put(id, { name: 'Oil' }),
          api.callAsAdmin('PUT', `/products/${id}/featured`),
          api.callAsAdmin('DELETE', `/products/${id}`),
        ]
        for (const response of await Promise.all(calls)) {
          expect(response.statusCode).toBe(404)
          expect(response.json()).toEqual({ success: false, message: messages.product.notFound })
        }
      },
    )

    it('the API rejects a write over a product that the client has not seen', {
      tags: ['two-processes'],
    }, async () => {
      const { _id } = await add()
      const tag = await tagOf(_id)
      expect((await put(_id, { name: 'First' }, { 'if-match': tag })).statusCode).toBe(200)
      const calls = [
        put(_id, { name: 'Second' }, { 'if-match': tag }),
        api.callAsAdmin('PUT', `/products/${_id}/featured`, { headers: { 'if-match': tag } }),
        api.callAsAdmin('DELETE', `/products/${_id}`, { headers: { 'if-match': tag } }),
      ]
      for (const response of await Promise.all(calls)) {
        expect(response.statusCode).toBe(412)
        expect(response.json()).toEqual({
          success: false,
          message: messages.error.preconditionFailed,
          changedBy: 'Test Administrator',
          changedAt: expect.stringMatching(/Z$/),
        })
      }
      expect((await api.call('GET', `/products/${_id}`)).json().data).toMatchObject({
        name: 'First',
        featured: false,
      })
    })

    it('exactly one of many writers who saw the same product wins', {
      tags: ['two-processes'],
    }, async () => {
      const { _id } = await add()
      const headers = { 'if-match': await tagOf(_id) }
      const responses = await Promise.all(
        Array.from({ length: 6 }, (_, index) => put(_id, { price: index + 1 }, headers)),
      )
      const statuses = responses.map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([200, 412, 412, 412, 412, 412])
      const winner = responses.find(({ statusCode }) => statusCode === 200)
      expect((await api.call('GET', `/products/${_id}`)).json()).toEqual(winner?.json())
    })

    it('a product that is changed while its picture is read is not deleted', {
      tags: ['two-processes'],
    }, async () => {
      const payload = makeForm({ name: 'Oil', category: oils }, await makeUpload())
      const { _id } = (await api.callAsAdmin('POST', '/products', { payload })).json().data
      const headers = { 'if-match': await tagOf(_id) }
      const responses = await Promise.all([
        api.callAsAdmin('DELETE', `/products/${_id}`, { headers }),
        put(_id, { price: 7 }, headers),
      ])
      const done = responses.filter(({ statusCode }) => statusCode === 200)
      expect(done).toHaveLength(1)
    })

    it('the API takes many writers of products at once, and finds what each has written', {
      tags: ['two-processes'],
    }, async () => {
      const payloads = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const fields = { name: `Crowd ${index}`, category: oils }
          return index % 3 ? fields : makeForm(fields, await makeUpload(50 + index))
        }),
      )
      const responses = await Promise.all(payloads.map(post))
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(payloads.map(() => 201))
      const { data } = (await api.call('GET', '/products?search=crowd&sort=newest')).json()
      const names = data.map(({ name }: { name: string }) => name)
      expect(names.sort()).toEqual(payloads.map((_, index) => `Crowd ${index}`).sort())
    })

    it('a product changes its tag with its category, and still lets its form save', async () => {
      const category = await api.create('/categories', { name: 'Before' })
      const { _id } = await add({ category })
      const tag = await tagOf(_id)
      const unchanged = await api.call('GET', `/products/${_id}`, {
        headers: { 'if-none-match': tag },
      })
      expect(unchanged.statusCode).toBe(304)
      await api.callAsAdmin('PUT', `/categories/${category}`, { payload: { name: 'After' } })
      const response = await api.call('GET', `/products/${_id}`, {
        headers: { 'if-none-match': tag },
      })
      expect(response.json().data.category.name).toBe('After')
      expect(response.headers.etag).not.toBe(tag)
      expect((await put(_id, { name: 'Saved' }, { 'if-match': tag })).statusCode).toBe(200)
    })
  })

  describe('creating from JSON', () => {
    const postJson = (payload: object) => api.callAsAdmin('POST', '/products/json', { payload })

    it('a product is made from JSON, and a gallery item only when asked to', async () => {
      const fields = { name: 'Jaggery', description: 'From palms', category: sweets }
      const count = async () =>
        (await api.db.selectFrom('gallery_items').selectAll().execute()).length
      const before = await count()
      const response = await postJson({ ...fields, price: 90 })
      expect(response.statusCode).toBe(201)
      expect(response.json().data).toMatchObject({
        ...fields,
        price: 90,
        category: { _id: sweets },
      })
      expect(await count()).toBe(before)

      expect((await postJson({ ...fields, category: sesame, gallery: true })).statusCode).toBe(201)
      const items = await api.db.selectFrom('gallery_items').selectAll().execute()
      expect(items).toMatchObject([
        {
          title: 'Jaggery',
          description: 'From palms',
          category_id: oils,
          subcategory_id: sesame,
          is_popular: 0,
        },
      ])
    })

    it('a product from JSON requires name, description and category', async () => {
      expect((await postJson({})).json().errors).toEqual({
        name: messages.product.nameRequired,
        description: messages.jsonForm.descriptionRequired,
        category: messages.product.categoryRequired,
      })
    })
  })

  it('products are described by model-info, where the name is a required text', async () => {
    const { data } = (await api.callAsAdmin('GET', '/products/model-info')).json()
    expect(data).toContainEqual({
      name: 'name',
      type: 'string',
      required: true,
      default: null,
      limits: { minLength: 1, maxLength: productLimits.name },
    })
    expect(data).toContainEqual({
      name: 'inStock',
      type: 'boolean',
      required: false,
      default: true,
      limits: {},
    })
    expect(data).toContainEqual({
      name: 'packAmount',
      type: 'number',
      required: false,
      default: null,
      limits: { ...packLimits.amount, step: 0.001 },
    })
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'name',
      'description',
      'price',
      'originalPrice',
      'category',
      'subcategory',
      'featured',
      'inStock',
      'stock',
      'backOn',
      'leadDays',
      'isBestSeller',
      'size',
      'benefits',
      'nameTa',
      'descriptionTa',
      'benefitsTa',
      'packAmount',
      'packUnit',
      'packCount',
      'packMass',
      'packCost',
      'gtin',
      'group',
      'hidden',
      'visibleFrom',
      'visibleUntil',
      'deleteImage',
      'image',
    ])
  })
})
