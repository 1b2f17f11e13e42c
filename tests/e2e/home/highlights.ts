import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { expect } from '../fixtures/test.ts'
import { press } from '../fixtures/visitor.ts'
import { awaitEffects, holdClock, openingHour } from './page-clock.ts'

/** Opens the home page at its gallery highlights, and holds the clock by which they turn. */
export async function openHighlights(page: Page, hasTouch: boolean) {
  await page.clock.install({ time: openingHour })
  await page.goto(pagePaths.home)
  const highlights = page.getByRole('group', { name: 'Gallery highlights' })
  await highlights.scrollIntoViewIfNeeded()
  const slides = highlights.getByRole('listitem')
  const button = (name: string) => highlights.getByRole('button', { name, exact: true })
  const dot = (number: number) => button(`Slide ${number}`)
  const expectCurrent = (number: number) =>
    expect(dot(number)).toHaveAttribute('aria-current', 'true')
  await expect(button('Pause')).toBeVisible()
  const count = await slides.count()
  await expect(dot(count)).toBeVisible()
  await holdClock(page)
  return {
    slides,
    count,
    button,
    dot,
    expectCurrent,
    /** Presses what leads to a slide: from then on the time until the next turn counts. */
    async turnTo(number: number, control: Locator) {
      await press(control, hasTouch)
      await expectCurrent(number)
      await awaitEffects(page)
    },
    /** Pixels from the left edge of the window on the slides to that of a slide. */
    async leftOf(slide: Locator): Promise<number> {
      const window = highlights.locator('ul').locator('..')
      const [one, other] = await Promise.all([slide.boundingBox(), window.boundingBox()])
      return Math.round((one?.x ?? Number.NaN) - (other?.x ?? Number.NaN))
    },
  }
}
