// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { readPdf } from '../../../api/testing/read-pdf.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import { apiPaths, fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import { writeStock } from '../../../contract/price-list/words.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Stock, and the day when it is back, read alike everywhere, without script too.

const name = 'Karanja Oil 1 L'
const backOn = indiaDate(Date.now(), 5)

let api: TestApi
let id: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const made = await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Oils' } })
  const category = made.json().data._id
  // On its page of the price list and in the search are others, too.
  await api.callAsAdmin('POST', apiPaths.products, { payload: { name: 'Castor Oil', category } })
})
afterAll(() => api.close())
beforeEach(async () => {
  const { data } = (await api.call('GET', apiPaths.categories)).json()
  const payload = { name, category: data[0]._id, price: 420, stock: 'out', backOn }
  id = await api.create(apiPaths.products, payload)
  return () => api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id }))
})

const change = (payload: object) =>
  api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), { payload })

/** Stored stock of a product, and its structured data. */
const states = [
  ['a product that is back on a day', { inStock: false, backOn }, 'BackOrder'],
  ['a product that is out of stock', { inStock: false, backOn: '' }, 'OutOfStock'],
  [
    'a product of which few are left',
    { inStock: true, stock: 'few', leadDays: '' },
    'LimitedAvailability',
  ],
  [
    'a product that is pressed to order',
    { inStock: true, stock: 'few', leadDays: 3 },
    'MadeToOrder',
  ],
] as const

it.each(states)('Cards, details and both price lists say the same of %s', async (_, stock) => {
  expect((await change(stock)).statusCode).toBe(200)
  const { data } = (await api.call('GET', fillPath(apiPaths.product, { id }))).json()
  const words = writeStock(data)
  const read = async (path: string) =>
    (await openDocument(api, path)).page.getByRole('main').textContent
  const rowOf = async (path: string) =>
    (await openDocument(api, path)).page.getByRole('rowheader', { name: /Karanja/ }).closest('tr')
  const places = {
    card: await read(`${pagePaths.products}?search=Karanja`),
    details: await read(productAddress(id)),
    priceList: (await rowOf(pagePaths.priceList))?.textContent,
    tamilPriceList: (await rowOf(`${pagePaths.priceList}?lang=ta`))?.textContent,
  }
  expect(words.length).toBeGreaterThan(0)
  for (const { en, ta } of words)
    for (const [place, text] of Object.entries(places))
      expect(text, place).toContain(place === 'tamilPriceList' ? ta : en)
})

it.each(states)(
  'A shared link, search engines and the PDF say the same of %s',
  async (_, stock, availability) => {
    await change(stock)
    const { data } = (await api.call('GET', fillPath(apiPaths.product, { id }))).json()
    const lines = writeStock(data).map(({ en }) => en)
    const { document, html } = await openDocument(api, productAddress(id))
    const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')
    expect(alt?.endsWith(`, ${lines.join(', ')}`), alt ?? '').toBe(true)
    expect(html).toContain(`"availability":"https://schema.org/${availability}"`)
    expect(html.includes(`"availabilityStarts":"${backOn}"`)).toBe(availability === 'BackOrder')
    const file = await api.ask('/api/price-list.pdf?lang=en')
    const text = (await readPdf(file.rawPayload)).pages.join(' ').replace(/\s+/g, ' ')
    for (const line of lines) expect(text).toContain(line)
  },
)

it('A visitor asks when it is back, with the day where one is known', async () => {
  const day = writeStock({ inStock: false, backOn })[0]?.en.replace('Back ', '')
  const expectText = async (text: string) => {
    const { page } = await openDocument(api, productAddress(id))
    const [link] = page.getAllByRole('link', { name: `Tell me when it is back: ${name}` })
    expect(link?.getAttribute('href')).toContain(encodeURIComponent(text))
  }
  await expectText(`Please tell me when ${name} is back (${day}).`)
  await change({ backOn: '' })
  await expectText(`Please tell me when ${name} is back.`)
})
