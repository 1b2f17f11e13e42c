import { limits } from '../../contract/limits.ts'
import { test } from './fixtures.ts'
import { openHighlights } from './highlights.ts'
import { awaitEffects } from './page-clock.ts'

const { autoplay } = limits.carousel.gallery

test('gallery highlights turn no more while a mouse is over them', async ({ page }) => {
  const { slides, dot, turnTo, expectCurrent } = await openHighlights(page, false)
  await turnTo(1, dot(1))
  await slides.first().hover()
  await awaitEffects(page)
  await page.clock.runFor(autoplay * 2)
  await expectCurrent(1)
  await page.mouse.move(0, 0)
  await awaitEffects(page)
  await page.clock.runFor(autoplay)
  await expectCurrent(2)
})
