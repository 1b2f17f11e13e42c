import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePaths } from '../../../contract/paths.ts'
import { findTestBrowser } from '../../../tools/browser/find.ts'
import { switches } from '../../../tools/browser/switches.ts'
import { signIn } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit } from '../fixtures/visitor.ts'

// A window with a scrollbar that takes room, as a desk's has, and a headless browser's has not.
// One worker, since each needs a browser of its own for that.
test.describe.configure({ mode: 'default' })
const executablePath = findTestBrowser()
test.use({
  launchOptions: {
    args: switches,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath && { executablePath }),
  },
})

type Opener = {
  name: string
  width: number
  path: string
  /** Expected look of the window's right edge. */
  edge: 'dimmed' | 'wood' | 'paper'
  open: (page: Page) => Promise<void>
}

const openers: Opener[] = [
  {
    name: 'a product’s details',
    width: 1280,
    path: pagePaths.products,
    edge: 'dimmed',
    open: (page) => page.getByRole('article').getByRole('link').first().click(),
  },
  {
    name: 'the filter drawer',
    width: 900,
    path: pagePaths.products,
    edge: 'dimmed',
    open: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  {
    name: 'the full-screen menu',
    width: 700,
    path: pagePaths.home,
    edge: 'paper',
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'a picture of the gallery',
    width: 1280,
    path: pagePaths.gallery,
    edge: 'wood',
    open: (page) => page.locator('a[aria-haspopup=dialog]').first().click(),
  },
]

const staffOpeners: Opener[] = [
  {
    name: 'a question',
    width: 1280,
    path: pagePaths.adminProducts,
    edge: 'dimmed',
    open: (page) => page.getByRole('button', { name: 'Delete' }).first().click(),
  },
  {
    name: 'the sidebar',
    width: 700,
    path: pagePaths.adminProducts,
    edge: 'dimmed',
    open: (page) => page.getByRole('button', { name: 'Open sidebar' }).click(),
  },
]

test('no pale strip beside what opens over the shop, in light colours or dark', async ({
  page,
}) => {
  for (const opener of openers) await expectEdge(page, opener, () => visit(page, opener.path))
})

test('no pale strip beside what opens in the admin area', async ({ page }) => {
  await signIn(page, pagePaths.adminProducts)
  for (const opener of staffOpeners) {
    await expectEdge(page, opener, async () => {})
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  }
})

test('a menu in a low window opens beside the scrollbar and above its button, and scrolls to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, pagePaths.adminProducts)
  await page
    .getByLabel(/^Select (?!all)/)
    .first()
    .check()
  const room = await page.evaluate(() => document.documentElement.clientWidth)
  expect(room).toBeLessThan(1280)
  // As long as a finger takes: the menu is there before the press ends.
  await page.getByRole('button', { name: 'Actions' }).click({ delay: 200 })
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  const { x = 0, width = Number.NaN } = (await menu.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(room)
  const last = menu.getByRole('menuitem').last()
  await expect(last).not.toBeInViewport()
  await last.hover()
  await expect(last).toBeInViewport({ ratio: 1 })
})

async function expectEdge(
  page: Page,
  { width, name, edge, open }: Opener,
  go: () => Promise<unknown>,
): Promise<void> {
  // First left, then resized: a menu that a wide window closes takes its entry of the history back.
  await go()
  await page.setViewportSize({ width, height: 500 })
  await expect
    .poll(() => page.evaluate(() => innerWidth - document.documentElement.clientWidth))
    .toBeGreaterThan(0)
  await open(page)
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const wanted = await page.evaluate(readColours, edge)
    const clip = { x: width - 3, y: 0, width: 1, height: 500 }
    const { data } = await sharp(await page.screenshot({ animations: 'disabled', clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Each expectation takes some milliseconds, and there are 500 pixels.
    const pale: number[] = []
    for (let at = 0; at < data.length; at += 3)
      if (wanted.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) >= 4))
        pale.push(at / 3)
    expect(pale, `${name} in ${colorScheme} colours, so many pixels down`).toEqual([])
  }
}

/** The colour that the theme has for it, as red, green and blue; read in the page. */
function readColours(edge: Opener['edge']): number[] {
  const read = (name: string) => {
    const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  }
  const [paper, wood] = [read('--color-paper'), read('--color-wood')]
  if (edge !== 'dimmed') return edge === 'wood' ? wood : paper
  return paper.map((value, channel) => value * 0.4 + (wood[channel] ?? 0) * 0.6)
}
