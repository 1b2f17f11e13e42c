import { expect, type Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'

const tabletAndDesk = [limits.breakpoints.admin, 1280]

/** Asserts that what is open fits its window as it is. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  await expectToFitAt(page, what, page.viewportSize()?.width ?? 0)
}

/** Asserts that a page fits its window, a tablet's and a desk's; leaves it. */
export async function expectToFitEverywhere(page: Page, what: string): Promise<void> {
  await expectEachToFit(page, [what], async () => {})
}

/** The same of each of these pages, one width after the other; leaves them. */
export async function expectEachToFit(
  page: Page,
  paths: string[],
  go: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [size.width, ...tabletAndDesk]) {
    await page.setViewportSize({ ...size, width })
    for (const path of paths) {
      await go(page, path)
      await expectToFitAt(page, path, width)
    }
  }
  // A phone's window that becomes narrow again is for a moment as wide as what it showed.
  await page.goto('data:text/html,<meta name="viewport" content="width=device-width">')
  await page.setViewportSize(size)
}

async function expectToFitAt(page: Page, what: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(awaitMotion)
  expect.soft(await findOverflow(page, width), `${what} at ${width} px`).toEqual([])
}

/** What is wider than the window or than its own box, and bars at the foot that do not lie in the window. */
function findOverflow(page: Page, width: number): Promise<string[]> {
  return page.evaluate((width) => {
    const { scrollWidth } = document.documentElement
    const found: string[] = []
    // A phone shows a page that is too wide smaller, and its window counts as wider.
    if (innerWidth !== width) found.push(`the window has become ${innerWidth} px wide`)
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`)

    const scrolls = (element: Element | null): boolean =>
      !!element &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const holdsText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      const isMarked = holdsText(element) || element.matches('a, button, input, select, textarea')
      if (!isMarked || box.width <= 1 || element.closest('.sr-only')) continue
      const { overflowX } = getComputedStyle(element)
      const sticksOut = (box.left < -1 || box.right > width + 1) && !scrolls(element.parentElement)
      const spills =
        overflowX === 'visible' &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      const holder = element.closest('li, article, section, dialog')?.getBoundingClientRect()
      const leaves = holder && holder.width > 0 && box.right > holder.right + 1
      if (sticksOut || spills || (leaves && !scrolls(element.parentElement)))
        found.push(`${element.outerHTML.slice(0, 160)}`)
    }
    const bars = [...document.querySelectorAll('nav[aria-label="Sections"], [data-bottom-bar]')]
    const shown = bars.filter((bar) => bar.checkVisibility())
    if (bars.length > shown.length && shown.length === 0) found.push('no bar stands at the foot')
    for (const bar of shown) {
      const { left, right, bottom } = bar.getBoundingClientRect()
      if (left < 0 || right > width || bottom > innerHeight)
        found.push(`the bar at the foot ends at ${right}, ${bottom}`)
    }
    return found
  }, width)
}

/** What slides in is measured where it comes to rest; what turns for ever is not waited for. */
async function awaitMotion(): Promise<void> {
  do await new Promise(requestAnimationFrame)
  while (document.querySelector('[data-entering], [data-exiting]'))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
