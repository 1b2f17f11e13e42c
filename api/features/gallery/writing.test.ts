import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GalleryItem, galleryItemSchema } from '../../../contract/gallery/gallery.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { sweep } from '../../maintenance/sweep.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { addCategory } from '../../testing/categories.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'

const unknown = '01900000-0000-7000-8000-000000000000'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let oils: string
  let sesame: string
  let sweets: string

  beforeAll(async () => {
    api = await createTestApi(engine)
    oils = await addCategory(api.db, { name: 'Oils' })
    sesame = await addCategory(api.db, { name: 'Sesame', parent_id: oils })
    sweets = await addCategory(api.db, { name: 'Sweets' })
  })
  beforeEach(async () => {
    for (const { _id } of (await api.call('GET', '/gallery')).json().data)
      await api.callAsAdmin('DELETE', `/gallery/${_id}`)
  })
  afterAll(() => api.close())

  const clearTrash = () => sweep(api, Date.now() + limits.undo.retentionMs + 1)
  const post = async (fields: Record<string, string>, picture = 1) =>
    api.callAsAdmin('POST', '/gallery', {
      payload: makeForm(fields, picture ? await makeUpload(picture) : undefined),
    })
  const add = async (fields: Record<string, string>) => (await post(fields)).json().data
  const put = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', `/gallery/${id}`, { payload, headers })
  const tagOf = async (id: string) => String((await api.call('GET', `/gallery/${id}`)).headers.etag)

  async function listFiles() {
    const names = []
    for await (const { name } of api.images.store.list()) names.push(name)
    return names
  }

  describe('creating', () => {
    async function expectReadable(
      data: GalleryItem & Parameters<typeof listAddresses>[0],
      etag: unknown,
    ) {
      const found = await api.call('GET', `/gallery/${data._id}`)
      expect(found.json().data).toEqual(data)
      expect(found.headers.etag).toBe(etag)
      for (const path of listAddresses(data))
        expect([path, (await api.app.inject(path)).statusCode]).toEqual([path, 200])
    }

    it('a new gallery item takes the main form', async () => {
      const response = await post({
        title: ' Old mill ',
        description: 'Stone',
        category: 'Our mill',
        isPopular: 'true',
        order: '2.5',
      })
      expect(response.statusCode).toBe(201)
      const { data } = response.json()
      expect(data).toMatchObject({
        title: 'Old mill',
        name: 'Old mill',
        description: 'Stone',
        category: 'Our mill',
        categoryName: 'Our mill',
        isPopular: true,
        popular: true,
        order: 2.5,
        image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
        imageSet: { width: 64, height: 48 },
      })
      expect(data).not.toHaveProperty('subcategory')
      expect(galleryItemSchema.parse(data)).toEqual(data)
      await expectReadable(data, response.headers.etag)
    })

    it('a new gallery item takes the simple form', async () => {
      const data = await add({
        name: 'Bottles',
        description: 'In rows',
        category: oils,
        subcategory: sesame,
        popular: '1',
      })
      expect(data).toMatchObject({
        title: 'Bottles',
        popular: true,
        order: 0,
        categoryName: 'Oils',
        category: { _id: oils, name: 'Oils' },
        subcategory: { _id: sesame, name: 'Sesame' },
      })
    })

    it('a new gallery item has defaults for what may be left out', async () => {
      expect(await add({ title: 'Mill', order: '' })).toMatchObject({
        description: '',
        category: '',
        categoryName: '',
        isPopular: false,
        order: 0,
      })
      expect(
        await add({ name: 'Mill', description: 'x', category: sweets, subcategory: '' }),
      ).not.toHaveProperty('subcategory')
    })

    it('a new gallery item takes a subcategory that is given as the category', async () => {
      const data = await add({ name: 'Seeds', description: 'x', category: sesame })
      expect([data.category._id, data.subcategory._id]).toEqual([oils, sesame])
    })

    it.each([
      [{}, { title: messages.gallery.titleRequired }],
      [{ title: ' ' }, { title: messages.gallery.titleRequired }],
      [{ title: 'x'.repeat(121) }, { title: messages.validation.tooLong(120) }],
      [{ title: 'x', isPopular: 'yes' }, { isPopular: messages.validation.boolean }],
      [{ title: 'x', order: 'first' }, { order: expect.any(String) }],
      [{ title: 'x', category: 'x'.repeat(81) }, { category: messages.validation.tooLong(80) }],
      [
        { name: '' },
        {
          name: messages.gallery.nameRequired,
          description: messages.gallery.descriptionRequired,
          category: messages.gallery.categoryRequired,
        },
      ],
      [
        { name: 'x', description: 'x', category: 'x', popular: '2' },
        { popular: messages.validation.boolean },
      ],
      [{ name: 'x', description: 'x', category: 'Oils' }, { category: messages.category.unknown }],
      [{ name: 'x', description: 'x', category: unknown }, { category: messages.category.unknown }],
    ])('a new gallery item is rejected with %j', async (fields, errors) => {
      const response = await post(fields as Record<string, string>)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        success: false,
        message: messages.validation.failed,
        errors,
      })
      expect(await listFiles()).toEqual([])
    })

    it('a new gallery item is rejected with a subcategory of another category', async () => {
      for (const subcategory of [sesame, unknown, sweets, 'x']) {
        const fields = { name: 'x', description: 'x', category: sweets, subcategory }
        const response = await post(fields)
        expect(response.json().errors).toEqual({
          subcategory: messages.category.foreignSubcategory,
        })
      }
    })

    it('a new gallery item needs a picture', async () => {
      const json = await api.callAsAdmin('POST', '/gallery', { payload: { title: 'Mill' } })
      for (const response of [json, await post({ title: 'Mill' }, 0)]) {
        expect(response.statusCode).toBe(400)
        expect(response.json().errors).toEqual({ image: messages.image.required })
      }
    })

    it('a new gallery item needs a picture that is one', async () => {
      const svg = {
        filename: 'a.png',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      }
      const payload = makeForm({ title: 'Mill' }, svg)
      const response = await api.callAsAdmin('POST', '/gallery', { payload })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ success: false, message: messages.image.notAnImage })
      expect((await api.call('GET', '/gallery')).json().data).toEqual([])
    })
  })

  describe('changing', () => {
    it('a change of a gallery item keeps what is left out', async () => {
      const before = await add({
        title: 'Mill',
        description: 'Stone',
        category: 'Ours',
        order: '3',
      })
      const response = await put(before._id, { isPopular: true })
      expect(response.statusCode).toBe(200)
      const after = response.json().data
      expect(after).toEqual({
        ...before,
        isPopular: true,
        popular: true,
        updatedAt: after.updatedAt,
      })
      expect(response.headers.etag).toBe(await tagOf(before._id))
      expect((await put(before._id, {})).json().data).toMatchObject({ title: 'Mill', order: 3 })
    })

    async function expectCleared(_id: string) {
      expect((await put(_id, { category: '', description: '' })).json().data).toMatchObject({
        category: '',
        description: '',
      })
    }

    it('either form of a gallery item can write what the other has written', async () => {
      const { _id } = await add({ title: 'Mill', category: 'Ours' })
      const byReference = {
        name: 'Press',
        description: 'Wood',
        category: oils,
        subcategory: sesame,
      }
      expect((await put(_id, byReference)).json().data).toMatchObject({
        title: 'Press',
        category: { _id: oils },
        subcategory: { _id: sesame },
      })
      const main = (await put(_id, { title: 'Mill', category: 'Oils' })).json().data
      expect(main).toMatchObject({ title: 'Mill', category: { _id: oils }, subcategory: {} })
      const byText = (await put(_id, { title: 'Mill', category: 'Ours' })).json().data
      expect(byText).toMatchObject({ category: 'Ours', categoryName: 'Ours' })
      expect(byText).not.toHaveProperty('subcategory')
      await expectCleared(_id)
    })

    it('a change of a gallery item reads single fields by what they are', async () => {
      const { _id } = await add({
        name: 'Bottles',
        description: 'x',
        category: oils,
        subcategory: sesame,
      })
      expect((await put(_id, { popular: 'on' })).json().data).toMatchObject({ isPopular: true })
      expect((await put(_id, { subcategory: '' })).json().data).not.toHaveProperty('subcategory')
      expect((await put(_id, { subcategory: sesame })).json().data.subcategory._id).toBe(sesame)
      const moved = (await put(_id, { category: sweets })).json().data
      expect(moved.category).toEqual({ _id: sweets, name: 'Sweets' })
      expect(moved).not.toHaveProperty('subcategory')
    })

    it.each([
      [{ name: '' }, 'name', messages.gallery.nameRequired],
      [{ title: '' }, 'title', messages.gallery.titleRequired],
      [{ name: 'x', description: '' }, 'description', messages.gallery.descriptionRequired],
      [{ name: 'x', category: '' }, 'category', messages.gallery.categoryRequired],
      [{ name: 'x', category: unknown }, 'category', messages.category.unknown],
      [{ category: unknown }, 'category', messages.category.unknown],
      [{ subcategory: unknown }, 'subcategory', messages.category.foreignSubcategory],
      [{ deleteImage: 'maybe' }, 'deleteImage', messages.validation.boolean],
    ])('a change of a gallery item is rejected with %j', async (fields, field, message) => {
      const { _id } = await add({ title: 'Mill', category: 'Ours' })
      const tag = await tagOf(_id)
      const response = await put(_id, fields)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ [field]: message })
      expect(await tagOf(_id)).toBe(tag)
    })

    it.each(['[]', '"x"', '1', '{'])(
      'a change of a gallery item is rejected with the body %s',
      async (payload) => {
        const { _id } = await add({ title: 'Mill' })
        const headers = { 'content-type': 'application/json' }
        const response = await api.callAsAdmin('PUT', `/gallery/${_id}`, { payload, headers })
        expect([payload, response.statusCode]).toEqual([payload, 400])
      },
    )

    it('a change of a gallery item replaces the picture, and removes it', async () => {
      const { _id, image } = await add({ title: 'Mill' })
      const kept = await put(_id, makeForm({ deleteImage: 'false' }))
      expect(kept.json().data.image).toBe(image)
      const replaced = await put(_id, makeForm({ deleteImage: 'true' }, await makeUpload(2)))
      expect(replaced.json().data.image).not.toBe(image)
      expect((await api.app.inject(image)).statusCode).toBe(404)
      expect((await api.app.inject(replaced.json().data.image)).statusCode).toBe(200)
      const removed = (await put(_id, { deleteImage: 'true' })).json().data
      expect(removed).not.toHaveProperty('image')
      expect(removed).not.toHaveProperty('imageSet')
      expect(await listFiles()).toEqual([])
    })

    it('a change of a gallery item that does not exist leaves no file behind', async () => {
      const payload = makeForm({ title: 'Mill' }, await makeUpload())
      const response = await api.callAsAdmin('PUT', `/gallery/${unknown}`, { payload })
      expect(response.statusCode).toBe(404)
      expect(response.json().message).toBe(messages.gallery.notFound)
      expect(await listFiles()).toEqual([])
    })
  })

  it('a gallery item is made popular, and no longer', async () => {
    const { _id } = await add({ title: 'Mill' })
    const toggle = () => api.callAsAdmin('PUT', `/gallery/${_id}/toggle-popular`)
    expect((await toggle()).json().data.isPopular).toBe(true)
    expect((await api.call('GET', '/gallery/popular')).json().data).toHaveLength(1)
    expect((await toggle()).json().data.popular).toBe(false)
    expect((await api.callAsAdmin('PUT', '/gallery/x/toggle-popular')).statusCode).toBe(404)
  })

  it('a gallery item is deleted with its picture', async () => {
    const { _id } = await add({ title: 'Mill' })
    const response = await api.callAsAdmin('DELETE', `/gallery/${_id}`)
    expect(response.json()).toEqual({ success: true, data: null })
    expect((await api.call('GET', `/gallery/${_id}`)).statusCode).toBe(404)
    expect((await api.callAsAdmin('DELETE', `/gallery/${_id}`)).statusCode).toBe(404)
    expect(await listFiles()).toEqual([])
  })

  it('a deleted gallery item comes back as it was, picture and all, and once', async () => {
    const item = await add({ title: 'Mill', category: 'Press' })
    const restore = () => api.callAsAdmin('POST', `/gallery/${item._id}/restore`)
    expect((await restore()).statusCode).toBe(404)
    await api.callAsAdmin('DELETE', `/gallery/${item._id}`)
    const restored = await restore()
    expect(restored.json().data).toEqual(item)
    expect(restored.headers.etag).toMatch(/^"v3-/)
    expect((await api.call('GET', `/gallery/${item._id}`)).json().data).toEqual(item)
    expect((await api.app.inject(item.image)).statusCode).toBe(200)
    expect((await restore()).statusCode).toBe(404)
    expect((await api.call('POST', `/gallery/${item._id}/restore`)).statusCode).toBe(401)
  })

  it('a deleted gallery item does not come back after an hour', async () => {
    const { _id } = await add({ title: 'Mill' })
    await api.callAsAdmin('DELETE', `/gallery/${_id}`)
    await clearTrash()
    expect((await api.callAsAdmin('POST', `/gallery/${_id}/restore`)).statusCode).toBe(404)
  })

  it('a deleted gallery item keeps a picture that another item shows', async () => {
    const [one, other] = [await add({ title: 'One' }), await add({ title: 'Other' })]
    expect(one.image).toBe(other.image)
    await api.callAsAdmin('DELETE', `/gallery/${one._id}`)
    expect((await api.app.inject(other.image)).statusCode).toBe(200)
  })

  describe('at the same time', () => {
    it('a gallery item that has changed meanwhile is not written over', async () => {
      const { _id } = await add({ title: 'Mill' })
      const tag = await tagOf(_id)
      const headers = { 'if-match': tag }
      expect((await put(_id, { title: 'First' }, headers)).statusCode).toBe(200)
      const late = [
        await put(_id, { title: 'Second' }, headers),
        await put(_id, makeForm({ title: 'Second' }, await makeUpload(3)), headers),
        await api.callAsAdmin('PUT', `/gallery/${_id}/toggle-popular`, { headers }),
        await api.callAsAdmin('DELETE', `/gallery/${_id}`, { headers }),
      ]
      for (const response of late) {
        expect(response.statusCode).toBe(412)
        expect(response.json()).toMatchObject({
          message: messages.error.preconditionFailed,
          changedBy: 'Test Administrator',
        })
      }
      expect((await api.call('GET', `/gallery/${_id}`)).json().data.title).toBe('First')
    })

    it('a gallery item takes one write of many that come at once', async () => {
      const { _id } = await add({ title: 'Mill' })
      const headers = { 'if-match': await tagOf(_id) }
      const writes = Array.from({ length: 8 }, (_, n) => put(_id, { title: `Mill ${n}` }, headers))
      const codes = (await Promise.all(writes)).map(({ statusCode }) => statusCode)
      expect(codes.sort()).toEqual([200, ...Array(7).fill(412)])
    })
  })

  it('a gallery item keeps the name of a category that is deleted, also for the search', async () => {
    const ghee = await addCategory(api.db, { name: 'Ghee' })
    const { _id } = await add({ name: 'Jar', description: 'x', category: ghee })
    await api.callAsAdmin('DELETE', `/categories/${ghee}`)
    const [found] = (await api.call('GET', '/gallery?search=GHEE')).json().data
    expect(found).toMatchObject({ _id, category: 'Ghee', categoryName: 'Ghee' })
    expect((await put(_id, { title: 'Jar', category: '' })).statusCode).toBe(200)
    expect((await api.call('GET', '/gallery?search=ghee')).json().data).toEqual([])
  })
})

function listAddresses({
  image,
  imageSet,
}: {
  image: string
  imageSet: { preview: string; sources: { srcset: string }[] }
}): string[] {
  const srcsets = imageSet.sources.flatMap(({ srcset }) => srcset.split(', '))
  return [image, imageSet.preview, ...srcsets.map((candidate) => candidate.split(' ')[0] ?? '')]
}
