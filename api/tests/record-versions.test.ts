import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../../contract/durations.ts'
import { historyMessages } from '../../contract/history/messages.ts'
import type { RecordVersion } from '../../contract/history/record-version.ts'
import { indiaDate } from '../../contract/india-time.ts'
import { messages } from '../../contract/messages.ts'
import { eraseDueOrdersNow } from '../features/orders/erase-orders-repository.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'
import { createRandom } from '../testing/random.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category = ''
  beforeAll(async () => {
    api = await createTestApi(engine)
    category = await add('/categories', { name: 'Oils' })
  })
  afterAll(() => api.close())

  const send = (method: Method, path: string, payload?: object, headers = {}) =>
    api.callAsAdmin(method, path, { ...(payload && { payload }), headers })
  async function add(path: string, payload: object): Promise<string> {
    const response = await send('POST', path, payload)
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    return response.json().data._id
  }
  async function change(path: string, payload: object): Promise<void> {
    const response = await send('PUT', path, payload)
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  }
  /** Reads everything that a session is shown of a record, except its times. */
  async function read(path: string): Promise<object> {
    const { createdAt: _, updatedAt: __, ...data } = (await send('GET', path)).json().data
    return data
  }
  async function listVersions(path: string, limit = 1000): Promise<RecordVersion[]> {
    return (await send('GET', `${path}/history?limit=${limit}`)).json().data
  }
  const goBack = (path: string, version: unknown, headers = {}) =>
    send('POST', `${path}/history/${version}/restore`, undefined, headers)
  async function expectRefusal(path: string, version: number, field: string, message: string) {
    const response = await goBack(path, version)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ message, errors: { [field]: message } })
  }
  const upload = async (seed: number, fields: Record<string, string> = {}) =>
    makeForm(fields, await makeUpload(seed))

  it('the versions of a record say who changed what, the newest first, in pages', async () => {
    const path = `/products/${await add('/products', { name: 'Sesame', category, price: 378 })}`
    await change(path, { price: 398 })
    await change(path, { nameTa: 'நல்லெண்ணெய்' })
    const { data, pagination } = (await send('GET', `${path}/history?limit=2`)).json()
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 })
    expect(data).toMatchObject([
      { version: 3, action: 'update', changes: [{ field: 'nameTa', before: '' }] },
      { version: 2, restorable: true, changes: [{ field: 'price', before: 378, after: 398 }] },
    ])
    const [created] = (await send('GET', `${path}/history?limit=2&page=2`)).json().data
    expect(created).toMatchObject({ version: 1, action: 'create' })
    expect(created.changes).toContainEqual({ field: 'price', before: null, after: 378 })
    expect((await api.call('GET', `${path}/history`)).statusCode).toBe(401)
    expect((await send('GET', '/products/none/history')).statusCode).toBe(404)
  })

  it('the versions of a record have no entry of a write that changes nothing, on whatever record', async () => {
    const label = { genericName: 'Oil' }
    const line = { name: 'Oil', quantity: 2, price: 10.5 }
    const records = [
      ['/products', { name: 'Still', category, price: 5, stock: 'few', benefits: 'a' }],
      ['/categories', { name: 'Still', order: 5.5, hidden: true }],
      ['/product-groups', { name: 'Still', label }],
      ['/synonyms', { label: 'still', terms: ['calm', 'quiet'] }],
      ['/orders', { lines: [line], customer: { name: 'Meena', place: 'Erode' } }],
    ] as const
    for (const [collection, fields] of records) {
      const path = `${collection}/${await add(collection, fields)}`
      await change(path, fields)
      await change(path, {})
      const before = await read(path)
      const [entry, ...others] = await listVersions(path)
      expect([path, entry, others]).toEqual([
        path,
        expect.objectContaining({ version: 3, action: 'create', restorable: true }),
        [],
      ])
      for (const version of [1, 2, 3]) expect((await goBack(path, version)).statusCode).toBe(200)
      expect(await read(path)).toEqual(before)
    }
  })

  it('the versions of a record give back each of twenty chance versions of two hundred, field for field, pictures and all', async () => {
    const random = createRandom(50)
    const other = await add('/categories', { name: 'Gifts' })
    const under = await add('/categories', { name: 'Hampers', parent: other })
    const group = await add('/product-groups', { name: 'Groundnut' })
    const path = `/products/${await add('/products', { name: 'Version 1', category, price: 1 })}`
    const states = [await read(path)]
    const changes = [
      (at: number) => ({ name: `Version ${at}`, nameTa: `பதிப்பு ${at}` }),
      (at: number) => ({ price: at + 0.5, originalPrice: at % 2 ? at + 10 : null }),
      (at: number) => ({ category: at % 2 ? other : category, subcategory: at % 2 ? under : '' }),
      (at: number) => ({
        group: at % 2 ? group : '',
        packAmount: at,
        packUnit: 'ml',
        packCount: 2,
      }),
      (at: number) => ({ stock: 'out', backOn: indiaDate(Date.now(), (at % 9) + 1) }),
      (at: number) => ({ stock: at % 2 ? 'few' : 'in', leadDays: at % 5 || null }),
      (at: number) => ({
        hidden: at % 2 === 0,
        visibleFrom: '2026-02-28',
        visibleUntil: '2028-02-29',
      }),
      (at: number) => ({ descriptionTa: `சொற்கள் ${at}`, benefits: `Words ${at}`, gtin: '' }),
    ]
    for (let at = 2; at <= 200; at++) {
      if (at % 25 === 0) await send('PUT', path, await upload(at))
      else if (at % 40 === 1)
        await send('POST', `${path}/images`, await upload(at, { kind: 'back' }))
      else await change(path, changes[random.below(changes.length)]?.(at) ?? {})
      states.push(await read(path))
    }
    // An unchanged write makes no version; the previous one is listed under its number.
    const isLastOfSame = (state: object, index: number) =>
      !isDeepStrictEqual(state, states[index + 1])
    const listed = states.flatMap((state, at) => (isLastOfSame(state, at) ? [at + 1] : []))
    expect((await listVersions(path)).map(({ version }) => version)).toEqual(listed.toReversed())
    for (let round = 0; round < 20; round++) {
      const version = 1 + random.below(200)
      const restored = await goBack(path, version)
      expect([restored.statusCode, restored.body]).toEqual([200, expect.any(String)])
      expect(await read(path), `version ${version}`).toEqual(states[version - 1])
    }
    expect(await listVersions(path)).toHaveLength(listed.length + 20)
  })

  it('the versions of categories, gallery items, groups, synonyms and orders are given back, field for field', async () => {
    const picture = await send(
      'POST',
      '/gallery',
      await upload(3, { title: 'Mill', category: 'Mill' }),
    )
    const label = { genericName: 'Oil', ingredients: 'Groundnut', shelfLifeMonths: 6 }
    const line = { name: 'Oil', quantity: 2, price: 10.5 }
    const kinds = [
      {
        path: `/categories/${await add('/categories', { name: 'One' })}`,
        change: { name: 'Two', order: 5.5 },
      },
      {
        path: `/gallery/${picture.json().data._id}`,
        change: { name: 'Press', description: 'New', category, popular: true },
      },
      {
        path: `/product-groups/${await add('/product-groups', { name: 'G', label })}`,
        change: { name: 'H', label: null, hsn: '1508' },
      },
      {
        path: `/synonyms/${await add('/synonyms', { label: 'a', terms: ['ellu', 'til'] })}`,
        change: { label: 'b', terms: ['nal', 'til', 'gin'] },
      },
      {
        path: `/orders/${await add('/orders', { lines: [line], customer: { name: 'Ravi' } })}`,
        change: {
          status: 'packed',
          lines: [{ ...line, quantity: 9 }],
          customer: { place: 'Erode' },
        },
      },
    ]
    for (const { path, change: changed } of kinds) {
      const first = await read(path)
      await change(path, changed)
      const second = await read(path)
      expect(second).not.toEqual(first)
      expect((await goBack(path, 1)).statusCode, path).toBe(200)
      expect(await read(path)).toEqual(first)
      expect((await goBack(path, 2)).statusCode, path).toBe(200)
      expect(await read(path)).toEqual(second)
    }
  })

  it('the versions of a record say which of what a version refers to is gone', async () => {
    const main = await add('/categories', { name: 'Gone' })
    const sub = await add('/categories', { name: 'Gone too', parent: main })
    const group = await add('/product-groups', { name: 'Gone group' })
    const product = `/products/${await add('/products', { name: 'P', category: main, subcategory: sub })}`
    await change(product, { category, group })
    await change(product, { group: '' })
    const child = `/categories/${await add('/categories', { name: 'Child', parent: main })}`
    await change(child, { parent: null })
    await send('DELETE', `/categories/${sub}`)
    await send('DELETE', `/product-groups/${group}`)
    await expectRefusal(product, 1, 'subcategory', 'The subcategory of that time is gone')
    await expectRefusal(product, 2, 'group', 'The group of that time is gone')
    await send('DELETE', `/categories/${main}`)
    await expectRefusal(product, 1, 'category', 'The category of that time is gone')
    await expectRefusal(child, 1, 'parent', 'The parent of that time is gone')
  })

  it('the versions of a record say of what is still there why it fits no more', async () => {
    const { foreignSubcategory, hasSubcategories, parentIsSubcategory } = messages.category
    const main = await add('/categories', { name: 'Then' })
    const sub = await add('/categories', { name: 'Moves away', parent: main })
    const product = `/products/${await add('/products', { name: 'M', category: main, subcategory: sub })}`
    const item = await send('POST', '/gallery', await upload(5, { title: 'M', category: 'M' }))
    const picture = `/gallery/${item.json().data._id}`
    await change(picture, { name: 'M', description: 'M', category: main, subcategory: sub })
    for (const path of [product, picture]) await change(path, { subcategory: '' })
    await change(`/categories/${sub}`, { parent: category })
    await expectRefusal(product, 1, 'subcategory', foreignSubcategory)
    await expectRefusal(picture, 2, 'subcategory', foreignSubcategory)
    const child = await add('/categories', { name: 'Turns around', parent: main })
    await change(`/categories/${child}`, { parent: null })
    await change(`/categories/${main}`, { parent: child })
    await expectRefusal(`/categories/${child}`, 1, 'parent', parentIsSubcategory)
    await change(`/categories/${main}`, { parent: null })
    await add('/categories', { name: 'Below', parent: child })
    await expectRefusal(`/categories/${child}`, 1, 'parent', hasSubcategories)
  })

  it('a record goes back for the one of two people who saw the newest version', async () => {
    const path = `/products/${await add('/products', { name: 'Two', category })}`
    await change(path, { price: 5 })
    const seen = (await send('GET', path)).headers.etag
    await change(path, { price: 6 })
    expect((await goBack(path, 1, { 'if-match': seen })).statusCode).toBe(412)
    const now = (await send('GET', path)).headers.etag
    const both = await Promise.all(
      [1, 2].map((version) => goBack(path, version, { 'if-match': now })),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    expect((await goBack(path, 99)).statusCode).toBe(404)
    expect((await goBack(path, 'x')).statusCode).toBe(404)
  })

  it('the versions of a record go on after a deletion that was undone, and tell of what is deleted', async () => {
    const created = await send('POST', '/products', await upload(8, { name: 'Back', category }))
    const path = `/products/${created.json().data._id}`
    const first = await read(path)
    await change(path, { price: 9 })
    await send('DELETE', path)
    expect((await listVersions(path)).map(({ restorable }) => restorable)).toEqual([
      false,
      false,
      false,
    ])
    await send('POST', `${path}/restore`)
    expect(await listVersions(path)).toMatchObject([
      { version: 4, action: 'restore', restorable: true },
      { version: 3, action: 'delete', restorable: false },
      { version: 2, action: 'update', restorable: true },
      { version: 1, action: 'create', restorable: true },
    ])
    expect((await goBack(path, 3)).json().message).toBe(historyMessages.unavailable)
    expect((await goBack(path, 1)).statusCode).toBe(200)
    expect(await read(path)).toEqual(first)
  })

  it('the versions of a record hold what price revisions and moved categories have changed', async () => {
    const moved = await add('/categories', { name: 'Moved' })
    const id = await add('/products', { name: 'Priced', category: moved, price: 100 })
    const rule = { kind: 'amount', value: 20, products: [id] }
    const revision = await add('/price-revisions', { reason: 'Harvest', rule })
    await send('POST', `/price-revisions/${revision}/apply`)
    await change(`/categories/${moved}`, { parent: category })
    const path = `/products/${id}`
    expect(await listVersions(path)).toMatchObject([
      {
        version: 3,
        changes: [
          { field: 'category', after: 'Oils' },
          { field: 'subcategory', after: 'Moved' },
        ],
      },
      { version: 2, changes: [{ field: 'price', before: 100, after: 120 }] },
      { version: 1, action: 'create' },
    ])
    expect((await goBack(path, 1)).json().data).toMatchObject({
      price: 100,
      subcategory: { _id: moved },
    })
  })

  it('the versions of a record leave out a day of return that has passed', async () => {
    const id = await add('/products', {
      name: 'Late',
      category,
      stock: 'out',
      backOn: indiaDate(Date.now(), 3),
    })
    const path = `/products/${id}`
    await change(path, { stock: 'in' })
    await api.db
      .updateTable('products')
      .set({ in_stock: 0, back_on: '2020-01-01' })
      .where('id', '=', id)
      .execute()
    await change(path, { stock: 'in' })
    const restored = (await goBack(path, 2)).json().data
    expect(restored).toMatchObject({ inStock: false })
    expect(restored).not.toHaveProperty('backOn')
  })

  it('the versions of a record bring back nothing of a customer who was erased, by hand or by time', async () => {
    const lines = [{ name: 'Oil', quantity: 1, price: 5 }]
    const meena = { name: 'Meena of Karur', phone: '98765 43211', place: 'Karur', pin: '639001' }
    const order = { lines, customer: meena, note: 'Blue gate at Karur', message: 'Karur, please' }
    const paths: string[] = []
    for (const done of [false, true]) {
      const path = `/orders/${await add('/orders', order)}`
      await change(path, { note: 'Red gate at Karur', status: done ? 'done' : 'new' })
      paths.push(path)
    }
    const [byHand = '', byTime = ''] = paths
    await api.db
      .updateTable('orders')
      .set({ customer_phone: '' })
      .where('id', '=', byTime.slice(8))
      .execute()
    await send('POST', `${byHand}/erase`)
    await eraseDueOrdersNow(api.db, 400, Date.now() + 401 * dayMs)
    const log = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'order')
      .execute()
    expect(JSON.stringify(log)).not.toMatch(/Karur|639001|98765/)
    for (const path of paths) {
      expect((await goBack(path, 1)).json().data).toMatchObject({
        status: 'new',
        note: '',
        message: '',
      })
      expect(JSON.stringify(await read(path))).not.toMatch(/Karur|639001|98765/)
    }
  })
})
