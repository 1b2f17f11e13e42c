import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** What a visitor's first view of the home page may weigh on a phone: bytes as they travel. */
const budgets = {
  document: 25_000,
  stylesheet: 12_000,
  script: 105_000,
  font: 60_000,
  /** Those that can be seen without scrolling. */
  image: 120_000,
}

test('the first view of the home page keeps its budgets, and loads nothing from elsewhere', async ({
  page,
  site,
}, { annotations }) => {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto('/', { waitUntil: 'networkidle' })

  const travelled = requests.filter((request) => !/^(data|blob):/.test(request.url()))
  expect(travelled.map((request) => new URL(request.url()).origin)).toEqual(
    travelled.map(() => site.url),
  )
  const seen = new Set(await pictureAddressesInView(page))
  const sums: Record<string, number> = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0 }
  for (const request of travelled) {
    const kind = request.resourceType()
    if (kind === 'image' && !seen.has(request.url())) continue
    sums[kind] = (sums[kind] ?? 0) + (await request.sizes()).responseBodySize
  }
  annotations.push({ type: 'bytes', description: JSON.stringify(sums) })
  for (const [kind, budget] of Object.entries(budgets)) {
    expect.soft(sums[kind], kind).toBeGreaterThan(0)
    expect.soft(sums[kind], kind).toBeLessThanOrEqual(budget)
  }
})

function pictureAddressesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      .map((image) => image.currentSrc),
  )
}
