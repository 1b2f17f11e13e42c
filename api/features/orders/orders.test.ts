import Papa from 'papaparse'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { orderMessages } from '../../../contract/orders/messages.ts'
import type { Order, OrderTotals } from '../../../contract/orders/order.ts'
import { orderName } from '../../../contract/orders/order-name.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { emptyTables } from '../../db/tables/rows.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { bothEngines, engines } from '../../testing/database.ts'

const line = { name: 'Groundnut Oil', size: '1 L', quantity: 1, price: 378 }

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let product: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    const { data } = (await post({ name: 'Oils' }, '/categories')).json()
    const oil = { name: 'Sesame Oil', category: data._id, price: 420.5 }
    const pack = { packAmount: 500, packUnit: 'ml' }
    product = (await post({ ...oil, ...pack }, '/products')).json().data._id
  })
  afterAll(() => api.close())
  beforeEach(() => emptyTables(api.db, ['orders', 'deleted_records']))

  const post = (payload: object, path = '/orders') => api.callAsAdmin('POST', path, { payload })
  const create = async (fields: object = {}): Promise<Order> =>
    (await post({ lines: [line], ...fields })).json().data
  const createAt = async (time: string, fields: object) => {
    const { _id, number } = await create(fields)
    const created_at = Date.parse(time)
    await api.db.updateTable('orders').set({ created_at }).where('id', '=', _id).execute()
    return number
  }
  const copy = async ({ _id, number }: Order, times: number) => {
    const orders = api.db.selectFrom('orders').selectAll().where('id', '=', _id)
    const row = await orders.executeTakeFirstOrThrow()
    const copies = Array.from({ length: times }, (_, index) => ({
      ...row,
      id: `${_id}-${index}`,
      number: number + 10 + index,
    }))
    await api.db.insertInto('orders').values(copies).execute()
  }
  const put = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', `/orders/${id}`, { payload, headers })
  const list = async (query: Record<string, string> = {}): Promise<Order[]> =>
    (await api.callAsAdmin('GET', '/orders', { query })).json().data
  const numbers = async (query: Record<string, string>) =>
    (await list(query)).map(({ number }) => number)

  it('an order takes name, size and price of now from a product alone, and keeps what was written', async () => {
    const written = { ...line, product, name: 'Nallennai', price: 400 }
    const { lines, total, _id } = await create({ lines: [{ product, quantity: 3 }, written] })
    const ofNow = { product, name: 'Sesame Oil', size: '500 ml', quantity: 3, price: 420.5 }
    expect(lines).toEqual([ofNow, written])
    for (const price of [null, ''])
      expect((await create({ lines: [{ product, quantity: 3, price }] })).lines).toEqual([ofNow])
    expect(total).toBe(3 * 420.5 + 400)
    await api.callAsAdmin('PUT', `/products/${product}`, { payload: { name: 'Til', price: 500 } })
    const { data } = (await api.callAsAdmin('GET', `/orders/${_id}`)).json()
    expect(data.lines).toEqual(lines)
    await api.callAsAdmin('DELETE', `/products/${product}`)
    expect((await put(_id, { lines })).json().data.lines).toEqual(lines)
    const again = await post({ lines })
    expect(again.json().errors).toHaveProperty(['lines.0.product'], orderMessages.unknownProduct)
    await post({}, `/products/${product}/restore`)
    await api.callAsAdmin('PUT', `/products/${product}`, {
      payload: { name: 'Sesame Oil', price: 420.5 },
    })
  })

  it('an order takes its products by their ids in capitals, too', async () => {
    const { lines, _id } = await create({
      lines: [{ product: product.toUpperCase(), quantity: 1 }],
    })
    expect(lines).toMatchObject([{ product, name: 'Sesame Oil' }])
    const changed = await put(_id, { lines: [{ ...line, product: product.toUpperCase() }] })
    expect(changed.json().data.lines).toMatchObject([{ product, name: line.name }])
    const none = await post({ lines: [{ ...line, product: 'nothing' }] })
    expect(none.json().errors).toHaveProperty(['lines.0.product'], orderMessages.unknownProduct)
  })

  it('an order comes to exact paise, delivery included', async () => {
    const lines = [
      { ...line, quantity: 3, price: 1.15 },
      { ...line, quantity: 999, price: 0.1 },
    ]
    const { total } = await create({ lines, delivery: { charge: '60.05' } })
    expect(total).toBe(163.4)
    const most = Array(100).fill({ ...line, quantity: 999, price: 9_999_999.99 })
    expect((await create({ lines: most })).total).toBe(998_999_999_001)
  })

  it('an order keeps what a change leaves out, each part of customer and delivery by itself', async () => {
    const customer = { name: 'Meena', phone: '98765 43210', place: 'Pollachi', pin: '641602' }
    const delivery = { charge: 60, note: 'By bus' }
    const made = await create({ customer, delivery, note: 'Rings', wantedOn: '2026-11-28' })
    const changed = (
      await put(made._id, { customer: { phone: '' }, delivery: { charge: 0 }, wantedOn: '' })
    ).json().data
    const { phone, ...rest } = customer
    expect(changed).toMatchObject({ note: 'Rings', delivery: { charge: 0, note: 'By bus' } })
    expect(changed.customer).toEqual(rest)
    expect(changed).not.toHaveProperty('wantedOn')
    const without = (await put(made._id, { delivery: null })).json().data
    expect(without).not.toHaveProperty('delivery')
    expect(without.total).toBe(378)
  })

  it.each([
    [{ lines: [] }, 'lines'],
    [{ lines: Array(101).fill(line) }, 'lines'],
    [{ lines: [{ ...line, quantity: 1000 }] }, 'lines.0.quantity'],
    [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity'],
    [{ lines: [{ ...line, quantity: '' }] }, 'lines.0.quantity'],
    [{ lines: [{ quantity: 1, price: 5 }] }, 'lines.0.name'],
    [{ lines: [{ name: 'Oil', quantity: 1 }] }, 'lines.0.price'],
    [{ lines: [{ name: 'Oil', quantity: 1, price: null }] }, 'lines.0.price'],
    [{ lines: [{ name: 'Oil', quantity: 1, price: ' ' }] }, 'lines.0.price'],
    [{ lines: [{ ...line, price: 1.005 }] }, 'lines.0.price'],
    [{ lines: [{ ...line, product: 'none' }] }, 'lines.0.product'],
    [{ status: 'lost' }, 'status'],
    [{ paid: 'perhaps' }, 'paid'],
    [{ customer: { phone: '12345' } }, 'customer.phone'],
    [{ customer: { pin: '041602' } }, 'customer.pin'],
    [{ customer: { name: 'x'.repeat(81) } }, 'customer.name'],
    [{ delivery: { note: 'By bus' } }, 'delivery.charge'],
    [{ delivery: { charge: -1 } }, 'delivery.charge'],
    [{ delivery: { charge: null } }, 'delivery.charge'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ wantedOn: '28.11.2026' }, 'wantedOn'],
    [{ wantedOn: '0000-01-01' }, 'wantedOn'],
    [{ wantedOn: '3000-01-01' }, 'wantedOn'],
    [{ customer: { fullName: 'Meena' } }, 'customer'],
    [{ delivery: { price: 60 } }, 'delivery'],
  ])('orders reject %j', async (wrong, field) => {
    const response = await post({ lines: [line], ...wrong })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]])
  })

  it.each([
    ['POST', '/orders', { note: 'Rings' }, { lines: orderMessages.linesRequired }],
    ['GET', '/orders?from=x', undefined, { from: messages.validation.day }],
    ['GET', '/orders.csv?until=2026-02-30', undefined, { until: messages.validation.day }],
    ['GET', '/audit-log?from=x', undefined, { from: messages.audit.time }],
  ] as const)(
    'an order says of %s %s in words what is wrong',
    async (method, path, payload, errors) => {
      const response = await api.callAsAdmin(method, path, payload ? { payload } : {})
      expect([response.statusCode, response.json().errors]).toEqual([400, errors])
    },
  )

  it('orders are found by number, name, phone and place, by state and by the day in India', async () => {
    const customer = { name: 'மீனா Ravi', phone: '+91 98765-43210', place: 'Pollachi' }
    const first = await createAt('2026-11-27T18:29:59Z', { customer })
    const second = await createAt('2026-11-27T18:30:00Z', { status: 'packed', paid: true })
    for (const search of ['மீனா', 'RAVI polla', '98765 43210', '043210', String(first)])
      expect(await numbers({ search }), search).toEqual([first])
    for (const search of [`#${second}`, orderName(second), `order #${second}`])
      expect(await numbers({ search }), search).toEqual([second])
    expect(await numbers({ search: 'RAVI Coimbatore' })).toEqual([])
    expect(await numbers({ until: '2026-11-27' })).toEqual([first])
    expect(await numbers({ from: '2026-11-28' })).toEqual([second])
    expect(await numbers({ status: 'new,packed' })).toEqual([second, first])
    expect(await numbers({ status: 'packed', paid: 'true' })).toEqual([second])
    expect(await numbers({ limit: '1', page: '2' })).toEqual([first])
  })

  it('orders are counted and summed for each tab; what is cancelled is not unpaid', async () => {
    await create()
    await create({ paid: true, status: 'packed' })
    await create({ status: 'cancelled' })
    const { data } = (await api.callAsAdmin('GET', '/orders/totals')).json()
    expect(data).toEqual({
      new: { count: 1, total: 378 },
      packed: { count: 1, total: 378 },
      unpaid: { count: 1, total: 378 },
      all: { count: 3, total: 1134 },
    } satisfies OrderTotals)
  })

  it('orders come back from the trash with their number, which no other takes meanwhile', async () => {
    const gone = await create()
    await api.callAsAdmin('DELETE', `/orders/${gone._id}`)
    expect((await create()).number).toBe(gone.number + 1)
    expect((await post({}, `/orders/${gone._id}/restore`)).json().data.number).toBe(gone.number)
  })

  it('an order that two phones change says who was faster', async () => {
    const { _id } = await create()
    const { etag } = (await api.callAsAdmin('GET', `/orders/${_id}`)).headers
    const headers = { 'if-match': String(etag) }
    expect((await put(_id, { status: 'packed' }, headers)).statusCode).toBe(200)
    const late = await put(_id, { status: 'cancelled' }, headers)
    expect([late.statusCode, late.json()]).toEqual([
      412,
      expect.objectContaining({ changedBy: expect.any(String) }),
    ])
  })

  it('orders go into a spreadsheet without a formula, all that a filter finds', async () => {
    const customer = { name: '=1+1', phone: '+91 98765 43210', place: '@home' }
    const { number } = await create({ customer, note: '-2\n=3', lines: [line, line] })
    await create({ status: 'done' })
    const response = await api.callAsAdmin('GET', '/orders.csv', { query: { status: 'new' } })
    const { data } = Papa.parse<Record<string, string>>(response.body, { header: true })
    expect(data).toEqual([
      expect.objectContaining({
        number: String(number),
        name: "'=1+1",
        phone: "'+91 98765 43210",
        place: "'@home",
        note: "'-2\n'=3",
        lines: 'Groundnut Oil 1 L × 1 = ₹378\nGroundnut Oil 1 L × 1 = ₹378',
        total: '756',
      }),
    ])
  })

  it('the orders to be packed are listed with the oldest first, however many are wanted later', async () => {
    const old = await create({ wantedOn: '2026-01-01' })
    const undated = await create()
    const later = await create({ wantedOn: '2999-01-01' })
    await create({ status: 'packed' })
    await copy(later, 1001)
    const { data } = (await api.callAsAdmin('GET', apiPaths.packingList)).json()
    expect(data.map((order: Order) => order._id)).toEqual([old._id, undated._id])
  })

  it('orders are drawn as a packing list, without those wanted later', async () => {
    const path = apiPaths.packingPicture
    const heightOf = async () => {
      const response = await api.callAsAdmin('GET', path)
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
      const { format, width, height = 0 } = await sharp(response.rawPayload).metadata()
      expect([format, width]).toEqual(['jpeg', 1080])
      return height
    }
    const empty = await heightOf()
    await create({ wantedOn: '2999-01-01' })
    await create({ status: 'packed' })
    expect(await heightOf()).toBe(empty)
    await create({ customer: { name: 'மீனா' }, note: 'Rings', wantedOn: '2026-01-01' })
    expect(await heightOf()).toBeGreaterThan(empty + 200)
    expect((await api.callAsAdmin('GET', `${path}?page=2`)).statusCode).toBe(404)
    expect((await api.call('GET', path)).statusCode).toBe(401)
  })

  it('orders are in no answer to a guest, and change nothing that visitors read', async () => {
    const before = await api.call('GET', '/products')
    const { _id } = await create({ customer: { name: 'Meena' } })
    const paths = ['/orders', `/orders/${_id}`, '/orders/totals', '/orders.csv']
    for (const path of paths) expect((await api.call('GET', path)).statusCode).toBe(401)
    expect((await api.call('GET', '/products')).headers.etag).toBe(before.headers.etag)
  })
})

it.each(bothEngines)(
  'the numbers of orders kept at the same time are given once, on %s',
  async (engine) => {
    const api = await createTestApi(engine)
    const payload = { lines: [line] }
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => api.callAsAdmin('POST', '/orders', { payload })),
    )
    const numbers = responses.map((response) => response.json().data.number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    await api.close()
  },
)
