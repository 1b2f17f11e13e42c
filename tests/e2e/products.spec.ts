import type { Page } from '@playwright/test'
import { addressIn } from '../../contract/language.ts'
import { messages } from '../../contract/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { english } from '../../web/words/en.ts'
import { expect, test } from './fixtures.ts'
import { lengthenList } from './long-list.ts'
import { awaitScripts, pickCategory, productCards, scrollTop, visit } from './visitor.ts'

const rupees = (text: string) => Number(text.replace(/[^\d.]/g, ''))

const names = (page: Page) => productCards(page).getByRole('heading')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort products' })
const total = (page: Page) => page.getByRole('main').getByRole('status')

test('what is typed is found while typing, and its number is announced', async ({ page }) => {
  await visit(page, pagePaths.products)
  const before = await total(page).textContent()
  await search(page).pressSequentially('GROUNDNUT oil')
  await expect(page).toHaveURL(/[?&]search=GROUNDNUT(%20|\+)oil$/)
  await expect(total(page)).not.toHaveText(before ?? '')
  // What was found for fewer letters may stand there for a moment.
  const counts = async () => [
    Number.parseInt((await total(page).textContent()) ?? '', 10),
    await productCards(page).count(),
  ]
  await expect.poll(async () => new Set(await counts()).size).toBe(1)
  // The words may stand in the description, too.
  await expect(names(page).first()).toContainText('Groundnut')
  await expect(search(page)).toBeFocused()
})

test('products are sorted by price and by name, either way', async ({ page }) => {
  await visit(page, pagePaths.products)
  await expect(sort(page).getByRole('option')).toHaveCount(5)
  await sort(page).selectOption('price-asc')
  await expect(page).toHaveURL(/[?&]sort=price-asc/)
  const prices = async () =>
    (await productCards(page).locator('p > span:first-child').allTextContents()).map(rupees)
  await expect.poll(async () => isRising(await prices())).toBe(true)
  await sort(page).selectOption('price-desc')
  await expect.poll(async () => isRising((await prices()).reverse())).toBe(true)
  await sort(page).selectOption('name-asc')
  await expect.poll(async () => isRising(await names(page).allTextContents())).toBe(true)
  await sort(page).selectOption('name-desc')
  await expect
    .poll(async () => isRising((await names(page).allTextContents()).reverse()))
    .toBe(true)
})

test('search, sort and category stand in the address, which shows the same without script', async ({
  page,
  browser,
  site,
}) => {
  await visit(page, `${pagePaths.products}?search=GROUNDNUT%20oil`)
  await sort(page).selectOption('name-desc')
  await pickCategory(page, 'Groundnut Oil')
  await expect(page).toHaveURL(
    /\/products\?category=[0-9a-f-]{36}&name=Groundnut%20Oil&search=GROUNDNUT%20oil&sort=name-desc$/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groundnut Oil')
  await expect(page).toHaveTitle(/^Groundnut Oil \|/)
  const stranger = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await stranger.goto(page.url())
  await expect(names(stranger)).toHaveText(await names(page).allTextContents())
  await expect(search(stranger)).toHaveValue('GROUNDNUT oil')
  await expect(sort(stranger)).toHaveValue('name-desc')
  await stranger.close()
})

test('an address of a page beyond the last leads to the first, in either language', async ({
  page,
}) => {
  for (const list of [pagePaths.products, addressIn('ta', pagePaths.products)]) {
    await page.goto(`${list}?search=oil&sort=name-desc&page=99`)
    await expect(page).toHaveURL(`${list}?search=oil&sort=name-desc`)
    await expect(productCards(page).first()).toBeVisible()
    await page.goto(`${list}?search=nosuchthing&exact=true&page=2`)
    await expect(page).toHaveURL(`${list}?search=nosuchthing&exact=true`)
  }
})

test('where nothing is found one button takes the filters back', async ({ page }) => {
  await visit(page, `${pagePaths.products}?sort=name-desc`)
  await search(page).fill('no such thing')
  await expect(page.getByText(messages.product.none)).toBeVisible()
  await expect(total(page)).toHaveText('0 products')
  await page.getByRole('link', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL(pagePaths.products)
  await expect(search(page)).toHaveValue('')
  await expect(sort(page)).toHaveValue('default')
  await expect(productCards(page).first()).toBeVisible()
})

test('going back leaves the list, whatever was searched, sorted and picked', async ({ page }) => {
  await visit(page, pagePaths.home)
  await visit(page, pagePaths.products)
  const entries = await page.evaluate(() => history.length)
  await search(page).fill('oil')
  await expect(page).toHaveURL(/[?&]search=oil$/)
  await sort(page).selectOption('price-asc')
  await expect(page).toHaveURL(/[?&]sort=price-asc/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  // The drawer of a phone has an entry of its own while it is open, which Back closes.
  await pickCategory(page, 'Groundnut Oil')
  await expect(page).toHaveURL(/[?&]category=/)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.home)
})

function isRising(values: (number | string)[]): boolean {
  return values.every((value, index) => {
    const before = values[index - 1]
    if (before === undefined) return true
    return typeof value === 'number'
      ? value >= Number(before)
      : value.localeCompare(String(before), 'en', { numeric: true }) >= 0
  })
}

/** The details of a product without other sizes, which open over the list. */
async function visitDetails(page: Page) {
  await visit(page, pagePaths.products)
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
      await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, '\\$&')} \\|`))
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

test('the details open from the keyboard, keep its focus and give it back', {
  tag: '@desktop',
}, async ({ page }) => {
  const { card, opener, details, expectClosed } = await visitDetails(page)
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
})

test('the details close by their button, by back, and by a press beside them', {
  tag: '@desktop',
}, async ({ page }) => {
  const { open, details, expectClosed } = await visitDetails(page)
  await open()
  await details.getByRole('link', { name: 'Close' }).click()
  await expectClosed()
  await open()
  await page.goBack()
  await expectClosed()
  await open()
  await page.mouse.click(3, 3)
  await expectClosed()
})

test('forward opens the details again, and so does a reload', { tag: '@desktop' }, async ({
  page,
}) => {
  const { open, name, details } = await visitDetails(page)
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
})

test('a second press on what closes the details goes back no further', async ({ page }) => {
  await visit(page, pagePaths.home)
  await page.getByRole('link', { name: english.shell.explore }).click()
  await expect(page).toHaveURL(pagePaths.products)
  // The cards of home are there until then.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await productCards(page).first().getByRole('heading').getByRole('link').click()
  const details = page.getByRole('dialog')
  await details.getByRole('link', { name: 'Close' }).evaluate((link: HTMLElement) => {
    link.click()
    link.click()
  })
  await expect(details).toBeHidden()
  await expect(page).toHaveURL(pagePaths.products)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.home)
})

test('the filters are a drawer, which closes in every way', async ({ page }) => {
  await visit(page, pagePaths.products)
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  const opener = page.getByRole('button', { name: 'Filters', exact: true })
  await expect(drawer).toBeHidden()
  await opener.click()
  await expect(drawer.getByRole('link').first()).toHaveText('All Products')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('button', { name: 'Close filters' }).click()
  await expect(drawer).toBeHidden()
  await opener.click()
  const { width = 0 } = page.viewportSize() ?? {}
  await page.mouse.click(width - 5, 300)
  await expect(drawer).toBeHidden()
  await opener.click()
  await drawer.getByRole('link', { name: 'Sesame Oil', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sesame Oil')
})

test('a tablet that is turned has a sidebar in place of the open drawer', async ({ page }) => {
  await visit(page, pagePaths.products)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 700 })
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: 'Coconut Oil', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coconut Oil')
})

test.describe('in a long list', () => {
  test.use({ ownSite: true })

  test('the list grows on the way down to its very end, and back finds it so', async ({
    page,
    request,
  }) => {
    await lengthenList(request)
    const { pagination } = await (await request.get('/api/products?limit=1&sizes=together')).json()
    await visit(page, pagePaths.products)
    const cards = productCards(page)
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

    const last = cards.last().getByRole('heading').getByRole('link')
    const name = (await last.textContent()) ?? ''
    await last.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(await page.title()).toContain(name)
  })
})
