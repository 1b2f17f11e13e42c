import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { CountedPage } from '../../../contract/insight/count-kinds.ts'
import type { Insight } from '../../../contract/insight/insight.ts'
import { insightMessages } from '../../../contract/insight/messages.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { findFreePort } from '../../../tools/free-port.ts'
import { countMark } from '../../../web/requests/mark-count.ts'
import { english } from '../../../web/words/en.ts'
import { addButtons, sendLink, watchChats } from '../fixtures/order-list.ts'
import type { Site } from '../fixtures/site.ts'
import { fillLogin, signIn, startSession } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

const userAgent =
  'Mozilla/5.0 (Linux; Android 13; SM-A047F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

// Beacons sent on leaving a page carry the browser's own user agent, not that of the test's page: so it is
// set at launch.
test.use({
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) =>
      use({ ...options, args: [...args, `--user-agent=${userAgent}`] }),
    { scope: 'worker' },
  ],
})

/** Hides the tab, as if another one came before it, and then leaves. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.goto('about:blank')
}

/** Waits for a page that follows the first to be counted: the script that does so comes with the first press. */
async function awaitMark(page: Page, shown: CountedPage): Promise<void> {
  await page.waitForFunction(
    ([mark, shown]) =>
      performance
        .getEntriesByName(mark)
        .some((entry) => (entry as PerformanceMark).detail.page === shown),
    [countMark, shown] as const,
  )
}

/** Visitors who walk. */
const walks = 2
/** Counts of one visitor's walk. */
const walked = { opened: 1, added: 1, ordered: 1, sent: 1, pages: 3, searches: 2 }
async function walk(page: Page): Promise<void> {
  await visit(page, pagePaths.home)
  const chat = page.waitForEvent('popup')
  await productCards(page)
    .first()
    .getByRole('link', { name: /^Order .* on WhatsApp$/ })
    .click()
  await (await chat).close()
  await page.getByRole('link', { name: english.shell.explore }).click()
  await awaitMark(page, 'products')
  const box = page.getByRole('searchbox', { name: 'Search products' })
  // The address tells of a search before the page shows it, and what was never shown is not counted.
  for (const [words, shown] of [
    ['zzmissing', messages.product.none],
    ['nalenei', /^Showing results for /],
  ] as const) {
    await box.pressSequentially(words)
    await expect(page.getByText(shown)).toBeVisible()
    await box.fill('')
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.get('search'))
  }
  await productCards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await addButtons(page).first().click()
  await page
    .getByRole('link', { name: /^(List|Order list:) \d?/ })
    .locator('visible=true')
    .first()
    .click()
  const sent = page.waitForEvent('popup')
  await sendLink(page).click()
  await (await sent).close()
  await hide(page)
}

/** A page that a visitor opens, and what is counted of it. */
type Step = { path: string; counts: ('opened' | 'pages' | 'searches')[] }

async function listSteps(page: Page, site: Site): Promise<Step[]> {
  const response = await page.request.get(`${site.url}${apiPrefix}${apiPaths.products}?limit=1`)
  const [{ _id, category }] = (await response.json()).data
  return [
    { path: pagePaths.home, counts: ['pages'] },
    { path: `${pagePaths.products}?product=${_id}`, counts: ['pages', 'opened'] },
    { path: `${pagePaths.products}?search=zzmissing`, counts: ['pages', 'searches'] },
    { path: `${pagePaths.products}?category=${category._id}`, counts: ['pages'] },
    { path: pagePaths.gallery, counts: ['pages'] },
    { path: pagePaths.contact, counts: ['pages'] },
    { path: pagePaths.about, counts: ['pages'] },
  ]
}

/** Reads what staff see of today: of several processes, each time the next one is asked. */
async function openToday({ request }: Page, { url }: Site) {
  const authorization = `Bearer ${await startSession(request, url + apiPrefix)}`
  return async (): Promise<Insight['byDay'][number]> => {
    const address = url + apiPrefix + apiPaths.insight
    const response = await request.get(address, { headers: { authorization } })
    const { byDay }: Insight = (await response.json()).data
    return byDay.at(-1) as Insight['byDay'][number]
  }
}

test.use({ ownSite: true })

test('Visits are counted, of all who may be counted and of nobody else @two-processes', async ({
  page,
  browser,
  site,
  processes,
}) => {
  test.slow()
  const readToday = await openToday(page, site)
  const before = await readToday()
  const visitors: BrowserContext[] = []
  const visitAs: VisitAs = async (options, go) => {
    const settings = { baseURL: site.url, locale: 'en-IN', userAgent, ...options }
    visitors.push(await walkAs(browser, settings, go))
  }
  const looked = await test.step('visitors come, of whom some are not counted', async () => {
    for (let visitor = 0; visitor < walks; visitor++) await visitAs({}, walk)
    const looked = await lookAround(visitAs, await listSteps(page, site), visitorsOf[processes])
    await visitUncounted(visitAs)
    return looked
  })

  const counted = Object.fromEntries(
    Object.entries(walked).map(([key, times]) => {
      const name = key as keyof typeof walked
      return [name, before[name] + walks * times + looked[name]]
    }),
  )
  await test.step('the numbers are right, and stay so', async () => {
    await expect.poll(readToday).toMatchObject(counted)
    // The asked process stores its counts first: none of them has one too many.
    for (let time = 0; time < 4; time++) expect(await readToday()).toMatchObject(counted)
  })

  for (const visitor of visitors) await visitor.close()
})

type VisitAs = (options: BrowserContextOptions, go: (page: Page) => Promise<void>) => Promise<void>

/** Visitors who only look: enough to open each page twice, and more where several processes count. */
const visitorsOf = { one: 7, many: 19 }

/** Visits by those who only look, and what is counted of them. */
async function lookAround(
  visitAs: VisitAs,
  steps: Step[],
  visitors: number,
): Promise<typeof walked> {
  const looked = { opened: 0, added: 0, ordered: 0, sent: 0, pages: 0, searches: 0 }
  // One address is heard sixty times a minute: two pages each.
  for (let visitor = 0; visitor < visitors; visitor++)
    await visitAs({}, async (tab) => {
      for (const at of [visitor, visitor * 2 + 1]) {
        const { path, counts } = steps[at % steps.length] as Step
        await tab.goto(path)
        for (const name of counts) looked[name] += 1
      }
      await tab.goto('about:blank')
    })
  await visitAs({}, async (tab) => {
    const other = await tab.context().newPage()
    for (const page of [tab, other]) await visit(page, pagePaths.contact)
    for (const page of [other, tab]) await page.goto('about:blank')
  })
  looked.pages += 2
  return looked
}

/** Visits by all who are not to be counted: by their own wish, as programs, without script, as staff. */
async function visitUncounted(visitAs: VisitAs): Promise<void> {
  const look = async (tab: Page) => {
    await tab.goto(pagePaths.products)
    await hide(tab)
  }
  await visitAs({ extraHTTPHeaders: { 'Sec-GPC': '1' } }, look)
  await visitAs({ extraHTTPHeaders: { DNT: '1' } }, look)
  for (const wish of ['globalPrivacyControl', 'doNotTrack'])
    await visitAs({}, async (tab) => {
      await tab.addInitScript(
        (wish) =>
          Object.defineProperty(navigator, wish, { value: wish === 'doNotTrack' ? '1' : true }),
        wish,
      )
      await tab.goto(pagePaths.products)
      await tab.goto('about:blank')
    })
  await visitAs({ userAgent: bot }, look)
  await visitAs({ javaScriptEnabled: false }, look)
  await visitAs({}, async (tab) => {
    await signIn(tab, pagePaths.contact)
    await look(tab)
  })
}

/** Returns the visitor's context, with its tabs closed: to close it lets go what is still to be sent. */
async function walkAs(
  browser: Browser,
  options: BrowserContextOptions,
  go: (page: Page) => Promise<void>,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await watchChats(context)
  await go(await context.newPage())
  for (const tab of context.pages()) await tab.close()
  return context
}

test('A page that a browser prepares before anybody asks is counted once it is shown', async ({
  page,
}) => {
  const beacons: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.counts)) beacons.push(request.postData() ?? '')
  })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  })
  await visit(page, pagePaths.contact)
  expect(beacons).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect(beacons).toEqual([])
  await hide(page)
  const counts = [{ kind: 'page', page: 'contact' }]
  await expect.poll(() => beacons.map((beacon) => JSON.parse(beacon))).toEqual([{ counts }])
})

test('Where nothing is to be counted, no page has a script for it, and staff are told so', async ({
  page,
  startFurtherSite,
}) => {
  const { url } = await startFurtherSite({ COUNTS: 'off' })
  await test.step('no page has a script for it', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const html = await (await page.request.get(url)).text()
    expect(html).not.toContain('sendBeacon')
    await visit(page, url)
    await page.getByRole('link', { name: english.shell.explore }).click()
    await expect(page).toHaveURL(`${url}${pagePaths.products}`)
    await hide(page)
    expect(asked.filter((address) => /counts|followed-pages/.test(address))).toEqual([])
  })
  await test.step('staff are told so, and led nowhere', async () => {
    await page.goto(url + pagePaths.adminInsight)
    await fillLogin(page)
    await expect(page.getByText(insightMessages.offText)).toBeVisible()
    await expect(page.getByRole('link', { name: insightMessages.title })).toHaveCount(0)
    await page.goto(url + pagePaths.admin)
    await expect(page.getByRole('heading', { name: 'Dashboard' }).first()).toBeVisible()
    await expect(page.getByText(insightMessages.title)).toHaveCount(0)
  })
})

test('Neither the log of every request nor the metrics nor the database say who it was', async ({
  page,
  startFurtherSite,
}) => {
  const metrics = await findFreePort()
  const settings = { SEED: 'none', LOG_LEVEL: 'info', METRICS_PORT: String(metrics) }
  const { url, dataDir, stop, printed } = await startFurtherSite(settings)
  // Digits that no figure of the metrics holds by chance.
  const digits = '98765432109876543210'
  const words = ['ZZNAMEZZ', `ZZNAMEZZ ${digits}`]
  const counts = words.map((words) => ({ kind: 'searched', words, found: 0, how: 'nothing' }))
  const shown = await test.step('a search is counted', async () => {
    const sent = await page.request.post(`${url}${apiPrefix}${apiPaths.counts}`, {
      headers: { 'user-agent': `${userAgent} ZZAGENTZZ`, cookie: 'zztoken=1' },
      data: { counts },
    })
    expect(sent.status()).toBe(204)
    const shown = await (await fetch(`http://localhost:${metrics}/metrics`)).text()
    expect(shown).toContain('/api/counts')
    return shown
  })

  await stop()
  await test.step('nothing that was sent stands anywhere', async () => {
    const files = (await readdir(dataDir)).filter((name) => name.startsWith('catalogue.sqlite'))
    const stored = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'latin1')))
    expect(stored.join()).toContain('searched')
    expect(printed()).not.toContain(apiPaths.counts)
    const everywhere = [shown, printed(), ...stored].join().toLowerCase()
    for (const hidden of ['zznamezz', digits, 'zzagentzz', 'zztoken'])
      expect(everywhere, hidden).not.toContain(hidden)
  })
})
