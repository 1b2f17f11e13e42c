import { cp } from 'node:fs/promises'
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Locator,
  type Page,
} from '@playwright/test'
import { apiPaths, apiPrefix, pagePaths, productAddress } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { addButton, sendLink, storeList } from '../../../tests/e2e/fixtures/order-list.ts'
import { prepareTemplate } from '../../../tests/e2e/fixtures/template.ts'
import { awaitScripts, productCards } from '../../../tests/e2e/fixtures/visitor.ts'
import { serverHtmlMark } from '../../../web/ui/behaviour/hydration-marks.ts'
import { findTestBrowser } from '../../browser/find.ts'
import { median, type Report } from '../floors.ts'
import { makeTemporaryFolder, startSite } from '../site.ts'

const rounds = 5
const processorSlowedBy = 6
const bytesASecond = 9_000_000 / 8
const latency = 100

type Figures = { interactions: Record<string, number>; paint: number; shift: number }
type Walk = {
  path: string
  /** An order list that is in the browser beforehand. */
  list?: string
  /** The elements that are pressed, in this order. */
  steps: Record<string, (page: Page) => Locator>
}

/** Measures what a visitor notices on a slow phone and network: each press, the largest paint, layout shifts. */
export async function benchPhone(report: Report): Promise<void> {
  await using folder = await makeTemporaryFolder()
  await cp(await prepareTemplate(), folder.path, { recursive: true })
  await using site = await startSite(folder.path)
  const product = await findGroundnut(site.origin)
  const browser = await chromium.launch({ executablePath: findTestBrowser() })
  try {
    const interactions: Record<string, number> = {}
    const paints: Record<string, number> = {}
    const shifts: Record<string, number> = {}
    for (const [name, walk] of Object.entries(listWalks(product._id))) {
      const found: Figures[] = []
      while (found.length < rounds) {
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          viewport: { width: 360, height: 740 },
          baseURL: site.origin,
        })
        found.push(await takeWalk(context, walk))
        await context.close()
      }
      for (const step of Object.keys(walk.steps))
        interactions[`${name}: ${step}`] = median(
          found.map((visit) => visit.interactions[step] ?? NaN),
        )
      paints[name] = median(found.map(({ paint }) => paint)) / 1000
      shifts[name] = median(found.map(({ shift }) => shift))
    }
    report('slow phone: longest interaction', longest(interactions), listFigures(interactions))
    report('slow phone: largest contentful paint', longest(paints), listFigures(paints))
    report('slow phone: layout shift', longest(shifts), listFigures(shifts))
  } finally {
    await browser.close()
  }
}

const longest = (figures: Record<string, number>) => Math.max(...Object.values(figures))

const listFigures = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${Number(value.toPrecision(3))}`)
    .join(', ')

async function findGroundnut(origin: string): Promise<Product> {
  const search = new URLSearchParams({ search: 'Groundnut Oil 1 L' })
  const response = await fetch(`${origin}${apiPrefix}${apiPaths.products}?${search}`)
  return (await response.json()).data[0]
}

const firstCard = (page: Page) => productCards(page).first()

function listWalks(productId: string): Record<string, Walk> {
  const add = (page: Page) => addButton(firstCard(page))
  return {
    home: { path: pagePaths.home, steps: { add } },
    products: {
      path: pagePaths.products,
      steps: {
        filters: (page) => page.getByRole('button', { name: 'Filters', exact: true }),
        category: (page) =>
          page.getByRole('dialog').getByRole('link', { name: 'Groundnut Oil', exact: true }),
        chip: (page) =>
          firstCard(page).getByRole('group', { name: 'Sizes' }).getByRole('button').last(),
        add,
        details: (page) => firstCard(page).getByRole('heading').getByRole('link'),
      },
    },
    details: {
      path: productAddress(productId),
      steps: { add: (page) => addButton(page.getByRole('dialog')).first() },
    },
    list: {
      path: pagePaths.orderList,
      list: `${productId}.2`,
      steps: { send: (page) => sendLink(page) },
    },
  }
}

async function takeWalk(context: BrowserContext, { path, steps, list }: Walk): Promise<Figures> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
  const page = await context.newPage()
  if (list) await storeList(page, list)
  await slowDown(await context.newCDPSession(page))
  await page.addInitScript(watchFigures)
  await page.goto(path)
  await awaitScripts(page)
  await rest(page)
  const { paint, shift } = await page.evaluate(() => window.felt)
  const interactions: Record<string, number> = {}
  for (const [name, find] of Object.entries(steps)) {
    const target = find(page)
    // Nobody presses what has not yet been drawn: looking takes longer than a part needs to come alive.
    const look = () => target.scrollIntoViewIfNeeded()
    // A list that has just come has cards of its own.
    await look().catch(look)
    await target.locator(`xpath=ancestor::*[@${serverHtmlMark}]`).waitFor({ state: 'detached' })
    await rest(page)
    await page.evaluate(() => {
      window.felt.interaction = 0
    })
    await target.tap()
    await rest(page)
    interactions[name] = await page.evaluate(() => window.felt.interaction)
  }
  return { interactions, paint, shift }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowedBy })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
}

/** Waits until nothing is being fetched and the page has been idle after painting. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)))
      }),
  )
}

declare global {
  interface Window {
    felt: { interaction: number; paint: number; shift: number }
  }
}

/** Runs in the page before its scripts. Times in milliseconds. */
function watchFigures(): void {
  window.felt = { interaction: 0, paint: 0, shift: 0 }
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  // Counted as for INP: only presses, not layout shifts under the finger afterwards.
  watch('event', (entry) => {
    const { interactionId } = entry as PerformanceEventTiming
    if (interactionId) window.felt.interaction = Math.max(window.felt.interaction, entry.duration)
  })
  watch('largest-contentful-paint', (entry) => {
    window.felt.paint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) window.felt.shift += value
  })
}
