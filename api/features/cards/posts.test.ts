import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postLimits } from '../../../contract/cards/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { postPicturePaths } from '../../../contract/paths.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'

const unknown = '01900000-0000-7000-8000-000000000000'
const shapes = [
  ['post', 1350],
  ['status', 1920],
] as const

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let ids: string[]

  beforeAll(async () => {
    api = await createTestApi(engine)
    const oils = { payload: { name: 'Oils' } }
    const category = (await api.callAsAdmin('POST', '/categories', oils)).json().data._id
    ids = []
    for (const seed of [1, 2, 3]) {
      const fields = { name: `Oil ${seed}`, nameTa: 'நல்லெண்ணெய்', price: '420', category }
      const payload = makeForm(fields, seed < 3 ? await makeUpload(seed) : undefined)
      ids.push(await api.create('/products', payload))
    }
  })
  afterAll(() => api.close())

  const ask = (shape: 'post' | 'status', wanted: string[]) =>
    api.call('GET', postPicturePaths[shape], { query: { ids: wanted.join() } })

  it.each(shapes)(
    'pictures to post are JPEGs of one to three products for a %s, for everybody',
    async (shape, height) => {
      const [first = '', second = '', third = ''] = ids
      const seen = new Set<string>()
      for (const wanted of [[first], [second, first], [first, second, third]]) {
        const { statusCode, headers, rawPayload } = await ask(shape, wanted)
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
        expect(rawPayload.length).toBeLessThanOrEqual(postLimits.bytes)
        const { format, width, height: drawn } = await sharp(rawPayload).metadata()
        expect([format, width, drawn]).toEqual(['jpeg', 1080, height])
        seen.add(rawPayload.toString('base64'))
      }
      expect(seen.size).toBe(3)
    },
  )

  it('pictures to post leave out what is no product, and do not exist for nothing else', async () => {
    const [first = ''] = ids
    const alone = (await ask('post', [first])).rawPayload
    expect((await ask('post', [unknown, first, 'x'])).rawPayload.equals(alone)).toBe(true)
    const none = await ask('post', [unknown])
    expect([none.statusCode, none.json().message]).toEqual([404, messages.product.notFound])
  })

  it.each([
    ['four', [...'abcd']],
    ['no', []],
  ])('the address of pictures to post says how many %s ids are', async (_, wanted) => {
    const { statusCode, json } = await ask('status', wanted)
    expect([statusCode, json().errors]).toEqual([400, { ids: messages.validation.ids(3) }])
  })

  it('pictures to post show the catalogue as it is, and are known until it changes', {
    tags: ['two-processes'],
  }, async () => {
    const [first = ''] = ids
    const before = await ask('post', [first])
    const headers = { 'if-none-match': String(before.headers.etag) }
    const url = `/api${postPicturePaths.post}?ids=${first}`
    expect((await api.ask({ url, headers })).statusCode).toBe(304)
    expect(Date.parse(String(before.headers.expires))).toBeGreaterThan(Date.now())
    await api.callAsAdmin('PUT', `/products/${first}`, { payload: { price: 430 } })
    const after = await ask('post', [first])
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    await api.callAsAdmin('PUT', `/products/${first}`, { payload: { description: 'Pressed' } })
    expect((await ask('post', [first])).rawPayload.equals(after.rawPayload)).toBe(true)
  })

  it('pictures to post are drawn once for a crowd', async () => {
    await api.callAsAdmin('PUT', `/products/${ids[1]}`, { payload: { price: 431 } })
    const crowd = await Promise.all(Array.from({ length: 30 }, () => ask('post', ids.slice(1, 2))))
    expect(new Set(crowd.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  it('pictures to post lack a photo that is lost, and are not kept so', async () => {
    const { data } = (await api.call('GET', `/products/${ids[1]}`)).json()
    const names = (await Array.fromAsync(api.images.store.list())).map(({ name }) => name)
    const [id = ''] = data.image.match(/[0-9a-f]{32}/) ?? []
    await api.images.store.remove(names.filter((name) => name.startsWith(id)))
    await api.callAsAdmin('PUT', `/products/${ids[1]}`, { payload: { price: 432 } })
    const { statusCode, headers } = await ask('post', ids.slice(1, 2))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })
})
