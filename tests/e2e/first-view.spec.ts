import { budgets, phone, weighFirstView } from './first-view.ts'
import { expect, test } from './fixtures.ts'

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
