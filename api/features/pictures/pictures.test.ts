import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { pictureMessages } from '../../../contract/pictures/messages.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { repeatFrame } from '../../testing/pictures/costly-pictures.ts'
import { claimPngSize, drawPicture, makeUpload } from '../../testing/pictures/pictures.ts'

type Picture = { _id: string; image: string; kind: string; alt: string; altTa: string }
type Method = 'POST' | 'PUT' | 'DELETE'

const unknown = '01900000-0000-7000-8000-000000000000'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  /** The present product, with the picture drawn from `seed`; each test has its own pictures. */
  let id: string
  let seed = 0

  beforeAll(async () => {
    api = await createTestApi(engine)
    const response = await api.callAsAdmin('POST', '/categories', { payload: { name: 'Oils' } })
    category = response.json().data._id
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    seed += 10
    const payload = makeForm({ name: `Oil ${seed}`, category }, await makeUpload(seed))
    id = await api.create('/products', payload)
  })

  const path = (rest = '') => `/products/${id}/images${rest}`
  const send = (method: Method, to: string, payload?: object, headers = {}) =>
    api.callAsAdmin(method, to, { ...(payload && { payload }), headers })
  async function add(number: number, fields: Record<string, string> = {}, headers = {}) {
    return send('POST', path(), makeForm(fields, await makeUpload(seed + number)), headers)
  }
  async function addAll(numbers: number[]): Promise<Picture[]> {
    const added = []
    for (const number of numbers) added.push((await add(number)).json().data)
    return added
  }
  const readProduct = async () => (await api.call('GET', `/products/${id}`)).json().data
  const readPictures = async (): Promise<Picture[]> => (await readProduct()).images
  const readIds = async () => (await readPictures()).map(({ _id }) => _id)
  const isServed = async (address: string) => (await api.ask(address)).statusCode === 200

  it('the pictures of a product begin with the one that came with the product, and are in no list', async () => {
    const { images, image, imageSet } = await readProduct()
    expect(images).toEqual([
      { _id: expect.any(String), image, imageSet, kind: 'front', alt: '', altTa: '' },
    ])
    const listed = await api.call('GET', '/products', { query: { ids: id } })
    expect(listed.json().data).toMatchObject([{ _id: id, image }])
    expect(listed.body).not.toContain('"images"')
  })

  it('the pictures of a product leave lists as they are, to the byte, but for the time of the last change', async () => {
    const readList = async () => {
      const { body } = await api.call('GET', '/products', { query: { ids: id } })
      return body.replace(/"updatedAt":"[^"]+"/, '')
    }
    const before = await readList()
    await addAll([1, 2, 3, 4, 5])
    expect(await readPictures()).toHaveLength(6)
    expect(await readList()).toBe(before)
  })

  it('the pictures of a product are added as the last one, each with what it shows and its words in two languages', async () => {
    const words = { kind: 'label', alt: ' The label ', altTa: 'பின்பக்கம்' }
    const added = await add(1, words)
    expect(added.statusCode).toBe(201)
    expect(added.json().data).toMatchObject({ ...words, alt: 'The label' })
    const [first, second] = await readPictures()
    expect(second).toEqual(added.json().data)
    expect((await readProduct()).image).toBe(first?.image)
  })

  it('the pictures of a product without one begin with the one that is added', async () => {
    const payload = { name: 'Bare', description: 'Oil', category }
    id = (await send('POST', '/products/json', payload)).json().data._id
    expect(await readPictures()).toBeUndefined()
    const { data } = (await add(1, { alt: 'Bottle' })).json()
    expect(await readProduct()).toMatchObject({ image: data.image, images: [data] })
  })

  it('the pictures of a product are six at most', async () => {
    await addAll([1, 2, 3, 4, 5])
    const seventh = await add(6)
    expect([seventh.statusCode, seventh.json().message]).toEqual([409, pictureMessages.tooMany])
    expect(await readPictures()).toHaveLength(6)
    const images = await api.db.selectFrom('images').select('id').execute()
    const shown = new Set((await readPictures()).map(({ image }) => image))
    expect(images.filter((row) => shown.has(`/uploads/${row.id}.webp`))).toHaveLength(6)
  })

  it('the pictures of a product hold each file once, and one that is sent again is returned', async () => {
    const [added] = await addAll([1, 2, 3, 4, 5])
    const before = await api.call('GET', `/products/${id}`)
    const again = await add(1, { kind: 'back', alt: 'Other words' })
    expect([again.statusCode, again.json().data]).toEqual([200, added])
    const first = await send('POST', path(), makeForm({}, await makeUpload(seed)))
    expect([first.statusCode, first.json().data._id]).toEqual([200, (await readIds())[0]])
    expect((await api.call('GET', `/products/${id}`)).headers.etag).toBe(before.headers.etag)
  })

  it('the pictures of a product are made once for an idempotency key, also where the product has changed since', async () => {
    const { etag } = (await api.call('GET', `/products/${id}`)).headers
    const headers = { 'idempotency-key': `a key of ${seed} on ${engine}`, 'if-match': String(etag) }
    const made = await add(1, {}, headers)
    expect((await add(1, {}, headers)).json().data).toEqual(made.json().data)
    expect(await readPictures()).toHaveLength(2)
    await send('DELETE', path(`/${made.json().data._id}`))
    const gone = await add(1, {}, headers)
    expect([gone.statusCode, gone.json().message]).toEqual([409, messages.idempotency.deleted])
  })

  it('the pictures of a product are found again by a repeat where they were there before, until they are deleted', async () => {
    const [added] = await addAll([1])
    const headers = { 'idempotency-key': `a twin of ${seed} on ${engine}` }
    for (const _ of ['sent', 'repeated']) {
      const { statusCode, json } = await add(1, {}, headers)
      expect([statusCode, json().data]).toEqual([200, added])
    }
    await send('DELETE', path(`/${added?._id}`))
    expect((await add(1, {}, headers)).statusCode).toBe(201)
  })

  const entriesOf = async () =>
    (await api.callAsAdmin('GET', '/audit-log', { query: { record: id } })).json().pagination.total

  const picture = async () => (await readIds()).at(-1)

  const writes: [Method, () => Promise<string>, () => Promise<object | undefined>][] = [
    ['POST', async () => path(), async () => makeForm({}, await makeUpload(seed + 1))],
    ['PUT', async () => path(), async () => ({ order: (await readIds()).toReversed() })],
    ['PUT', async () => path(`/${await picture()}`), async () => ({ alt: 'Other' })],
    ['DELETE', async () => path(`/${await picture()}`), async () => undefined],
    ['POST', async () => path(`/${await readTrash()}/restore`), async () => undefined],
  ]

  it('each write of a product’s pictures is one of the product: its next version, its If-Match, one entry in the log', async () => {
    let etag = String((await api.call('GET', `/products/${id}`)).headers.etag)
    for (const [method, to, body] of writes) {
      const [address, entries] = [await to(), await entriesOf()]
      const stale = await send(method, address, await body(), { 'if-match': '"v999-x"' })
      expect([stale.statusCode, stale.json().changedBy], address).toEqual([
        412,
        'Test Administrator',
      ])
      const written = await send(method, address, await body(), { 'if-match': etag })
      expect(written.statusCode, written.body).toBeLessThan(300)
      expect(versionOf(written.headers.etag)).toBe(versionOf(etag) + 1)
      etag = String((await api.call('GET', `/products/${id}`)).headers.etag)
      expect(versionOf(written.headers.etag)).toBe(versionOf(etag))
      expect(await entriesOf()).toBe(entries + 1)
    }
  })

  async function readTrash(): Promise<string | undefined> {
    const kept = await api.db
      .selectFrom('deleted_records')
      .select(['id', 'record'])
      .where('kind', '=', 'product-picture')
      .execute()
    return kept.find(({ record }) => JSON.parse(record).product_id === id)?.id
  }

  it('the pictures of a product stand in the audit log with what they show', async () => {
    const { image } = await readProduct()
    const added = (await add(1, { kind: 'seed', alt: 'Sesame' })).json().data
    const log = await api.callAsAdmin('GET', '/audit-log', { query: { record: id, limit: '1' } })
    const [{ action, before, after }] = log.json().data
    const idOf = (address: string) => address.match(/(\w+)\.webp/)?.[1]
    const plain = { image: idOf(image), kind: 'front', alt: '', altTa: '' }
    const seen = { image: idOf(added.image), kind: 'seed', alt: 'Sesame', altTa: '' }
    expect({ action, before }).toEqual({ action: 'update', before: {} })
    expect(JSON.parse(after.images)).toEqual([plain, seen])
  })

  it('the pictures of a product are put into another order, and the first one becomes the product’s', async () => {
    const [added] = await addAll([1, 2])
    const [first, second, third] = await readIds()
    const ordered = await send('PUT', path(), { order: [second, third, first] })
    expect(ordered.json().data.map(({ _id }: Picture) => _id)).toEqual([second, third, first])
    expect(await readIds()).toEqual([second, third, first])
    const listed = await api.call('GET', '/products', { query: { ids: id } })
    expect(listed.json().data).toMatchObject([{ image: added?.image }])
  })

  it('the pictures of a product are ordered by their ids in whatever case, and nothing is written where there are none', async () => {
    await addAll([1])
    const order = (await readIds()).toReversed()
    await send('PUT', path(), { order: order.map((id) => id.toUpperCase()) })
    expect(await readIds()).toEqual(order)
    const payload = { name: 'Bare', description: 'Oil', category }
    id = (await send('POST', '/products/json', payload)).json().data._id
    const none = await send('PUT', path(), { order: [] })
    expect([none.statusCode, none.json().data]).toEqual([200, []])
    expect(versionOf(none.headers.etag)).toBe(1)
  })

  it('the pictures of a product keep their order where it does not name each of them once', async () => {
    await addAll([1])
    const [first, second] = await readIds()
    for (const order of [
      [first],
      [first, first],
      [first, second, unknown],
      [],
      'x',
      [1],
      [[first]],
      null,
    ]) {
      const { statusCode, json } = await send('PUT', path(), { order })
      expect([statusCode, json().errors?.order]).toEqual([400, pictureMessages.order])
    }
    expect(await readIds()).toEqual([first, second])
  })

  it('the pictures of a product change their words or their file, and keep what is left out', async () => {
    const added = (await add(1, { kind: 'back', alt: 'Back', altTa: 'பின்' })).json().data
    const words = await send('PUT', path(`/${added._id}`), { alt: '', kind: 'use' })
    expect(words.json().data).toEqual({ ...added, alt: '', kind: 'use' })
    const file = await send('PUT', path(`/${added._id}`), makeForm({}, await makeUpload(seed + 2)))
    expect(file.json().data).toMatchObject({ _id: added._id, kind: 'use', altTa: 'பின்' })
    expect(file.json().data.image).not.toBe(added.image)
    expect(await isServed(added.image)).toBe(false)
    expect(await readPictures()).toMatchObject([{}, file.json().data])
    const twin = await send('PUT', path(`/${added._id}`), makeForm({}, await makeUpload(seed)))
    expect([twin.statusCode, twin.json().message]).toEqual([409, pictureMessages.twice])
  })

  it('the pictures of a product reject words and files that cannot be kept, each with its reason', async () => {
    const rejected: [object, number, object | string][] = [
      [makeForm({}), 400, { image: messages.image.required }],
      [makeForm({ kind: 'side' }, await makeUpload(1)), 400, { kind: expect.any(String) }],
      [makeForm({ alt: 'x'.repeat(121) }, await makeUpload(1)), 400, { alt: expect.any(String) }],
      [makeForm({}, text('no picture')), 415, messages.image.notAnImage],
      [makeForm({}, heic), 415, messages.image.notAnImage],
      [makeForm({}, text('x'.repeat(5 * 1024 * 1024 + 1))), 413, messages.image.tooLarge],
    ]
    for (const [payload, status, reason] of rejected) {
      const { statusCode, json } = await send('POST', path(), payload)
      const { message, errors } = json()
      expect([statusCode, typeof reason === 'string' ? message : errors]).toEqual([status, reason])
    }
    expect(await readPictures()).toHaveLength(1)
  })

  it('the pictures of a product reject what would keep a decoder busy, and take a picture of one pixel', async () => {
    const png = await drawPicture({ width: 1, height: 1, seed }).png().toBuffer()
    const rejected: [Buffer, string][] = [
      [await repeatFrame(1001), messages.image.tooManyFrames],
      [claimPngSize(png, { width: 16_000, height: 16_000 }), messages.image.tooManyPixels],
      [png.subarray(0, -20), messages.image.undecodable],
    ]
    for (const [bytes, reason] of rejected) {
      const payload = makeForm({}, { filename: 'photo.png', bytes })
      const { statusCode, json } = await send('POST', path(), payload)
      expect([statusCode, json().errors]).toEqual([400, { image: reason }])
    }
    const { statusCode, json } = await send(
      'POST',
      path(),
      makeForm({}, { filename: 'a', bytes: png }),
    )
    expect([statusCode, json().data.imageSet]).toMatchObject([201, { width: 1, height: 1 }])
  })

  it('the pictures of a product belong to a product that exists, and to no other', async () => {
    const [added] = await addAll([1])
    const here = path(`/${added?._id}`)
    const payload = { name: 'Other', description: 'Oil', category }
    id = (await send('POST', '/products/json', payload)).json().data._id
    for (const [method, to, body] of [
      ['PUT', path(`/${added?._id}`), { alt: 'x' }],
      ['DELETE', path(`/${added?._id}`), undefined],
      ['POST', path(`/${added?._id}/restore`), undefined],
      ['PUT', path(`/${unknown}`), { alt: 'x' }],
      ['PUT', path('/x'), { alt: 'x' }],
    ] as const) {
      const { statusCode, json } = await send(method, to, body)
      expect([statusCode, json().message], to).toEqual([404, pictureMessages.notFound])
    }
    const lost = here.replace(/products\/[^/]+/, `products/${unknown}`)
    const { statusCode, json } = await send('DELETE', lost)
    expect([statusCode, json().message]).toEqual([404, messages.product.notFound])
  })

  describe('with requests from before there were several', () => {
    const write = (fields: object) => send('PUT', `/products/${id}`, fields)

    it('the pictures of a product show a new image as the first one', async () => {
      const [added] = await addAll([1])
      const [first] = await readPictures()
      await send('PUT', path(`/${first?._id}`), { alt: 'Bottle' })
      const { data } = (await write(makeForm({}, await makeUpload(seed + 2)))).json()
      expect(data.images).toEqual([
        { ...first, alt: 'Bottle', image: data.image, imageSet: data.imageSet },
        added,
      ])
      expect(await isServed(first?.image ?? '')).toBe(false)
    })

    it('the pictures of a product show an image once that was one of the others', async () => {
      const [added] = await addAll([1, 2])
      const { data } = (await write(makeForm({}, await makeUpload(seed + 1)))).json()
      expect(data.image).toBe(added?.image)
      expect(data.images).toHaveLength(2)
    })

    it('the pictures of a product lose the first one, and the next moves up, until there is none', async () => {
      const [added] = await addAll([1])
      const [first] = await readPictures()
      const { data } = (await write({ deleteImage: true })).json()
      expect(data).toMatchObject({ image: added?.image, images: [added] })
      expect(await isServed(first?.image ?? '')).toBe(false)
      const none = (await write({ deleteImage: true })).json().data
      expect([none.image, none.images]).toEqual([undefined, undefined])
      const anew = (await write(makeForm({}, await makeUpload(seed)))).json().data
      expect(anew.images).toMatchObject([{ image: first?.image, kind: 'front', alt: '' }])
      expect(anew.images[0]._id).not.toBe(first?._id)
    })
  })

  describe('after a delete', () => {
    it('deleted pictures go with their files, and come back as the last one', {
      tags: ['two-processes'],
    }, async () => {
      const [added] = await addAll([1, 2])
      const [first] = await readPictures()
      const gone = await send('DELETE', path(`/${first?._id}`))
      expect([gone.statusCode, gone.json()]).toEqual([200, { success: true, data: null }])
      expect((await readProduct()).image).toBe(added?.image)
      expect(await isServed(first?.image ?? '')).toBe(false)
      const restored = await send('POST', path(`/${first?._id}/restore`))
      expect(restored.json().data).toEqual(first)
      expect((await readPictures()).at(-1)).toEqual(first)
      expect(await isServed(first?.image ?? '')).toBe(true)
      expect((await send('POST', path(`/${first?._id}/restore`))).statusCode).toBe(404)
    })

    it('deleted pictures come back as they were when they went, whatever was changed in that moment', async () => {
      const [added] = await addAll([1])
      const { store } = api.images
      const { open } = store
      const upload = makeForm({}, await makeUpload(seed + 2))
      const changed = Promise.withResolvers<Picture>()
      store.open = async (name) => {
        store.open = open
        changed.resolve((await send('PUT', path(`/${added?._id}`), upload)).json().data)
        return open(name)
      }
      await send('DELETE', path(`/${added?._id}`))
      const restored = await send('POST', path(`/${added?._id}/restore`))
      expect(restored.json().data).toEqual(await changed.promise)
      expect(await isServed(restored.json().data.image)).toBe(true)
    })

    it('deleted pictures stay deleted where the product has six again, and can be restored later', async () => {
      const [added] = await addAll([1, 2, 3, 4, 5])
      await send('DELETE', path(`/${added?._id}`))
      const [sixth] = await addAll([6])
      const restore = () => send('POST', path(`/${added?._id}/restore`))
      const rejected = await restore()
      expect([rejected.statusCode, rejected.json().message]).toEqual([409, pictureMessages.tooMany])
      await send('DELETE', path(`/${sixth?._id}`))
      expect((await restore()).json().data).toEqual(added)
      expect(await isServed(added?.image ?? '')).toBe(true)
    })

    it('deleted pictures are not restored to another product', async () => {
      const [added] = await addAll([1])
      await send('DELETE', path(`/${added?._id}`))
      const { _id: other } = (await send('POST', '/products', { name: 'Other', category })).json()
        .data
      const elsewhere = await send('POST', `/products/${other}/images/${added?._id}/restore`)
      expect(elsewhere.statusCode).toBe(404)
      const restored = await send('POST', path(`/${added?._id}/restore`))
      expect(restored.json().data).toEqual(added)
    })

    it('deleted pictures are not restored beside the same file', async () => {
      const [added] = await addAll([1])
      await send('DELETE', path(`/${added?._id}`))
      const [again] = await addAll([1])
      expect((await send('POST', path(`/${added?._id}/restore`))).json().data).toEqual(again)
      expect(await readPictures()).toHaveLength(2)
    })

    it('deleted pictures go and come back with their product, those that were deleted before it too', async () => {
      const [second, third] = await addAll([1, 2, 3])
      await send('DELETE', path(`/${second?._id}`))
      const before = await readPictures()
      await send('DELETE', `/products/${id}`)
      expect(await isServed(third?.image ?? '')).toBe(false)
      const left = await api.db.selectFrom('product_pictures').select('product_id').execute()
      expect(left.filter((row) => row.product_id === id)).toEqual([])
      const restored = await send('POST', `/products/${id}/restore`)
      expect(restored.json().data.images).toEqual(before)
      for (const { image } of before) expect(await isServed(image)).toBe(true)
      await send('POST', path(`/${second?._id}/restore`))
      expect(await readPictures()).toEqual([...before, second])
    })
  })
})

function versionOf(etag: unknown): number {
  return Number(/^"v(\d+)-/.exec(String(etag))?.[1])
}

function text(content: string) {
  return { filename: 'photo.jpg', bytes: Buffer.from(content) }
}

/** The first bytes of a photo in the format of some phones. */
const heic = {
  filename: 'photo.heic',
  bytes: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]),
}
