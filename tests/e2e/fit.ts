import { expect, type Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'

const tabletAndDesk = [limits.breakpoints.admin, 1280]

/** Asserts that what is open fits its window as it is. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  expect.soft(await findOverflow(page, width), `${what} at ${width} px`).toEqual([])
}

/** Asserts that a page fits a phone's window, a tablet's and a desk's; the browser is not to be `isMobile`. */
export async function expectToFitEverywhere(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [size.width, ...tabletAndDesk]) {
    await page.setViewportSize({ ...size, width })
    await expectToFit(page, what)
  }
  await page.setViewportSize(size)
}

/** Elements that are wider than the window or than their own box, and bars at the foot outside the window. */
function findOverflow(page: Page, width: number): Promise<string[]> {
  return page.evaluate(async (width) => {
    // Waits for elements that slide in, but not for those that turn for ever.
    await document.fonts.ready
    const isLoading = () =>
      [...document.querySelectorAll('[role=status]')].some(
        (status) => status.textContent === 'Loading...' && status.checkVisibility(),
      )
    do await new Promise(requestAnimationFrame)
    while (document.querySelector('[data-entering], [data-exiting]') || isLoading())
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))

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
