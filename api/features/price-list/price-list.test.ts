import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import type { PriceList } from '../../../contract/price-list/price-list.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { readPdf } from '../../testing/read-pdf.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const ids: Record<string, string> = {}
  const read = async (): Promise<PriceList> =>
    (await api.call('GET', apiPaths.priceList)).json().data
  const save = (priceList: object | null) =>
    api.callAsAdmin('PUT', apiPaths.settings, { payload: { priceList } })

  beforeAll(async () => {
    api = await createTestApi(engine)
    const { categories, productGroups, products } = apiPaths
    ids.sweets = await api.create(categories, { name: 'Sweets', order: 1 })
    ids.oils = await api.create(categories, { name: 'Oils', order: 2 })
    ids.sesame = await api.create(productGroups, { name: 'Sesame', nameTa: 'எள்', order: 2 })
    ids.groundnut = await api.create(productGroups, { name: 'Groundnut', order: 1 })
    const litre = { packAmount: 1, packUnit: 'l', category: ids.oils }
    ids.oil = await api.create(products, { ...litre, name: 'A', price: 320.5, group: ids.sesame })
    await api.create(products, { ...litre, name: 'B', group: ids.groundnut, inStock: false })
    for (const name of ['Cake 10', 'Cake 2'])
      await api.create(products, { name, category: ids.oils, price: 40 })
    await api.create(products, { name: 'Jaggery', category: ids.sweets, price: 90 })
  })
  afterAll(() => api.close())

  it('the price list has groups by order, then categories by order, and their products by name', async () => {
    const { sections, listed, total, date } = await read()
    expect(sections.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['', ['Groundnut', 'Sesame']],
      ['Sweets', ['Jaggery']],
      ['Oils', ['Cake 2', 'Cake 10']],
    ])
    expect(sections[0]?.rows[1]?.cells[0]).toEqual({
      product: ids.oil,
      price: 320.5,
      inStock: true,
      unitPrice: { amount: 320.5, unit: 'l' },
    })
    expect(sections[0]?.rows[0]?.cells[0]).toMatchObject({ price: 0, inStock: false })
    expect([listed, total]).toEqual([5, 5])
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('the price list follows a price and the settings at once, and is kept until midnight', async () => {
    await api.callAsAdmin('PUT', `/products/${ids.oil}`, { payload: { price: 330 } })
    expect((await read()).sections[0]?.rows[1]?.cells[0]?.price).toBe(330)
    await save({ hideOutOfStock: true })
    const { sections, total } = await read()
    expect([sections[0]?.rows.map(({ name }) => name), total]).toEqual([['Sesame'], 4])
    await save(null)
    expect((await read()).listed).toBe(5)
    const { headers } = await api.call('GET', apiPaths.priceList)
    expect(String(headers.expires)).toMatch(/ 18:30:00 GMT$/)
  })

  const ask = (query = '', headers = {}) =>
    api.ask({ url: `${apiPrefix}${apiPaths.priceListPdf}${query}`, headers })
  const textOf = async (query = '') => {
    const { statusCode, headers, rawPayload } = await ask(query)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    return (await readPdf(rawPayload)).pages.join('\n')
  }

  it('the price list as a PDF follows each change and is drawn once for a crowd', async () => {
    expect(await textOf()).toContain('₹330')
    await api.callAsAdmin('PUT', `/products/${ids.oil}`, { payload: { price: 345.5 } })
    const crowd = await Promise.all(
      // Each request has a different address, so none is in the cache of responses.
      Array.from({ length: 40 }, (_, index) => ask(`?lang=ta&visit=${index}`)),
    )
    expect(new Set(crowd.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(crowd.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(await textOf('?lang=ta')).toContain('₹345.50')
    await save({ title: 'Deepavali prices', titleTa: '' })
    expect(await textOf('?lang=both')).toContain('Deepavali prices')
    await save(null)
  })

  it('the price list as a PDF is the same until something changes, in as many bytes', async () => {
    const first = await ask('?lang=both', { 'accept-encoding': 'br, gzip' })
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      expires: expect.stringMatching(/ 18:30:00 GMT$/),
      'content-disposition': expect.stringMatching(/^inline; filename="price-list-.*\.pdf"$/),
    })
    expect(first.headers['content-encoding']).toBeUndefined()
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await ask('?lang=both', known)).statusCode).toBe(304)
    await api.callAsAdmin('PUT', `/products/${ids.oil}`, { payload: { price: 346 } })
    expect((await ask('?lang=both', known)).statusCode).toBe(200)
  })

  async function expectRejected(path: string) {
    for (const page of ['0', '-1', 'x', '1.5', '']) {
      const response = await api.ask(`${path}?page=${page}`)
      expect([page, response.statusCode]).toEqual([page, 400])
    }
    expect((await api.ask(`${path}?lang=fr`)).statusCode).toBe(400)
  }

  it('the price list comes as pictures for posts and statuses, as many as it says', async () => {
    const { pictures } = await read()
    for (const [shape, height] of [
      ['post', 1350],
      ['status', 1920],
    ] as const) {
      const path = `${apiPrefix}/price-list/${shape}.jpg`
      const last = pictures[shape].both
      const { statusCode, headers, rawPayload } = await api.ask(`${path}?lang=both&page=${last}`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1080, height })
      expect(String(headers.expires)).toMatch(/ 18:30:00 GMT$/)
      const beyond = await api.ask(`${path}?lang=both&page=${last + 1}`)
      expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([404, 'no-store'])
      await expectRejected(path)
      const known = { 'if-none-match': String(headers.etag) }
      const again = () => api.ask({ url: `${path}?lang=both&page=${last}`, headers: known })
      expect((await again()).statusCode).toBe(304)
      await api.callAsAdmin('PUT', `/products/${ids.oil}`, { payload: { price: 300 + height } })
      expect((await again()).statusCode).toBe(200)
    }
  })

  it('the price list knows its languages', async () => {
    for (const query of ['?lang=fr', '?lang=', '?lang=en&lang=ta']) {
      const { statusCode, headers, body } = await ask(query)
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
      expect(JSON.parse(body).errors).toHaveProperty('lang')
    }
  })
})
