// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { addressIn } from '../../../contract/language.ts'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { apiPaths, pagePaths, productAddress } from '../../../contract/paths.ts'
import { openDocument } from '../fixtures/open-document.ts'

// A pack of several bottles, wherever a visitor reads how much it holds; staff give it no size in words.

let api: TestApi
let trio = ''
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const category = await api.create(apiPaths.categories, { name: 'Oils', nameTa: 'எண்ணெய்கள்' })
  const name = { name: 'Sesame Oil', nameTa: 'நல்லெண்ணெய்' }
  const group = await api.create(apiPaths.productGroups, name)
  const bottle = { ...name, category, group, packAmount: 200, packUnit: 'ml' }
  trio = await api.create(apiPaths.products, { ...bottle, packCount: 3, price: 300 })
  await api.create(apiPaths.products, { ...bottle, price: 110 })
})
afterAll(() => api.close())

const spaced = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ')
const chatsOf = (html: string) =>
  [...html.matchAll(/wa\.me\/[^"]*/g)].map(([chat]) => decodeURIComponent(chat))

it.each([
  ['en', 'Sesame Oil', '₹500 / litre'],
  ['ta', 'நல்லெண்ணெய்', '₹500 / லிட்டர்'],
] as const)(
  'A pack of three is told as such wherever it is sold (%s)',
  async (language, name, unitPrice) => {
    const open = (path: string) => openDocument(api, addressIn(language, path))
    const products = await open(`${pagePaths.products}?sort=price-desc`)
    const card = products.page.getByRole('article')
    expect(spaced(card)).toContain(`₹300${unitPrice}200 ml3 × 200 ml`)
    expect(card.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe(
      '3 × 200 ml, ₹300',
    )
    const details = await open(productAddress(trio))
    expect(spaced(details.page.getByRole('dialog'))).toContain(unitPrice)
    const list = await openDocument(api, orderListAddress([{ id: trio, quantity: 2 }], language))
    expect(spaced(list.page.getByRole('main'))).toContain('₹300 · 3 × 200 ml')
    expect(chatsOf(list.html).join()).toContain(`1. ${name} 3 × 200 ml × 2 = ₹600`)
    for (const { html } of [products, details])
      expect(chatsOf(html)).toContainEqual(expect.stringContaining(`${name} 3 × 200 ml`))
    const prices = await open(pagePaths.priceList)
    expect(spaced(prices.page.getByRole('main'))).toContain('3 × 200 ml₹300₹500/')
  },
)
