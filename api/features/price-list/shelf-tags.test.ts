import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { priceListLimits } from '../../../contract/price-list/limits.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { readPdf } from '../../testing/read-pdf.ts'

describe('shelf tags', () => {
  let api: TestApi
  let category: string
  const ask = (ids: string[], headers: object = api.admin) =>
    api.ask({ url: `${apiPrefix}${apiPaths.shelfTags}?ids=${ids.join()}`, headers: { ...headers } })

  beforeAll(async () => {
    api = await createTestApi('sqlite')
    category = await api.create(apiPaths.categories, { name: 'Oils' })
  })
  afterAll(() => api.close())

  async function fillSheet(ids: string[]) {
    for (let count = ids.length; count < 25; count++)
      ids.push(
        await api.create(apiPaths.products, { name: `Oil ${count}`, category, price: count }),
      )
  }

  it('shelf tags say name, MRP and unit price, 24 to a sheet, in the order asked', async () => {
    const pack = { packAmount: 500, packUnit: 'ml', category }
    const gtin = '8901234567890'
    const sesame = { ...pack, gtin, name: 'Sesame Oil', nameTa: 'நல்லெண்ணெய்', price: 289.5 }
    const ids = [
      await api.create(apiPaths.products, { ...sesame, originalPrice: 310 }),
      await api.create(apiPaths.products, { ...pack, name: 'Castor Oil', price: 0 }),
    ]
    await fillSheet(ids)
    const { statusCode, headers, rawPayload } = await ask([randomUUIDv7(), ...ids, 'none'])
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['cache-control']).toBe('no-store')
    const { pages } = await readPdf(rawPayload)
    expect(pages).toHaveLength(2)
    const [first = ''] = pages
    const words = ['Sesame Oil', 'நல்லெண்ணெய்', '₹289.50', 'MRP ₹310 incl. of all taxes']
    for (const word of [...words, gtin, '500 ml · ₹579/L', 'Castor Oil', 'Price on request'])
      expect(first).toContain(word)
    expect(first.indexOf('Sesame Oil')).toBeLessThan(first.indexOf('Castor Oil'))
    expect(pages[1]).toMatch(/Oil 24\n₹24\nMRP incl. of all taxes/)
  })

  it('shelf tags are for staff, of 1 to 240 products', async () => {
    expect((await ask(['x'], {})).statusCode).toBe(401)
    const many = (count: number) => Array.from({ length: count }, () => randomUUIDv7())
    expect((await ask(many(priceListLimits.tags))).statusCode).toBe(404)
    for (const ids of [many(priceListLimits.tags + 1), []]) {
      const { statusCode, body } = await ask(ids)
      expect(statusCode).toBe(400)
      expect(Object.keys(JSON.parse(body).errors)).toEqual(['ids'])
    }
    const none = await api.callAsAdmin('GET', apiPaths.shelfTags)
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([400, ['ids']])
  })

  it('the sheet of shelf tags names the letters that no font has, as the price list does', async () => {
    const read = async () => (await api.callAsAdmin('GET', apiPaths.missingGlyphs)).json().data
    expect(await read()).toEqual([])
    await api.create(apiPaths.products, { name: '漢 oil', category })
    expect(await read()).toEqual([{ letter: '漢', texts: ['漢 oil'] }])
  })
})
