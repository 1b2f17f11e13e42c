import type { APIRequestContext, Locator } from '@playwright/test'
import { apiPaths, apiPrefix, pagePaths, productAddress } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

// Facts that a visitor compares before ordering: sizes, their price per litre, and the label.

test.use({ ownSite: true })

/** Sizes of groundnut oil, the tin cheapest by the litre and the small bottle sold out. */
async function stockGroundnut(request: APIRequestContext) {
  const { get, send } = await hireColleague(request)
  const { data } = await (await get('/products?search=groundnut oil&limit=100')).json()
  const find = (name: string) => data.find((product: Product) => product.name === name) as Product
  const small = find('Groundnut Oil 200 ml')
  const litre = find('Groundnut Oil 1 L')
  const tin = find('Groundnut Oil 5 L Tin')
  for (const [{ _id }, change] of [
    [small, { inStock: false }],
    [tin, { price: 1700, originalPrice: '' }],
  ] as const) {
    expect((await send('PUT', `/products/${_id}`, change)).status()).toBe(200)
  }
  return { small, litre, tin }
}

async function expectSizes(details: Locator) {
  const sizes = details.getByRole('region', { name: 'Other sizes' })
  const size = (name: string) => sizes.getByRole('link').filter({ hasText: name })
  await expect(size('5 L')).toContainText(/Best value\s*₹1,700\s*₹340 \/ litre/)
  await expect(sizes.getByText('Best value')).toHaveCount(1)
  await expect(size('200 ml')).toContainText(/Out of stock\s*₹89.50\s*₹447.50 \/ litre/)
  await expect(size('1 L')).toHaveCount(0)
  await expect(sizes.getByRole('link').first(), 'the smallest first').toContainText('200 ml')
}

async function expectLabel(details: Locator) {
  const label = details.getByRole('region', { name: 'What the label says' })
  for (const fact of [
    ['Mark', 'Vegetarian'],
    ['Net quantity', '1 L (914 g)'],
    ['MRP', '₹410 incl. of all taxes'],
    ['Ingredients', /^Groundnut\s*நிலக்கடலை$/],
    ['Allergens', 'Contains groundnut'],
    ['Shelf life', 'Best before 9 months from packing'],
    ['Made by', /^Vaagai Wood-Pressed Oils, .*641653$/],
    ['FSSAI number', '12419001000123'],
    ['Consumer care', /Meena Ravi.*\+91 98765 43210.*vanakkam@vaagai.example/],
  ] as const) {
    const [name, text] = fact
    const line = label.locator('div').filter({ has: label.page().getByText(name, { exact: true }) })
    await expect(line.getByRole('definition'), name).toHaveText(text)
  }
  await expect(label.getByText('Unit sale price'), 'none at exactly one litre').toHaveCount(0)
  const energy = label.getByRole('table', { name: 'Nutrition in 100 g' }).getByRole('row').first()
  await expect(energy).toHaveText(/Energy\s*900 kcal/)
}

test('A visitor compares the sizes of an oil, and reads its label', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { litre } = await stockGroundnut(request)
  const gate = Promise.withResolvers<void>()
  await page.route(`**${apiPrefix}${apiPaths.productGroups}/*`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await visit(page, `${pagePaths.products}?search=groundnut oil 1 L`)
  const card = productCards(page).filter({ hasText: 'Groundnut Oil' })
  const details = page.getByRole('dialog', { name: litre.name })

  await test.step('a card says the Tamil name, the size and the price of a litre', async () => {
    await expect(card.locator('[lang=ta]')).toHaveText('கடலை எண்ணெய்')
    await expect(card.getByRole('button', { pressed: true })).toHaveText('1 L')
    await expect(card.getByText('₹378 / litre', { exact: true })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('sizes and a label that come late push down nothing that is being read', async () => {
    await card.getByRole('heading').getByRole('link').click()
    const description = details.getByText(litre.description)
    await expect(description).toBeVisible()
    const above = await description.boundingBox()
    gate.resolve()
    await expectSizes(details)
    await expectLabel(details)
    expect(await description.boundingBox()).toEqual(above)
    expect(await findBarriers(page)).toEqual([])
    await expectUncovered(details)
  })

  await test.step('another size takes its place', async () => {
    await page.getByRole('dialog').getByRole('link', { name: /^5 L/ }).click()
    const tin = page.getByRole('dialog', { name: 'Groundnut Oil 5 L Tin' })
    await expect(tin.getByText('₹340.00 per litre')).toBeVisible()
    await expect(tin.getByRole('link', { name: 'Close' })).toBeFocused()
    await expect(page).toHaveTitle(/^Groundnut Oil 5 L Tin \|/)
    await tin.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/search=groundnut/)
  })

  await test.step('the same where the details were opened by their address', async () => {
    await visit(page, productAddress(litre._id))
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^500 ml/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Groundnut Oil 500 ml' })).toBeVisible()
    await expect(page).toHaveTitle(/^Groundnut Oil 500 ml \|/)
    await expect(page.getByText('₹0.40 per ml')).toBeVisible()
  })
})

/** Asserts that nothing lies over the texts that scroll. */
async function expectUncovered(details: Locator): Promise<void> {
  const scrolling = await details.getByRole('table').evaluate((table) => {
    let area = table.parentElement
    while (area && getComputedStyle(area).overflowY !== 'auto') area = area.parentElement
    const { top, bottom } = area?.getBoundingClientRect() ?? {}
    return { top: top ?? 0, bottom: bottom ?? Number.POSITIVE_INFINITY }
  })
  for (const name of ['Close', /^Order on WhatsApp/]) {
    const { y = 0, height = 0 } = (await details.getByRole('link', { name }).boundingBox()) ?? {}
    expect(y + height <= scrolling.top || y >= scrolling.bottom, `${name}`).toBe(true)
  }
}
