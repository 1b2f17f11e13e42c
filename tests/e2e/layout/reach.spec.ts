import type { Page } from '@playwright/test'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { contactAnchor, fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import { walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { findSmallTargets } from '../fixtures/touch.ts'
import { awaitScripts, visit } from '../fixtures/visitor.ts'

/** Lists the elements that stick out to the side, or hide a part of their own text. */
const findCutText = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const cut =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, not ${clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX } = getComputedStyle(element)
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isSeen =
        element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1
      if (
        hasOwnText &&
        isSeen &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth
      )
        cut.push(element.outerHTML.slice(0, 120))
    }
    return cut
  })

test.describe('at several widths', () => {
  // A phone's window that becomes narrow again is for a moment as wide as what it showed.
  test.use({ isMobile: false })

  test('Pages reflow into 320 px, and their text grows to twice its size', async ({ page }) => {
    const check = async (path: string) => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await findCutText(page), `${path} at 320 px`).toEqual([])
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await findCutText(page), `${path} with large text at ${width} px`).toEqual([])
        const header = await page.getByRole('banner').boundingBox()
        expect.soft(header?.height, `${path}: header at ${width} px`).toBeLessThan(740 / 3)
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    const categories = await (await page.request.get('/api/categories/main')).json()
    const products = await (await page.request.get('/api/products?limit=1')).json()
    for (const path of [
      productAddress(products.data[0]._id),
      orderListAddress([{ id: products.data[0]._id, quantity: 2 }]),
      '/nowhere',
    ]) {
      await visit(page, path)
      await expect(page.getByRole('main')).toBeVisible()
      await check(path)
    }
    await test.step('also what stands below the first view', async () => {
      await walkTo(page, pagePaths.home)
      await expect(page.getByRole('button', { name: 'Page 2' })).toBeAttached()
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { content-visibility: visible !important }')
        document.adoptedStyleSheets.push(sheet)
      })
      await check(pagePaths.home)
      for (const path of [
        pagePaths.about,
        pagePaths.products,
        fillPath(pagePaths.category, { categoryId: categories.data[0]._id }),
        pagePaths.gallery,
        pagePaths.contact,
      ]) {
        await walkTo(page, path)
        await check(path)
      }
    })
  })
})

test('Targets are at least 44 px, carousels rest on request, and floating buttons cover no focus', async ({
  page,
}) => {
  await test.step('44 px of whatever can be pressed', () => expectLargeTargets(page))
  await test.step('every carousel at rest, for who asks for less motion', () => expectRest(page))
  await test.step('nothing that is focused hides behind what floats', () => walkByTab(page))
})

async function expectLargeTargets(page: Page): Promise<void> {
  const { data } = await (await page.request.get('/api/products?limit=3')).json()
  const lines = data.map(({ _id }: { _id: string }) => ({ id: _id, quantity: 1 }))
  for (const path of [pagePaths.priceList, orderListAddress(lines)]) {
    await visit(page, path)
    expect.soft(await findSmallTargets(page), path).toEqual([])
  }
  await visit(page, pagePaths.home)
  await page.getByRole('group', { name: 'Gallery highlights' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Slide 2' }).first()).toBeVisible()
  expect(await findSmallTargets(page), 'the carousels').toEqual([])
}

async function expectRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, pagePaths.home)
  for (const name of ['Gallery highlights', 'Ways to reach us']) {
    const carousel = page.getByRole('group', { name })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
    await carousel.getByRole('button', { name: 'Slide 2' }).click()
    await expect(carousel.getByRole('button', { name: 'Slide 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
}

async function walkByTab(page: Page): Promise<void> {
  await page.goto(pagePaths.contact)
  const footer = page.getByRole('contentinfo')
  await page.getByRole('button', { name: 'Send on WhatsApp' }).focus()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused.closest('aside')) return false
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return !!seen?.closest('aside')
    })
    expect(covered).toBe(false)
  }
  await expect(footer.locator(':focus')).toHaveCount(1)
}

test('Without script one can read, look around and order', async ({
  browser,
  site,
  page: seen,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: seen.viewportSize(),
  })
  await page.goto(pagePaths.home)
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible()
  const contact = page.locator(`#${contactAnchor}`)
  for (const words of ['+91 98765 43210', 'vanakkam@vaagai.example', '14 Chekku Street']) {
    await expect(contact.getByText(words).first()).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Show the map' })).toHaveAttribute('href', /^https:/)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Products' })
    .click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coconut Oil')
  await page.getByRole('combobox', { name: 'Sort products' }).selectOption('price-desc')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/category=[0-9a-f-]{36}&name=Coconut\+Oil&search=&sort=price-desc/)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('link', { name: /Order on WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=Order%20/,
  )
  await details.getByRole('link', { name: 'Close' }).click()
  await expect(details).toBeHidden()

  await test.step('at a desk the ways stand in the page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('link', { name: 'Sesame Oil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sesame Oil')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL(pagePaths.products)
  })
  await page.close()
})

test('On paper stand the products, their prices and how to reach the shop, and nothing to press', async ({
  page,
  browser,
  site,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await page.goto(pagePaths.products)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('+91 98765 43210')
  expect(await paper()).toBe('rgb(255, 255, 255)')
  await awaitScripts(page)
  for (const role of ['button', 'searchbox', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role).locator('visible=true')).toHaveCount(0)
  }
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeHidden()

  await page.goto(pagePaths.contact)
  const main = page.getByRole('main')
  await expect(main.getByText('9:00 AM to 9:30 PM')).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)

  await test.step('the price list on two sheets of A4', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await plain.goto(pagePaths.priceList)
    await plain.emulateMedia({ media: 'print' })
    await expect(plain.getByRole('navigation')).toHaveCount(0)
    const sheets = (await plain.pdf({ preferCSSPageSize: true })).toString('latin1')
    // A4 in points.
    expect(sheets.match(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/g)).toHaveLength(2)
    await plain.close()
  })
})
