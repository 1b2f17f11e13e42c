import { pagePaths } from '../contract/paths.ts'
import { budgets, weighFirstView } from './first-view.ts'
import { expect, test } from './fixtures.ts'
import { awaitScripts } from './visitor.ts'

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

test('scripts and far pictures wait for the first view, but neither for a visitor nor for ever', async ({
  page,
}) => {
  // A browser that says nothing of what it paints, and whose patience ends when the test says so.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
    const wait = window.setTimeout
    const hold = (act: () => void, time?: number) => {
      if (time !== 3000) return wait(act, time)
      addEventListener('patience-ends', act)
      return 0
    }
    window.setTimeout = hold as typeof setTimeout
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const far = page.locator('img[loading=lazy]').last()

  for (const begin of [
    () => page.keyboard.press('Shift'),
    () => page.evaluate(() => dispatchEvent(new Event('patience-ends'))),
  ]) {
    scripts.length = 0
    await page.goto(pagePaths.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(far).toHaveCSS('display', 'none')
    expect(scripts).toEqual([])
    await begin()
    await awaitScripts(page)
    await expect(far).not.toHaveCSS('display', 'none')
  }
})
