import type { APIRequestContext } from '@playwright/test'
import { addressIn, isInTamil } from '../../contract/language.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths, productAddress } from '../../contract/paths.ts'
import { budgets, phone, weighFirstView } from './first-view.ts'
import { expect, test } from './fixtures.ts'
import { layoutShift } from './visitor.ts'

// Which pictures come depends on it.
test.use({ deviceScaleFactor: phone.deviceScaleFactor })

test('the first view of the home page keeps its budgets, and loads nothing from elsewhere', async ({
  page,
  site,
}, { annotations }) => {
  const { weights, origins } = await weighFirstView(page, '/')
  expect([...new Set(origins)]).toEqual([new URL(site.url).origin])
  annotations.push({ type: 'bytes', description: JSON.stringify(weights) })
  for (const [kind, weight] of Object.entries(weights)) {
    expect.soft(weight, kind).toBeGreaterThan(0)
    expect.soft(weight, kind).toBeLessThanOrEqual(budgets[kind as keyof typeof budgets])
  }
})

/** Each kind of page that is there in Tamil. */
async function listTamilPages(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=1`)).json()
  const [{ _id, category }] = list.data
  const { home, about, products, gallery, contact, orderList, priceList, delivery } = pagePaths
  return [
    ...[home, about, products, gallery, contact, orderList, priceList, delivery],
    productAddress(_id),
    fillPath(pagePaths.category, { categoryId: category._id }),
  ]
    .filter(isInTamil)
    .map((address) => addressIn('ta', address))
}

test('the first view of each Tamil page keeps the budget of fonts, and stays where it is', async ({
  browser,
  request,
  site,
}) => {
  for (const address of await listTamilPages(request)) {
    // Each is the first of a visit.
    const page = await browser.newPage({ baseURL: site.url })
    const { weights } = await weighFirstView(page, address)
    expect.soft(weights.font, address).toBeGreaterThan(0)
    expect.soft(weights.font, address).toBeLessThanOrEqual(budgets.font)
    expect.soft(await layoutShift(page), address).toBeLessThanOrEqual(0.05)
    await page.close()
  }
})

test('scripts load once the page has been painted', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts).not.toEqual([])
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
})

test('scripts load in a tab where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})
