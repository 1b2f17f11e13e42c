import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { endOfIndiaDay, indiaDate } from '../../../contract/india-time.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { stockLevels } from '../../../contract/stock/levels.ts'
import { writeShortDay } from '../../../contract/text/month-names.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { resetClock, setClock } from '../../testing/clock.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'

const { stockContradicts, backOnInStock, backOnPast, backOnTooLate } = messages.product
const { oneOf, day, between, decimals } = messages.validation
const inDays = (days: number) => indiaDate(Date.now(), days)
/** Midnight in India at the beginning of today. */
const midnight = () => endOfIndiaDay(Date.now()) - dayMs

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    category = await api.create('/categories', { name: 'Oils' })
  })
  afterEach(() => resetClock(api))
  afterAll(() => api.close())

  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    api.callAsAdmin(method, path, { payload })
  const create = async (fields: object) =>
    (await send('POST', '/products', { name: 'Oil', category, ...fields })).json().data
  const change = (id: string, fields: object) => send('PUT', `/products/${id}`, fields)
  const list = async (query: Record<string, string>): Promise<string[]> =>
    (await api.call('GET', '/products', { query: { category, ...query } }))
      .json()
      .data.map(({ _id }: { _id: string }) => _id)
  const stockOf = ({ inStock, stock, backOn, leadDays }: Record<string, unknown>) => ({
    inStock,
    stock,
    backOn,
    leadDays,
  })

  it('the stock of a product is returned only where it says more than whether there is any', async () => {
    const plain = await create({})
    for (const field of ['stock', 'backOn', 'leadDays']) expect(plain).not.toHaveProperty(field)
    const { _id: id } = plain
    const saved = async (fields: object) => stockOf((await change(id, fields)).json().data)
    expect(await saved({ stock: 'few' })).toEqual({ inStock: true, stock: 'few' })
    expect(await saved({ inStock: true })).toEqual({ inStock: true, stock: 'few' })
    expect(await saved({ stock: 'in' })).toEqual({ inStock: true })
    const until = { inStock: false, backOn: inDays(4) }
    expect(await saved({ stock: 'out', backOn: inDays(4), leadDays: '3' })).toEqual({
      ...until,
      leadDays: 3,
    })
    expect(await saved({ name: 'Gold Oil' })).toEqual({ ...until, leadDays: 3 })
    expect(await saved(makeForm({ inStock: 'false', backOn: '' }))).toEqual({
      inStock: false,
      leadDays: 3,
    })
    await change(id, { backOn: inDays(180) })
    expect(await saved(makeForm({ inStock: 'true', leadDays: '' }))).toEqual({ inStock: true })
    expect(await list({})).toContain(id)
  })

  it.each([
    [{ stock: 'few' }, { inStock: true, stock: 'few' }],
    [{ stock: 'out' }, { inStock: false }],
    [{ stock: '' }, { inStock: true }],
    [{ stock: 'in', inStock: 'true' }, { inStock: true }],
  ])('the stock of a new product made with %j is %j, by form as well', async (fields, stock) => {
    expect(stockOf(await create(fields))).toEqual(stock)
    const form = makeForm({ name: 'Oil', category, ...fields })
    expect(stockOf((await send('POST', '/products', form)).json().data)).toEqual(stock)
  })

  it.each([
    [{ stock: 'out', inStock: true }, { stock: stockContradicts }],
    [{ stock: 'few', inStock: 'false' }, { stock: stockContradicts }],
    [{ stock: 'many' }, { stock: oneOf(stockLevels) }],
    [{ backOn: inDays(3) }, { backOn: backOnInStock }],
    [{ stock: 'few', backOn: inDays(3) }, { backOn: backOnInStock }],
    [{ inStock: false, backOn: inDays(-1) }, { backOn: backOnPast }],
    [{ inStock: false, backOn: inDays(181) }, { backOn: backOnTooLate(180) }],
    [{ inStock: false, backOn: '2026-02-30' }, { backOn: day }],
    [{ inStock: false, backOn: '28 Nov' }, { backOn: day }],
    [{ inStock: false, backOn: '௨௦௨௬-௧௨-௦௧' }, { backOn: day }],
    [{ inStock: false, backOn: '2026-12-01T00:00' }, { backOn: day }],
    [{ leadDays: '௩' }, { leadDays: between(1, 30) }],
    [{ leadDays: 0 }, { leadDays: between(1, 30) }],
    [{ leadDays: 31 }, { leadDays: between(1, 30) }],
    [{ leadDays: 1.5 }, { leadDays: decimals[0] }],
  ])('the stock of a product rejects %j: %j', async (fields, errors) => {
    const { _id: id } = await create({})
    for (const rejected of [
      await change(id, fields),
      await send('POST', '/products', { name: 'Oil', category, ...fields }),
    ]) {
      expect(rejected.statusCode).toBe(400)
      expect(rejected.json().errors).toEqual(errors)
    }
  })

  it('the stock of a product keeps a day that has passed, until it is changed or there is some again', async () => {
    const [today, backOn] = [midnight(), inDays(-1)]
    await setClock(api, today - 3 * dayMs)
    const { _id: id } = await create({ stock: 'out', backOn })
    await setClock(api, today - 1000)
    expect(await list({ stockDue: 'true' })).not.toContain(id)
    await setClock(api, today)
    expect(await list({ stockDue: 'true' })).toContain(id)
    await resetClock(api)
    expect((await change(id, { price: 5, backOn })).json().data.backOn).toBe(backOn)
    expect((await change(id, { stock: 'in' })).json().data).not.toHaveProperty('backOn')
    expect(await list({ stockDue: 'true' })).not.toContain(id)
  })

  function writerOf(id: string) {
    const write = async (backOn: string) => {
      const body = (await change(id, { backOn })).json()
      return body.data?.backOn ?? body.errors.backOn
    }
    return write
  }

  it('a product may be back today until a minute to midnight in India, and from midnight on tomorrow', async () => {
    const [before, yesterday, today] = [inDays(-2), inDays(-1), inDays(0)]
    const [last, next] = [inDays(179), inDays(180)]
    await setClock(api, midnight() - 60_000)
    const { _id: id } = await create({ stock: 'out' })
    const write = writerOf(id)
    const readLinkCard = async () => (await api.call('GET', `/cards/product/${id}`)).json().data.alt
    expect(await write(next)).toBe(backOnTooLate(180))
    expect(await write(last)).toBe(last)
    expect(await write(before)).toBe(backOnPast)
    expect(await write(yesterday)).toBe(yesterday)
    expect(await readLinkCard()).toBe(
      `Oil, Price on request, Back about ${writeShortDay(yesterday)}`,
    )
    expect(await list({ stockDue: 'true' })).not.toContain(id)

    await setClock(api, Date.parse(`${today}T00:00:00+05:30`))
    expect(await readLinkCard()).toBe('Oil, Price on request, Out of stock')
    expect(await list({ stockDue: 'true' })).toContain(id)
    expect(await write(next)).toBe(next)
    expect(await write(yesterday)).toBe(backOnPast)
    expect(await write(today)).toBe(today)
  })

  it('the stock of a product is due after 14 days of few, however often that is said', async () => {
    const today = midnight()
    await setClock(api, today - productLimits.fewDays * dayMs)
    const { _id: id } = await create({ stock: 'few' })
    await setClock(api, today - 1000)
    await change(id, { stock: 'few' })
    expect(await list({ stockDue: 'true', stock: 'few' })).not.toContain(id)
    expect(await list({ stockDue: 'false' })).toContain(id)
    await setClock(api, today)
    expect(await list({ stockDue: 'true', stock: 'few' })).toContain(id)
    await resetClock(api)
    await change(id, { stock: 'in' })
    await change(id, { stock: 'few' })
    expect(await list({ stockDue: 'true', stock: 'few' })).not.toContain(id)
  })

  it('a product that goes back to a version with few left is not due at once', async () => {
    await setClock(api, midnight() - productLimits.fewDays * dayMs)
    const { _id: id } = await create({ stock: 'few' })
    await change(id, { stock: 'in' })
    await resetClock(api)
    const back = await api.callAsAdmin('POST', `/products/${id}/history/1/restore`)
    expect(back.json().data.stock).toBe('few')
    expect(await list({ stockDue: 'true', stock: 'few' })).not.toContain(id)
  })

  it('lists of products can be narrowed by their stock', async () => {
    const [enough, few, out] = await Promise.all(
      stockLevels.map(async (stock) => (await create({ stock }))._id),
    )
    const found = Object.fromEntries(
      await Promise.all(stockLevels.map(async (stock) => [stock, await list({ stock })])),
    )
    expect(found.in).toContain(enough)
    expect(found.few).toContain(few)
    expect(found.out).toContain(out)
    expect(found.in).not.toContain(few)
    expect(await list({ inStock: 'true' })).toEqual(expect.arrayContaining([enough, few]))
    expect((await api.call('GET', '/products', { query: { stock: 'none' } })).statusCode).toBe(400)
  })

  it('the stock of a product is in the audit log as far as it changes', async () => {
    const { _id: id } = await create({ stock: 'few' })
    await change(id, { stock: 'out', backOn: inDays(5) })
    const query = { entity: 'product', record: id }
    const { data } = (await api.callAsAdmin('GET', apiPaths.auditLog, { query })).json()
    expect(data[0]).toMatchObject({
      before: { inStock: true, stock: 'few', backOn: null },
      after: { inStock: false, stock: null, backOn: inDays(5) },
    })
  })

  it('the stock of a product comes back with a product that was deleted', async () => {
    const { _id: id } = await create({ stock: 'out', backOn: inDays(5), leadDays: 2 })
    await api.callAsAdmin('DELETE', `/products/${id}`)
    const restored = (await send('POST', `/products/${id}/restore`, {})).json().data
    expect(stockOf(restored)).toEqual({ inStock: false, backOn: inDays(5), leadDays: 2 })
  })

  it('a change of the stock of a product gives its link card another address, also when its day passes', async () => {
    const { _id: id } = await create({})
    const readLinkCard = async () => (await api.call('GET', `/cards/product/${id}`)).json().data
    const cards = [await readLinkCard()]
    const backOn = inDays(3)
    const said = new Date(backOn).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
    for (const fields of [{ stock: 'few' }, { leadDays: 3 }, { stock: 'out', backOn }]) {
      await change(id, fields)
      cards.push(await readLinkCard())
    }
    await setClock(api, Date.parse(`${backOn}T18:30:00Z`))
    cards.push(await readLinkCard())
    expect(new Set(cards.map(({ address }) => address)).size).toBe(5)
    expect(cards.map(({ alt }) => alt)).toEqual([
      'Oil, Price on request',
      'Oil, Price on request, Few left',
      'Oil, Price on request, Few left, Pressed to order: 3 days',
      `Oil, Price on request, Back about ${said.replace(/(\D{4}).*$/, '$1')}`,
      'Oil, Price on request, Out of stock',
    ])
  })

  it('the stock of a product stands in the price list', async () => {
    const { _id: id } = await create({ stock: 'few', leadDays: 2 })
    const { sections } = (await api.call('GET', apiPaths.priceList)).json().data
    const cells = sections.flatMap(({ rows }: { rows: { cells: object[] }[] }) =>
      rows.flatMap((row) => row.cells),
    )
    expect(cells).toContainEqual({
      product: id,
      price: 0,
      inStock: true,
      stock: 'few',
      leadDays: 2,
    })
  })
})
