import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { limits } from '../../../contract/limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { phone } from '../../../tests/e2e/first-view.ts'
import { awaitScripts, productCards } from '../../../tests/e2e/visitor.ts'
import { withBrowser } from '../browser.ts'
import { format, median, type Row } from '../report.ts'
import { type Site, withSite } from '../site.ts'

const slowdown = 4
const steps = 10

type Screen = {
  name: string
  options: BrowserContextOptions
  scroll: (page: Page) => Promise<void>
}

const screens: Screen[] = [
  { name: 'desk', options: { viewport: { width: 1280, height: 800 } }, scroll: turnWheel },
  { name: 'phone', options: phone, scroll: swipe },
]
/** So many cards stand on the page at first, and where one has long scrolled down. */
const lengths = [24, 480]

/** How quickly pages answer to hands, with 10,000 products. */
export function benchHandling(): Promise<Row[]> {
  return withSite(10_000, (site) =>
    withBrowser(async (browser) => {
      const rows: Row[] = []
      for (const screen of screens)
        for (const length of lengths)
          rows.push(...(await handleProductsPage(browser, site, screen, length)))
      return [...rows, ...(await handleAdmin(browser, site))]
    }),
  )
}

async function handleProductsPage(
  browser: Browser,
  site: Site,
  screen: Screen,
  length: number,
): Promise<Row[]> {
  const page = await browser.newPage(screen.options)
  await page.goto(`http://localhost:${site.port}${pagePaths.products}`, {
    waitUntil: 'networkidle',
  })
  await awaitScripts(page)
  while ((await productCards(page).count()) < length)
    await productCards(page).last().scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const frames = page.evaluate(measureFrames, 4000)
  for (let turn = 0; turn < 4; turn++) await screen.scroll(page)
  const intervals = (await frames).toSorted((a, b) => a - b)
  const at = (share: number) =>
    intervals[Math.min(intervals.length - 1, Math.floor(intervals.length * share))] ?? Number.NaN

  await page.evaluate(watchEvents)
  await page.getByRole('searchbox').first().click()
  for (const letter of 'groundnut oil') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(150)
  }
  const answers = await page.evaluate(() => performance.getEntriesByName('answer'))
  const durations = answers.map((entry) => entry.duration)
  await page.close()
  const where = `products page, 10,000, ${screen.name}, ${length} cards`
  return [
    {
      work: `${where}: a typed letter answers`,
      value: Math.max(0, ...durations),
      unit: 'ms',
      reach: { atMost: 100 },
      detail: `slowest of 13 letters at ${slowdown} times slowdown`,
    },
    {
      work: `${where}: a frame while scrolling`,
      value: at(0.95),
      unit: 'ms',
      reach: { atMost: 17 },
      detail: `95 of 100 of ${intervals.length} frames, at ${slowdown} times slowdown; median ${format(at(0.5))} ms, slowest ${format(at(1))} ms`,
    },
  ]
}

async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(640, 600)
  for (let turn = 0; turn < 15; turn++) {
    await page.mouse.wheel(0, 120)
    await page.waitForTimeout(40)
  }
}

/** A finger that moves up and lets go, so that the page runs on. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 180, y })) })
  await touch('touchStart', 500)
  for (let y = 480; y >= 120; y -= 20) await touch('touchMove', y)
  await touch('touchEnd')
  await page.waitForTimeout(500)
}

/** Runs in the page: keeps how long each event took until the next paint. */
function watchEvents(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration, name } of list.getEntries())
      if (/key|input/.test(name)) performance.measure('answer', { start: startTime, duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: the time between frames. */
function measureFrames(milliseconds: number): Promise<number[]> {
  return new Promise((resolve) => {
    const intervals: number[] = []
    const start = performance.now()
    let last = start
    const look = (now: number) => {
      intervals.push(now - last)
      last = now
      if (now - start < milliseconds) requestAnimationFrame(look)
      else resolve(intervals.slice(1))
    }
    requestAnimationFrame(look)
  })
}

async function handleAdmin(browser: Browser, site: Site): Promise<Row[]> {
  const { authorization } = await site.signIn()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const origin = `http://localhost:${site.port}`
  await page.addInitScript(
    ([key, token]) => localStorage.setItem(key ?? '', token ?? ''),
    [limits.client.tokenKey, authorization?.replace('Bearer ', '') ?? ''],
  )
  await page.goto(origin + pagePaths.adminProducts, { waitUntil: 'networkidle' })
  const toForm: number[] = []
  const toList: number[] = []
  for (let step = 0; step <= steps; step++) {
    toForm.push(await timeStep(page, 'a[href*="/products/edit/"]', 'form input[name="name"]'))
    await page.waitForLoadState('networkidle')
    toList.push(
      await timeStep(page, `a[href="${pagePaths.adminProducts}"]`, 'a[href*="/products/edit/"]'),
    )
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  // The first ones fetch what they need.
  const row = (work: string, [, ...times]: number[]): Row => ({
    work,
    value: median(times),
    unit: 'ms',
    reach: { atMost: 100 },
    detail: `median of ${times.length}, slowest ${format(Math.max(...times))} ms`,
  })
  return [
    row('admin, warm: from list to form', toForm),
    row('admin, warm: from form to list', toList),
  ]
}

/** From a click to the frame that shows what it leads to. */
function timeStep(page: Page, link: string, sight: string): Promise<number> {
  return page.evaluate(
    ([link, sight]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLElement>(link ?? '')?.click()
        const look = () => {
          if (document.querySelector(sight ?? '')) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [link, sight],
  )
}
