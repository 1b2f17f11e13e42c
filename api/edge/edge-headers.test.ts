import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endOfIndiaDay } from '../../contract/india-time.ts'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { addCategory } from '../testing/categories.ts'
import { resetClock, setClock } from '../testing/clock.ts'

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'

describe('with EDGE_SECONDS=60', () => {
  let api: TestApi
  let product: string

  beforeAll(async () => {
    api = await createTestApi('sqlite', { EDGE_SECONDS: '60' })
    const category = await addCategory(api.db, { name: 'Oils' })
    const payload = { name: 'Groundnut Oil', description: 'Pressed.', category }
    const created = await api.callAsAdmin('POST', apiPaths.products, { payload })
    product = created.json().data._id
  })
  afterAll(() => api.close())
  afterEach(() => resetClock(api))

  const open = (path: string) => fillPath(path, { id: product })

  it('a list says how long it may be kept, and by which tags it is found, from memory and as a HEAD, too', async () => {
    const asked = [
      await api.call('GET', apiPaths.products),
      await api.call('GET', apiPaths.products),
      await api.call('HEAD', apiPaths.products),
    ]
    for (const { headers } of asked)
      expect(headers).toMatchObject({
        'cache-control': shared,
        'cache-tag': 'catalogue',
        'surrogate-key': 'catalogue',
      })
  })

  it('one product is tagged by its id, and settings by what they are', async () => {
    const response = await api.call('GET', open(apiPaths.product))
    expect(response.headers['cache-tag']).toBe(`catalogue,product-${product}`)
    expect(response.headers['surrogate-key']).toBe(`catalogue product-${product}`)
    const settings = await api.call('GET', apiPaths.settings)
    expect(settings.headers['cache-tag']).toBe('settings')
  })

  it('no list has headers that grow with it', async () => {
    const category = await addCategory(api.db, { name: 'Seeds' })
    for (let number = 1; number <= 30; number++)
      await api.create(apiPaths.products, { name: `Seed ${number}`, description: 'Raw.', category })
    const { headers, ...response } = await api.call('GET', `${apiPaths.products}?limit=100`)
    expect(response.json().data).toHaveLength(31)
    expect(headers['cache-tag']).toBe('catalogue')
    expect(JSON.stringify(headers).length).toBeLessThan(2000)
  })

  it('answers to a token are for nobody else, whether it is in force or not, and before or after those of others', async () => {
    const tokens = [api.admin, { authorization: 'Bearer unknown' }, { authorization: 'Basic eDp5' }]
    const paths = [
      apiPaths.products,
      apiPaths.featuredProducts,
      apiPaths.navConfig,
      open(apiPaths.product),
    ]
    for (const path of [...paths, ...paths])
      for (const headers of tokens) {
        const own = await api.call('GET', path, { headers })
        expect(own.headers['cache-control']).toBe('private, no-cache')
        expect(own.headers['surrogate-key']).toBeUndefined()
        expect((await api.call('GET', path)).headers['cache-control']).toBe(shared)
      }
  })

  it('a cache that has the answer for visitors knows that a token gets another', async () => {
    const { headers } = await api.call('GET', apiPaths.products)
    expect(headers.vary).toMatch(/\bauthorization\b/)
  })

  it('errors, and what is of the moment, are kept by nobody', async () => {
    const answers = [
      await api.call('GET', `${apiPaths.products}?limit=none`),
      await api.call('GET', fillPath(apiPaths.product, { id: 'none' })),
      await api.call('GET', apiPaths.health),
      await api.call('GET', apiPaths.me),
      await api.call('POST', apiPaths.login, { payload: { email: 'a@b.example', password: 'x' } }),
    ]
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['cache-tag']).toBeUndefined()
    }
  })

  it('what is only staff’s stays out of every cache', async () => {
    const { headers } = await api.callAsAdmin('GET', apiPaths.auditLog)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('the way from an old card to the current one is found by its tags', async () => {
    const path = fillPath(apiPaths.productCardPicture, { id: product, file: 'old.jpg' })
    const { statusCode, headers } = await api.call('GET', path)
    expect(statusCode).toBe(302)
    expect(headers['cache-control']).toBe(shared)
    expect(headers['cache-tag']).toBe(`catalogue,product-${product}`)
  })

  it('what is not modified is kept on as long as what is', async () => {
    const { headers } = await api.call('GET', apiPaths.products)
    const again = await api.call('GET', apiPaths.products, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe(shared)
  })

  it('nothing outlives the midnight in India, at which seasons change', async () => {
    const midnight = endOfIndiaDay(Date.now())
    await setClock(api, midnight - 90_000)
    const soon = await api.call('GET', apiPaths.products)
    expect(soon.headers['cache-control']).toContain('s-maxage=60, stale-while-revalidate=30,')
    await setClock(api, midnight - 10_000)
    const late = await api.call('GET', apiPaths.products)
    expect(late.headers['cache-control']).toContain('s-maxage=10, stale-while-revalidate=0,')
  })
})

it('without EDGE_SECONDS no response has a header for caches in front', async () => {
  const api = await createTestApi('sqlite')
  const { headers } = await api.call('GET', apiPaths.products)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers.vary).not.toContain('authorization')
  expect(headers).not.toHaveProperty('cache-tag')
  expect(headers).not.toHaveProperty('surrogate-key')
  await api.close()
})
