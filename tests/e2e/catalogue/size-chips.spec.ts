import type { Locator, Page } from '@playwright/test'
import { addressIn, languages } from '../../../contract/language.ts'
import { fillPath, pagePaths } from '../../../contract/paths.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { addButton } from '../fixtures/order-list.ts'
import { expect, test } from '../fixtures/test.ts'
import { awaitScripts, layoutShift, productCards, visit } from '../fixtures/visitor.ts'

// One card for each oil, with its sizes as chips.

const cardOf = (page: Page, name: string) =>
  productCards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const chip = (card: Locator, name: string) => card.getByRole('button', { name, exact: true })
const groundnut = (page: Page) => cardOf(page, 'Groundnut Oil')
const tin = '5 L, ₹1,849.50'

/** All that a card says of the tin. */
async function expectTin(card: Locator) {
  await expect(chip(card, tin)).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(card.getByText(/^Price\s*₹1,849.50$/)).toBeVisible()
  await expect(card.getByText('₹369.90 / litre')).toBeVisible()
  await expect(addButton(card)).toHaveAccessibleName('Add to list: Groundnut Oil 5 L Tin')
  const order = card.getByRole('link', { name: 'Order Groundnut Oil 5 L Tin on WhatsApp' })
  await expect(order).toHaveAttribute('href', /\?text=Order%20Groundnut%20Oil%205%20L%20Tin$/)
  await expect(card.getByText('Bestseller')).toHaveCount(0)
}

test('A chip shows its size, from before the scripts come until the visitor comes back', async ({
  page,
}) => {
  await test.step('pressed before the scripts come, it is carried out', () => pressEarly(page))
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, pagePaths.products)
  await expect(
    page.getByRole('status').filter({ hasText: '23 products in 34 sizes' }),
  ).toBeVisible()
  await test.step('the chips are one stop of the Tab key, and the arrow keys choose', () =>
    chooseByKeys(page))
  const card = groundnut(page)
  const entries = await page.evaluate(() => history.length)
  const picture = await card.locator('picture img').getAttribute('src')
  await chip(card, tin).click()
  await expectTin(card)
  await expect(card.locator('picture img')).not.toHaveAttribute('src', picture ?? '')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await findBarriers(page)).toEqual([])

  await test.step('from its details', async () => {
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Groundnut Oil 5 L Tin' })).toBeVisible()
    await page.goBack()
    await expectTin(card)
  })
  await test.step('from another page', async () => {
    await page.getByRole('link', { name: 'Delivery' }).first().click()
    await expect(page).toHaveURL(pagePaths.delivery)
    await page.goBack()
    await expectTin(card)
  })
  await test.step('by a reload', async () => {
    await page.reload()
    await expectTin(card)
  })
})

async function pressEarly(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(pagePaths.products, { waitUntil: 'domcontentloaded' })
  await groundnut(page).getByRole('link', { name: tin }).click()
  held.resolve()
  await awaitScripts(page)
  await expectTin(groundnut(page))
  await expect(page).toHaveURL(pagePaths.products)
  await page.unroute('**/assets/*.js')
}

async function chooseByKeys(page: Page): Promise<void> {
  const card = groundnut(page)
  const chips = card.getByRole('group', { name: 'Sizes' }).getByRole('button')
  await card.getByRole('link', { name: /^Order/ }).focus()
  const press = async (key: string, size: string) => {
    await page.keyboard.press(key)
    await expect(chip(card, size)).toBeFocused()
    await expect(chip(card, size)).toHaveAttribute('aria-pressed', 'true')
  }
  await press('Tab', '1 L, ₹378')
  await press('ArrowRight', tin)
  await press('End', '15 kg, ₹5,890')
  await press('ArrowRight', '200 ml, ₹89.50')
  await press('ArrowLeft', '15 kg, ₹5,890')
  await press('Home', '200 ml, ₹89.50')
  await page.keyboard.press('Tab')
  await expect(addButton(card)).toBeFocused()
  for (const box of await chips.evaluateAll((all) =>
    all.map((chip) => chip.getBoundingClientRect()),
  ))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
}

/** The lowest point of the name and price of the first card. */
async function readFirstPrice(page: Page): Promise<number> {
  const price = productCards(page)
    .first()
    .getByText(/^(Price|விலை)?\s*₹/)
    .first()
  const { y = 0, height = 0 } = (await price.boundingBox()) ?? {}
  return y + height
}

test('Name and price of the first card stand in the first view, in either language', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/categories/main')).json()
  const categories = data.map(({ _id }: { _id: string }) =>
    fillPath(pagePaths.category, { categoryId: _id }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [pagePaths.products, ...categories])
    for (const language of languages) {
      const address = addressIn(language, path)
      await visit(page, address)
      const bar = await page.locator('aside').filter({ hasText: 'WhatsApp' }).boundingBox()
      const price = await readFirstPrice(page)
      expect.soft(price, address).toBeGreaterThan(0)
      expect.soft(price, address).toBeLessThanOrEqual(bar?.y ?? 0)
      expect.soft(await layoutShift(page), address).toBeLessThanOrEqual(0.05)
    }
  await test.step('on the home page within 1.3 windows', async () => {
    for (const language of languages) {
      await visit(page, addressIn(language, pagePaths.home))
      const price = await readFirstPrice(page)
      expect.soft(price, language).toBeGreaterThan(0)
      expect.soft(price, language).toBeLessThanOrEqual(1.3 * 740)
    }
  })
})
