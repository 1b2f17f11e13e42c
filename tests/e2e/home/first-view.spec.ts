import type { APIRequestContext, Page } from '@playwright/test'
import { addressIn, isInTamil } from '../../../contract/language.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
} from '../../../contract/paths.ts'
import { hydratedMark } from '../../../web/ui/behaviour/hydration-marks.ts'
import { expect, test } from '../fixtures/test.ts'
import { layoutShift } from '../fixtures/visitor.ts'
import { budgets, phone, tamilBudgets, weighFirstView } from './first-view.ts'

// The density of the screen decides which pictures are fetched.
test.use({ deviceScaleFactor: phone.deviceScaleFactor })

test('The first view of the home page keeps its budgets in both languages, and paints before scripts', async ({
  browser,
  site,
}, { annotations }) => {
  for (const [home, most] of [
    ['/', budgets],
    ['/ta', tamilBudgets],
  ] as const) {
    // Each is the first of a visit.
    const page = await browser.newPage({ baseURL: site.url })
    const { weights, origins } = await weighFirstView(page, home)
    expect([...new Set(origins)]).toEqual([new URL(site.url).origin])
    annotations.push({ type: 'bytes', description: JSON.stringify(weights) })
    for (const [kind, weight] of Object.entries(weights)) {
      expect.soft(weight, `${home}: ${kind}`).toBeGreaterThan(0)
      expect
        .soft(weight, `${home}: ${kind}`)
        .toBeLessThanOrEqual(most[kind as keyof typeof budgets])
    }
    await expectPaintBeforeScripts(page)
    await page.close()
  }
})

async function expectPaintBeforeScripts(page: Page): Promise<void> {
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts).not.toEqual([])
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
}

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

test('Tamil pages keep the budget of fonts, and nothing moves when letters come after the first paint', async ({
  browser,
  request,
  site,
}) => {
  for (const address of await listTamilPages(request)) {
    // Each is the first of a visit.
    const page = await browser.newPage({ baseURL: site.url })
    const painted = await delayTamilFonts(page)
    const weighing = weighFirstView(page, address)
    await page.waitForFunction(
      () => location.href !== 'about:blank' && performance.getEntriesByType('paint').length > 0,
    )
    painted()
    const { weights } = await weighing
    expect.soft(await listLoadedFonts(page), address).toContain('Tamil Serif')
    expect.soft(await layoutShift(page), address).toBeLessThanOrEqual(0.05)
    expect.soft(weights.font, address).toBeGreaterThan(0)
    expect.soft(weights.font, address).toBeLessThanOrEqual(budgets.font)
    await page.close()
  }
})

/** As on a slow line: the small blank font before the styles, the letters once the page is painted. */
async function delayTamilFonts(page: Page): Promise<() => void> {
  const painted = Promise.withResolvers<void>()
  const blank = Promise.withResolvers<void>()
  page.on('requestfinished', (request) => {
    if (request.url().includes('/tamil-blank')) blank.resolve()
  })
  const holdBack = (address: RegExp, until: Promise<void>) =>
    page.route(address, async (route) => {
      await until
      await route.continue()
    })
  await holdBack(/\.css$/, blank.promise)
  await holdBack(/noto-\w+-tamil.*\.woff2$/, painted.promise)
  return painted.resolve
}

/** The families that a page shows, once all are there. */
function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    [...(await document.fonts.ready)]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

test('Pages come alive where letters of the site do not come, and where nothing is painted', async ({
  page,
}) => {
  await test.step('Tamil is shown in letters of the device', async () => {
    await page.route(/noto-\w+-tamil.*\.woff2$/, (route) => route.abort())
    await page.goto('/ta')
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'device')
    const font = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily)
    expect(await font('body')).not.toContain('Blank')
    expect(await font('h1')).not.toContain('Blank')
  })

  await test.step('scripts load in a tab where nothing is painted', async () => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await page.goto('/')
    await expect(page.locator(`html[${hydratedMark}]`)).toBeAttached()
  })
})
