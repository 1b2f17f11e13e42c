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
