import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { defaultNavConfig } from '../../../contract/navigation/defaults.ts'
import { navConfigSchema } from '../../../contract/navigation/nav-config.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  beforeEach(() => api.db.deleteFrom('nav_configs').execute())
  afterAll(() => api.close())

  const read = () => api.call('GET', '/nav-config')
  const put = (payload: object, headers = {}) =>
    api.callAsAdmin('PUT', '/nav-config', { payload, headers })
  const history = async () => (await api.callAsAdmin('GET', '/nav-config/history')).json().data

  it('the navigation configuration has defaults before one is saved', async () => {
    const response = await read()
    expect(response.statusCode).toBe(200)
    const { data } = response.json()
    expect(data).toEqual({
      ...defaultNavConfig,
      version: 0,
      createdAt: '1970-01-01T00:00:00.000Z',
      updatedAt: '1970-01-01T00:00:00.000Z',
    })
    expect(navConfigSchema.parse(data)).toEqual(data)
    expect(response.headers.etag).toMatch(/^"v0-/)
    expect(await history()).toEqual([])
  })

  it('the navigation configuration keeps what is left out, down to the single entry', async () => {
    const first = await put({ maxVisibleItems: '3', showFixedItems: { popular: 'false' } })
    expect(first.statusCode).toBe(200)
    const second = await put({
      moreDropdownLabel: ' Mehr ',
      fixedItemsOrder: { contact: '-5', home: 12.5 },
    })
    expect(second.json().data).toMatchObject({
      version: 2,
      maxVisibleItems: 3,
      moreDropdownLabel: 'Mehr',
      showFixedItems: { ...defaultNavConfig.showFixedItems, popular: false },
      fixedItemsOrder: { ...defaultNavConfig.fixedItemsOrder, contact: -5, home: 12.5 },
      createdAt: first.json().data.createdAt,
    })
    const now = await read()
    expect(now.json()).toEqual(second.json())
    expect(now.headers.etag).toBe(second.headers.etag)
  })

  it('the navigation configuration remembers every version, and who saved it', async () => {
    await put({ maxVisibleItems: 3 })
    await put({})
    await put({ maxVisibleItems: 4 })
    const versions = await history()
    expect(versions).toEqual(
      [4, 3, 3].map((maxVisibleItems, index) => ({
        version: 3 - index,
        savedAt: expect.stringMatching(/Z$/),
        savedBy: 'Test Administrator',
        config: { ...defaultNavConfig, maxVisibleItems },
      })),
    )
    const oldest = await api.callAsAdmin('GET', '/nav-config/1')
    expect(oldest.json()).toEqual({ success: true, data: versions[2] })

    const restored = await put(oldest.json().data.config)
    expect(restored.json().data).toMatchObject({ version: 4, maxVisibleItems: 3 })
  })

  it.each([
    [{ maxVisibleItems: 0 }, 'maxVisibleItems'],
    [{ maxVisibleItems: 11 }, 'maxVisibleItems'],
    [{ maxVisibleItems: 2.5 }, 'maxVisibleItems'],
    [{ maxVisibleItems: '' }, 'maxVisibleItems'],
    [{ moreDropdownLabel: ' ' }, 'moreDropdownLabel'],
    [{ moreDropdownLabel: 'x'.repeat(31) }, 'moreDropdownLabel'],
    [{ showFixedItems: { home: 'maybe' } }, 'showFixedItems.home'],
    [{ showFixedItems: null }, 'showFixedItems'],
    [{ fixedItemsOrder: { about: 'first' } }, 'fixedItemsOrder.about'],
    [{ fixedItemsOrder: [] }, 'fixedItemsOrder'],
  ])('the navigation configuration rejects %j', async (payload, field) => {
    const response = await put(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(messages.validation.failed)
    expect(Object.keys(response.json().errors)).toEqual([field])
    expect(await history()).toEqual([])
  })

  it('the navigation configuration ignores what it does not know', async () => {
    const payload = '{"showFixedItems":{"cart":true},"theme":"x","version":9,"__proto__x":1}'
    const headers = { 'content-type': 'application/json' }
    const response = await api.callAsAdmin('PUT', '/nav-config', { payload, headers })
    const { data } = response.json()
    expect(data).toMatchObject({ version: 1, showFixedItems: defaultNavConfig.showFixedItems })
    expect(data).not.toHaveProperty('theme')
    expect(data.showFixedItems).not.toHaveProperty('cart')
  })

  it.each(['0', '99', '-1', '01', '1.0', '1e0', 'x', '9'.repeat(30), '%00'])(
    'the navigation configuration knows no version %j',
    async (version) => {
      await put({})
      const response = await api.callAsAdmin('GET', `/nav-config/${version}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        success: false,
        message: messages.error.versionNotFound,
      })
    },
  )

  it('the navigation configuration is not written over where it has changed meanwhile', {
    tags: ['two-processes'],
  }, async () => {
    const headers = { 'if-match': String((await read()).headers.etag) }
    expect((await put({ maxVisibleItems: 2 }, headers)).statusCode).toBe(200)
    const late = await put({ maxVisibleItems: 9 }, headers)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ changedBy: 'Test Administrator' })
    expect((await read()).json().data.maxVisibleItems).toBe(2)
  })

  it('the navigation configuration makes one version of each save, however many come at once', {
    tags: ['two-processes'],
  }, async () => {
    const saves = Array.from({ length: 8 }, (_, index) => put({ maxVisibleItems: index + 1 }))
    const codes = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
    expect(codes).toEqual(Array(8).fill(200))
    const versions = (await history()).map(({ version }: { version: number }) => version)
    expect(versions).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    const guarded = { 'if-match': String((await read()).headers.etag) }
    const late = Array.from({ length: 6 }, (_, index) =>
      put({ maxVisibleItems: index + 1 }, guarded),
    )
    const responses = (await Promise.all(late)).map(({ statusCode }) => statusCode)
    expect(responses.sort()).toEqual([200, ...Array(5).fill(412)])
  })

  it('the navigation configuration does not tell guests who saved it', async () => {
    await put({})
    expect((await read()).body).not.toContain('Test Administrator')
  })
})
