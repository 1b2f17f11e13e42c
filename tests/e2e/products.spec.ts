import { messages } from '../../contract/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { awaitScripts, isNarrow, pickCategory, productCards, scrollTop, visit } from './visitor.ts'

const rupees = (text: string) => Number(text.replace(/[^\d.]/g, ''))

test('search, sort and category stand in the address, and an address stands for them', async ({
  page,
  browser,
  site,
}) => {
  const cards = productCards(page)
  const names = cards.getByRole('heading')
  const search = page.getByRole('searchbox', { name: 'Search products' })
  const sort = page.getByRole('combobox', { name: 'Sort products' })
  const total = page.getByRole('main').getByRole('status')
  await visit(page, pagePaths.home)
  await visit(page, pagePaths.products)
  const steps = await page.evaluate(() => history.length)

  await test.step('what is typed is found while typing, and its number is announced', async () => {
    const before = await total.textContent()
    await search.pressSequentially('GROUNDNUT oil')
    await expect(page).toHaveURL(/[?&]search=GROUNDNUT(%20|\+)oil$/)
    await expect(total).not.toHaveText(before ?? '')
    // What was found for fewer letters may stand there for a moment.
    const counts = async () => [
      Number.parseInt((await total.textContent()) ?? '', 10),
      await cards.count(),
    ]
    await expect.poll(async () => new Set(await counts()).size).toBe(1)
    // The words may stand in the description, too.
    await expect(names.first()).toContainText('Groundnut')
    await expect(search).toBeFocused()
  })

  await test.step('five sorts', async () => {
    await expect(sort.getByRole('option')).toHaveCount(5)
    await sort.selectOption('price-asc')
    await expect(page).toHaveURL(/[?&]sort=price-asc/)
    const prices = async () =>
      (await cards.locator('p > span:first-child').allTextContents()).map(rupees)
    await expect.poll(async () => isRising(await prices())).toBe(true)
    await sort.selectOption('price-desc')
    await expect.poll(async () => isRising((await prices()).reverse())).toBe(true)
    await sort.selectOption('name-asc')
    await expect.poll(async () => isRising(await names.allTextContents())).toBe(true)
    await sort.selectOption('name-desc')
    await expect.poll(async () => isRising((await names.allTextContents()).reverse())).toBe(true)
  })

  await test.step('a category goes with them, in the specified form', async () => {
    await pickCategory(page, 'Groundnut Oil')
    await expect(page).toHaveURL(
      /\/products\?category=[0-9a-f-]{36}&name=Groundnut%20Oil&search=GROUNDNUT%20oil&sort=name-desc$/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groundnut Oil')
    await expect(page).toHaveTitle(/^Groundnut Oil \|/)
  })

  await test.step('a stranger with that address sees the very same, before any script', async () => {
    const stranger = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await stranger.goto(page.url())
    await expect(productCards(stranger).getByRole('heading')).toHaveText(
      await names.allTextContents(),
    )
    await expect(stranger.getByRole('searchbox')).toHaveValue('GROUNDNUT oil')
    await expect(stranger.getByRole('combobox', { name: 'Sort products' })).toHaveValue('name-desc')
    await stranger.close()
  })

  await test.step('nothing found: said, and taken back by one button', async () => {
    await search.fill('no such thing')
    await expect(page.getByText(messages.product.none)).toBeVisible()
    await expect(total).toHaveText('0 products')
    await page.getByRole('link', { name: 'Reset filters' }).click()
    await expect(page).toHaveURL(pagePaths.products)
    await expect(search).toHaveValue('')
    await expect(sort).toHaveValue('default')
    await expect(cards.first()).toBeVisible()
  })

  await test.step('none of it was pushed', async () => {
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.goBack()
    await expect(page).toHaveURL(pagePaths.home)
  })
})

function isRising(values: (number | string)[]): boolean {
  return values.every((value, index) => {
    const before = values[index - 1]
    if (before === undefined) return true
    return typeof value === 'number'
      ? value >= Number(before)
      : value.localeCompare(String(before)) >= 0
  })
}

test('the details open over the list and close in every way', { tag: '@desktop' }, async ({
  page,
}) => {
  const cards = productCards(page)
  const opener = cards.nth(2).getByRole('heading').getByRole('link')
  const details = page.getByRole('dialog')
  await visit(page, pagePaths.products)
  const name = (await opener.textContent()) ?? ''
  const title = await page.title()
  const isClosed = async () => {
    await expect(details).toBeHidden()
    await expect(page).toHaveURL(pagePaths.products)
    await expect(page).toHaveTitle(title)
    await expect(opener).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  }
  const open = async () => {
    await opener.click()
    await expect(details).toBeVisible()
    await expect(page).toHaveURL(/\/products\?product=[0-9a-f-]{36}$/)
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, '\\$&')} \\|`))
  }

  await test.step('the name comes before the chat on the way of the keyboard', async () => {
    await opener.focus()
    await page.keyboard.press('Tab')
    await expect(cards.nth(2).getByRole('link', { name: /on WhatsApp$/ })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await expect(details.getByRole('link', { name: 'Close' })).toBeFocused()
    await expect(page.locator('html'), 'the list does not scroll').toHaveCSS('overflow-y', 'hidden')
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusInside(), 'the focus stays inside').toBe(true)
    }
    await page.keyboard.press('Escape')
    await isClosed()
  })

  await test.step('by its button, by back, by a press beside it', async () => {
    await open()
    await details.getByRole('link', { name: 'Close' }).click()
    await isClosed()
    await open()
    await page.goBack()
    await isClosed()
    await open()
    await page.mouse.click(3, 3)
    await isClosed()
  })

  await test.step('and forward opens it again, where the page was', async () => {
    await page.goForward()
    await expect(details.getByRole('heading', { name })).toBeVisible()
    await page.reload()
    await expect(details.getByRole('heading', { name })).toBeVisible()
    await awaitScripts(page)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(page).toHaveURL(pagePaths.products)
  })

  /** Or on the browser's own controls, which a dialog leaves reachable. */
  async function isFocusInside(): Promise<boolean> {
    return page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    )
  }
})

test('a second press on what closes the details goes back no further', async ({ page }) => {
  await visit(page, pagePaths.home)
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page).toHaveURL(pagePaths.products)
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

test('the filters are a drawer in a narrow window, a sidebar in a wide one', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, pagePaths.products)
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  const opener = page.getByRole('button', { name: 'Filters', exact: true })
  if (!isNarrow(page)) {
    await expect(opener).toBeHidden()
    const sidebar = page.getByRole('complementary', { name: 'Filters' })
    await expect(sidebar.getByRole('link').first()).toHaveText('All Products')
    return
  }
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
  // A tablet that is turned: the sidebar stands there, and nothing holds the page any more.
  await opener.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 700 })
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: 'Coconut Oil', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coconut Oil')
})

test('the list grows on the way down to its very end, and back finds it so', async ({
  page,
  request,
}) => {
  const { pagination } = await (await request.get('/api/products?limit=1')).json()
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
