import type { Locator, Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { hydratedMark } from '../../web/ui/behaviour/hydration-marks.ts'

/** Actions and views of a visitor, on a phone as on a desk. */

export const productCards = (page: Page) => page.getByRole('main').getByRole('article')

/** True if the window has the filters in a drawer and the navigation in a menu. */
export const isNarrow = (page: Page) =>
  (page.viewportSize()?.width ?? 0) < limits.breakpoints.productsDrawer

export async function pickCategory(page: Page, name: string): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  // The header may lead there, too, but not from one choice to another.
  const filters = page.getByRole(isNarrow(page) ? 'dialog' : 'main')
  await filters.getByRole('link', { name, exact: true }).locator('visible=true').first().click()
}

/** Presses with a finger where there is one; a mouse goes away afterwards, so that it rests on nothing. */
export async function press(target: Locator, hasTouch: boolean): Promise<void> {
  if (hasTouch) return target.tap()
  await target.click()
  await target.page().mouse.move(0, 0)
}

/** Pixels that the page is scrolled. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Layout shift of the page so far. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })

/** The hosts that a page calls besides its own, as they are called. */
export function watchForeignHosts(page: Page, own: string): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(own).host) hosts.add(host)
  })
  return hosts
}

/** Opens a page and waits until its scripts have taken over: before that it works as without script. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awaitScripts(page)
}

/** Scripts take a page over as a whole. */
export async function awaitScripts(page: Page): Promise<void> {
  await page.locator(`html[${hydratedMark}]`).waitFor({ state: 'attached' })
}
