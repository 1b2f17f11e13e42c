import type { Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { english } from '../../../web/words/en.ts'
import { lengthenList } from '../fixtures/long-list.ts'
import { expect, test } from '../fixtures/test.ts'
import { awaitScripts, pickCategory, productCards, scrollTop, visit } from '../fixtures/visitor.ts'

/** Opens the list from the home page; its details open over it. */
async function openList(page: Page) {
  await visit(page, pagePaths.home)
  await page.getByRole('link', { name: english.shell.explore }).click()
  await expect(page).toHaveURL(pagePaths.products)
  // The cards of home are there until then.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  // Card of an oil without other sizes.
  const card = productCards(page).nth(5)
  const opener = card.getByRole('heading').getByRole('link')
  const name = (await opener.textContent()) ?? ''
  const title = await page.title()
  const details = page.getByRole('dialog')
  return {
    card,
    opener,
    name,
    details,
    async open() {
      await opener.click()
      await expect(details).toBeVisible()
      await expect(page).toHaveURL(/\/products\?product=[0-9a-f-]{36}$/)
      await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(name)} \\|`))
    },
    async expectClosed() {
      await expect(details).toBeHidden()
      await expect(page).toHaveURL(pagePaths.products)
      await expect(page).toHaveTitle(title)
      await expect(opener).toBeFocused()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
    },
  }
}

type List = Awaited<ReturnType<typeof openList>>

test('The details of a product open over the list, and close in every way', {
  tag: '@desktop',
}, async ({ page }) => {
  const list = await openList(page)
  await test.step('from the keyboard, whose focus they keep and give back', () =>
    openByKeyboard(page, list))
  await test.step('by their button, by back, and by a press beside them', () =>
    closeThem(page, list))
  await test.step('forward opens them again, and so does a reload', () => comeBack(page, list))
  await test.step('a second press on what closes them goes back no further', () =>
    closeTwice(page, list))
})

async function openByKeyboard(page: Page, { card, opener, details, expectClosed }: List) {
  await opener.focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: /on WhatsApp$/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(details).toBeVisible()
  await expect(details.getByRole('link', { name: 'Close' })).toBeFocused()
  await expect(page.locator('html'), 'the list does not scroll').toHaveCSS('overflow-y', 'hidden')
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    // Or on the browser's own controls, which a dialog leaves reachable.
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    )
    expect(isInside, 'the focus stays inside').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expectClosed()
}

async function closeThem(page: Page, { open, details, expectClosed }: List) {
  await open()
  await details.getByRole('link', { name: 'Close' }).click()
  await expectClosed()
  await open()
  await page.goBack()
  await expectClosed()
  await open()
  await page.mouse.click(3, 3)
  await expectClosed()
}

async function comeBack(page: Page, { open, name, details }: List) {
  await open()
  await page.goBack()
  await page.goForward()
  await expect(details.getByRole('heading', { name })).toBeVisible()
  await page.reload()
  await expect(details.getByRole('heading', { name })).toBeVisible()
  await awaitScripts(page)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(pagePaths.products)
}

async function closeTwice(page: Page, { open, details }: List) {
  await open()
  await details.getByRole('link', { name: 'Close' }).evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(pagePaths.products)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.home)
}

test('The filters are a drawer that closes in every way, and a sidebar on a tablet that is turned', async ({
  page,
}) => {
  await visit(page, pagePaths.home)
  await visit(page, pagePaths.products)
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  const opener = page.getByRole('button', { name: 'Filters', exact: true })
  await expect(drawer).toBeHidden()
  const open = async () => {
    await opener.click()
    await expect(drawer.getByRole('link').first()).toHaveText('All Products')
    // By then the history has an entry that Back closes the drawer by.
    await page.waitForFunction(() => history.state?.isDialog === true)
  }

  await test.step('by a key, a button, a press beside it, and Back', async () => {
    const { width = 0 } = page.viewportSize() ?? {}
    const ways = [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close filters' }).click(),
      () => page.mouse.click(width - 5, 300),
      () => page.goBack(),
    ]
    for (const close of ways) {
      await open()
      await close()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(pagePaths.products)
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('a category that is picked replaces the address, and moves nothing above its products', async () => {
    const place = async () => (await page.getByRole('searchbox').boundingBox())?.y
    const before = await place()
    // On a phone its name leaves no room beside it for the number of products.
    await pickCategory(page, 'Groundnut Oil')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groundnut Oil')
    expect(await place()).toBe(before)
    await expect(page).toHaveURL(/\/products\?category=/)
    await page.goBack()
    await expect(page).toHaveURL(pagePaths.home)
    await page.goForward()
    await awaitScripts(page)
  })

  await test.step('a tablet that is turned has a sidebar in place of the open drawer', async () => {
    await opener.click()
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 1100, height: 700 })
    const sidebar = page.getByRole('complementary', { name: 'Filters' })
    await sidebar.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coconut Oil')
  })
})

test.describe('in a long list', () => {
  test.use({ ownSite: true })

  test('The list grows on the way down to its very end, and back and a reload find it so', async ({
    page,
    request,
  }) => {
    await lengthenList(request)
    const { pagination } = await (await request.get('/api/products?limit=1&sizes=together')).json()
    const cards = productCards(page)

    await test.step('a reload in its middle comes back to the same card', async () => {
      await visit(page, pagePaths.products)
      await page.mouse.wheel(0, 20_000)
      await cards.nth(29).scrollIntoViewIfNeeded()
      await cards.nth(29).evaluate((card) => card.scrollIntoView({ block: 'start' }))
      const name = (await cards.nth(29).getByRole('heading').textContent()) ?? ''
      await page.reload()
      await expect(cards.filter({ hasText: name }).first()).toBeInViewport()
    })

    await test.step('back from another page is where one was', async () => {
      await expect(async () => {
        await cards.last().scrollIntoViewIfNeeded()
        await expect(cards).toHaveCount(pagination.total, { timeout: 1000 })
      }).toPass()
      await expect(page.getByRole('link', { name: 'More products' })).toBeHidden()
      const away = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
      await away.click()
      await expect(page.getByRole('heading', { name: 'Our Story', level: 1 })).toBeVisible()
      await expect.poll(() => scrollTop(page), 'a new path begins at its top').toBe(0)
      await page.goBack()
      await expect(cards).toHaveCount(pagination.total)
      await expect(away, 'and back is where one was').toBeInViewport()
    })

    await test.step('the details of its last product open', async () => {
      const last = cards.last().getByRole('heading').getByRole('link')
      const name = (await last.textContent()) ?? ''
      await last.click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      expect(await page.title()).toContain(name)
    })
  })
})
