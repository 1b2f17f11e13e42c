import type { Page } from '@playwright/test'

/** Wednesday, ten in the morning, when the shop is open. */
export const openingHour = new Date('2026-11-18T10:00:00+05:30')

/** Holds the page's clock: from here on its time passes only as a test says. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Waits until React has run the effects of an event, which start and stop timers: tasks go in order of priority. */
export async function awaitEffects(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
}
