import type { BrowserContext, Locator, Page } from '@playwright/test'
import { limits } from '../../../contract/limits.ts'
import { contactAnchor, pagePaths } from '../../../contract/paths.ts'
import { expect, test } from '../fixtures/test.ts'
import { isNarrow, press, visit } from '../fixtures/visitor.ts'
import { openHighlights } from './highlights.ts'
import { awaitEffects } from './page-clock.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const { autoplay, speed } = limits.carousel.gallery

/** Keeps a script on its way until it is released. */
async function holdScript(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('While its script is on its way the home page is whole, and takes over what was pressed', async ({
    page,
    context,
  }) => {
    await test.step('sections work on a page that something changed before the scripts came', () =>
      translateBeforeScripts(context))
    await page.clock.install({ time: new Date('2026-11-18T08:59:00-05:00') })
    const contact = page.locator(`#${contactAnchor}`)
    const hours = page.getByRole('button', { name: /^Business Hours/ })
    const isTurned = /^rotate-y-180| rotate-y-180/

    await test.step('a section can be gone to, stays when it comes, and knows what was pressed', async () => {
      const release = await holdScript(page, /home-sections-/)
      await visit(page, pagePaths.home)
      await page.goto(`${pagePaths.home}#${contactAnchor}`)
      await expect(contact).toBeInViewport()
      await hours.click()
      release()
      await expect(hours.locator('> span')).toHaveClass(isTurned)
      await expect(contact.getByRole('button', { name: 'Pause' })).toBeVisible()
      await expect(contact).toBeInViewport()
    })

    await test.step('what was pressed is carried out, by the visitor’s clock, and nothing moves', async () => {
      const release = await holdScript(page, /home-sections-/)
      await visit(page, pagePaths.home)
      await hours.scrollIntoViewIfNeeded()
      await expect(hours).not.toContainText(/now/)
      await expect(hours).toContainText('9:00 AM to 9:30 PM')
      const before = await measureWords(hours)
      const controls = page.getByRole('list', { name: 'Featured products' }).locator('+ div')
      const { height } = (await controls.boundingBox()) ?? {}
      await hours.click()
      await expect(hours.locator('> span')).not.toHaveClass(isTurned)
      release()
      await expect(hours.locator('> span')).toHaveClass(isTurned)
      await expect(hours).toContainText('Closed now')
      await expect(hours).toContainText('Opens today at 9:00 AM')
      await expect.poll(() => measureWords(hours)).toEqual(before)
      await expect(controls.getByRole('button').first()).toBeVisible()
      expect((await controls.boundingBox())?.height).toBe(height)
      await page.clock.pauseAt(new Date('2026-11-18T09:00:01-05:00'))
      await expect(hours).toContainText('Open now')
    })

    await test.step('a clock that is years off breaks nothing', async () => {
      await page.clock.setFixedTime('2021-11-17T10:00:00-05:00')
      await visit(page, pagePaths.home)
      await contact.scrollIntoViewIfNeeded()
      await expect(hours).toContainText('Open now')
    })
  })
})

/** React reports what it found changed, which no other test's page may do. */
async function translateBeforeScripts(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const release = await holdScript(page, /assets\/entry/)
  await page.goto(pagePaths.home, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((it) => {
    it.textContent = 'Translated by the browser'
  })
  release()
  await expect(heading).not.toHaveText('Translated by the browser')
  await page.locator(`#${contactAnchor}`).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^Business Hours/ })).toContainText(/Open|Closed/)
  await page.close()
}

/** Height of a card, and the distances of its title and state from its upper edge. */
async function measureWords(card: Locator): Promise<number[]> {
  return card.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const words = [...element.querySelectorAll('.font-display')].slice(0, 2)
    return [height, ...words.map((word) => word.getBoundingClientRect().top - top)].map(Math.round)
  })
}

test('Featured products come in pages, and a dot scrolls as far as its cards need', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { data } = await (await request.get('/api/products/featured/list')).json()
  const perPage = isNarrow(page) ? 2 : 4
  const pages = Math.ceil(data.length / perPage)
  await page.goto(pagePaths.home)
  const featured = section(page, 'Featured Products')
  const cards = featured.getByRole('article')
  // Before one scrolls to it, so that no blank strip comes into view.
  await expect
    .poll(() => cards.last().evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await featured.scrollIntoViewIfNeeded()
  await expect(featured.getByRole('button', { name: /^Page / })).toHaveCount(pages)
  await expect(cards.nth(perPage - 1)).toBeInViewport({ ratio: 0.9 })
  await expect(cards.nth(perPage)).not.toBeInViewport({ ratio: 0.5 })
  await expect(cards.first().getByRole('link', { name: /^Order/ })).toHaveAttribute(
    'href',
    `https://wa.me/919876543210?text=${encodeURIComponent(`Order ${data[0].name}`)}`,
  )

  await test.step('a page change scrolls the section into view', async () => {
    const next = featured.getByRole('button', { name: 'Next' })
    await next.evaluate((button) => button.scrollIntoView({ block: 'start' }))
    await expect(cards.first()).not.toBeInViewport({ ratio: 0.9 })
    // At rest again before the next press: amid the movement Playwright's own scroll would end it.
    await next.evaluate((button: HTMLElement) => {
      const rest = new Promise<void>((done) =>
        window.addEventListener('scrollend', () => done(), { once: true }),
      )
      button.click()
      return rest
    })
    await expect(featured.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(cards.nth(perPage)).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('a dot leads to its page, the last one too', async () => {
    await featured.getByRole('button', { name: `Page ${pages}`, exact: true }).click()
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
    await expect(featured.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  await test.step('a resize begins again at page 1', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: width + 20, height })
    await expect(featured.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(featured.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })

  await test.step('a dot scrolls the page as far as its cards need, and no further', () =>
    scrollByDot(page, perPage))
})

async function scrollByDot(page: Page, perPage: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!isNarrow(page)) await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(pagePaths.home)
  const featured = section(page, 'Featured Products')
  const cards = featured.getByRole('article')
  const dot = (number: number) =>
    featured.getByRole('button', { name: `Page ${number}`, exact: true })
  await featured.scrollIntoViewIfNeeded()

  await dot(2).evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await expect.poll(() => isWhole(cards.first())).toBe(false)
  await dot(2).click()
  for (let index = perPage; index < 2 * perPage; index++)
    await expect.poll(() => isWhole(cards.nth(index)), `card ${index + 1}`).toBe(true)

  const top = await page.evaluate(() => window.scrollY)
  await dot(1).click()
  await expect.poll(() => isWhole(cards.first())).toBe(true)
  expect(await page.evaluate(() => window.scrollY), 'its cards were in sight').toBe(top)
}

/** True where nothing hides the upper or lower edge of an element: no header, no bar, no window's edge. */
function isWhole(element: Locator): Promise<boolean> {
  return element.evaluate((card) => {
    const { left, top, bottom, width } = card.getBoundingClientRect()
    const isSeen = (y: number) => card.contains(document.elementFromPoint(left + width / 2, y))
    return isSeen(top + 2) && isSeen(bottom - 2)
  })
}

test('Gallery highlights and contact cards take turns by themselves, until somebody pauses or looks', {
  tag: '@desktop',
}, async ({ page, hasTouch }) => {
  test.slow()
  const highlights = await openHighlights(page, hasTouch)
  const { slides, count, button, dot, expectCurrent, turnTo, leftOf } = highlights

  await test.step(`a turn takes ${speed} ms`, async () => {
    await turnTo(1, dot(1))
    await page.clock.runFor(speed + 100)
    await expect.poll(() => leftOf(slides.first())).toBe(0)
    await turnTo(2, button('Next'))
    await page.clock.runFor(speed - 100)
    expect(await leftOf(slides.nth(1))).toBeGreaterThan(1)
    // A frame or two later than the last one of the turn.
    await page.clock.runFor(140)
    expect(await leftOf(slides.nth(1))).toBeLessThanOrEqual(1)
  })

  await test.step(`and the next one comes after ${autoplay} ms`, async () => {
    await turnTo(3, dot(3))
    await page.clock.runFor(autoplay - 1)
    await expectCurrent(3)
    await page.clock.runFor(1)
    await expectCurrent(4)
  })

  await test.step('without an end', async () => {
    await turnTo(1, dot(1))
    await page.clock.runFor(speed + 100)
    await turnTo(count, button('Previous'))
    await page.clock.runFor(autoplay)
    await expectCurrent(1)
  })

  if (!hasTouch)
    await test.step('not while a mouse is over them', () => restUnderMouse(page, highlights))

  await test.step('paused, they stay so', async () => {
    await press(button('Pause'), hasTouch)
    await expect(button('Play')).toBeVisible()
    await turnTo(3, dot(3))
    await page.clock.runFor(autoplay * 3)
    await expectCurrent(3)
  })

  await test.step('the contact cards, whose hours follow the visitor’s clock', () =>
    watchContact(page, hasTouch))
})

async function restUnderMouse(
  page: Page,
  { slides, dot, turnTo, expectCurrent }: Awaited<ReturnType<typeof openHighlights>>,
): Promise<void> {
  await turnTo(1, dot(1))
  await slides.first().hover()
  await awaitEffects(page)
  await page.clock.runFor(autoplay * 2)
  await expectCurrent(1)
  await page.mouse.move(0, 0)
  await awaitEffects(page)
  await page.clock.runFor(autoplay)
  await expectCurrent(2)
}

async function watchContact(page: Page, hasTouch: boolean): Promise<void> {
  const contact = page.locator(`#${contactAnchor}`)
  await contact.scrollIntoViewIfNeeded()
  const cards = contact.getByRole('group', { name: 'Ways to reach us' })
  await expect(cards.getByRole('button', { name: 'Pause' })).toBeVisible()
  const hours = contact.getByRole('button', { name: /Business Hours/ })

  await test.step('phone, e-mail and address', async () => {
    await press(cards.getByRole('button', { name: 'Slide 1' }), hasTouch)
    await expect(cards.getByRole('link', { name: '+91 98765 43210' })).toBeVisible()
    await expect(cards.getByRole('link', { name: /@/ })).toBeHidden()
    await awaitEffects(page)
    await page.clock.runFor(limits.contactRotation - 1)
    await expect(cards.getByRole('link', { name: '+91 98765 43210' })).toBeVisible()
    await page.clock.runFor(1)
    await expect(cards.getByRole('link', { name: /@/ })).toBeVisible()
    await expect(cards.getByRole('link', { name: '+91 98765 43210' })).toBeHidden()
    await page.clock.runFor(limits.contactRotation)
    await expect(cards.getByRole('link', { name: /Chekku Street/ })).toBeVisible()
    await page.clock.runFor(limits.contactRotation)
    await expect(cards.getByRole('link', { name: '+91 98765 43210' })).toBeVisible()
  })

  await test.step('the card of the hours turns over', async () => {
    const back = hours.getByText('9:00 AM to 9:30 PM')
    const turn = () =>
      back.evaluate((text) => getComputedStyle(text.closest('button > span') ?? text).transform)
    const flat = await turn()
    if (hasTouch) await hours.tap()
    else await hours.hover()
    await expect.poll(turn).not.toBe(flat)
    await expect(hours).toContainText('Monday to Saturday')
    await expect(hours).toContainText('9:00 AM to 1:00 PM')
  })

  await test.step('the house opens and closes while one looks at its hours', async () => {
    await expect(hours).toContainText('Open now')
    for (const [time, words] of [
      ['2026-11-18T21:29:00+05:30', 'Open now'],
      ['2026-11-18T21:30:00+05:30', 'Closed now'],
      ['2026-11-19T09:00:00+05:30', 'Open now'],
      ['2026-11-21T21:30:00+05:30', 'Closed now'],
      ['2026-11-22T12:00:00+05:30', 'Open now'],
      ['2026-11-22T13:00:00+05:30', 'Closed now'],
    ] as const) {
      await page.clock.pauseAt(new Date(time))
      await expect(hours, time).toContainText(words)
    }
  })
}
