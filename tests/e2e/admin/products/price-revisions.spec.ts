import type { Page } from '@playwright/test'
import { categoryLimits } from '../../../../contract/categories/limits.ts'
import { indiaDate } from '../../../../contract/india-time.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { type Colleague, hireColleague, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'
import { longest } from '../../layout/long-texts.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const lines = (page: Page) => page.getByRole('list', { name: 'New prices' }).getByRole('listitem')
const line = (page: Page, name: string) => lines(page).filter({ hasText: name })
const cards = (page: Page) => page.getByRole('list', { name: 'Price revisions' }).locator('> li')
const alert = (page: Page) => page.getByRole('alert')

async function listProducts(colleague: Colleague, query = ''): Promise<Product[]> {
  const response = await colleague.get(`${apiPaths.products}?limit=1000&sort=name-asc${query}`)
  return (await response.json()).data
}

async function findProduct(colleague: Colleague, name: string): Promise<Product> {
  const found = (await listProducts(colleague)).find((product) => product.name === name)
  if (!found) throw new Error(`No ${name}`)
  return found
}

async function setPrice(colleague: Colleague, { _id: id }: Product, price: number) {
  const fields = { price, originalPrice: '' }
  const response = await colleague.send('PUT', fillPath(apiPaths.product, { id }), fields)
  expect(response.status()).toBe(200)
}
const priceOf = async (colleague: Colleague, name: string) =>
  (await findProduct(colleague, name)).price

/** Counts every finger that is laid on the page, whatever page that is by then. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  let taps = 0
  await page.exposeFunction('reportTap', () => {
    taps++
  })
  await page.addInitScript(() => {
    addEventListener('touchstart', () => reportTap(), { capture: true, passive: true })
  })
  return async () => {
    // Earlier reports have arrived by now.
    await page.evaluate(() => undefined)
    return taps
  }
}
declare const reportTap: () => void

test('ten oils are re-rated within 15 taps, and taken back', async ({ page, request }) => {
  const colleague = await hireColleague(request)
  const litre = await findProduct(colleague, 'Groundnut Oil 1 L')
  const tin = await findProduct(colleague, 'Groundnut Oil 5 L Tin')
  await colleague.send('PUT', fillPath(apiPaths.product, { id: tin._id }), { packCost: 45.5 })
  const before = await listProducts(colleague)
  const readTaps = await countTaps(page)
  await signIn(page)
  await page.getByRole('link', { name: 'Change prices' }).tap()
  await button(page, 'Next').tap()
  await page.getByText('New rate', { exact: true }).tap()
  const rates = page.getByRole('region', { name: 'New rates' }).getByRole('textbox')
  expect(await rates.count()).toBeGreaterThanOrEqual(10)
  const oils = (await rates.all()).slice(0, 10)
  for (const [index, oil] of oils.entries()) {
    await oil.tap()
    await page.keyboard.type(`${400 + index}`)
  }
  await button(page, 'Preview').tap()
  await expect(line(page, tin.name)).toContainText(/From ₹[\d,.]+ → to ₹[\d,]+/)
  await button(page, /^Apply \d+ prices$/).tap()
  await expect(cards(page).first()).toContainText(/^New rates: 10 groups/)
  expect(await readTaps()).toBeLessThanOrEqual(15)

  // Groundnut oil is the third of them, by name: 402 a litre, and the tin itself.
  const groups = (await (await colleague.get(apiPaths.productGroups)).json()).data
  const rated = groups.filter(({ ratePaise }: { ratePaise?: number }) => ratePaise)
  expect(rated).toHaveLength(10)
  const rate = rated.find(({ _id }: { _id: string }) => _id === tin.group?._id).ratePaise / 100
  expect(await priceOf(colleague, litre.name)).toBe(rate)
  expect(await priceOf(colleague, tin.name)).toBe(Math.round(rate * 5 + 45.5))

  await expect(cards(page).first()).toContainText('Applied')
  await expectToFit(page, 'history of prices')
  expect(await findBarriers(page)).toEqual([])
  await test.step('groups with rates fit a phone', async () => {
    await walkTo(page, pagePaths.adminProductGroups)
    await expect(page.getByText(/^Rate ₹/).first()).toBeVisible()
    await expectToFit(page, 'product groups with a rate')
    await walkTo(page, pagePaths.adminPrices)
  })
  await setPrice(colleague, litre, 777)
  await button(page, 'Take back').tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).tap()
  await expect(alert(page)).toContainText(pricePageMessages.notReverted(1))
  await expect(alert(page)).toContainText(`${litre.name}: ₹777`)
  await expect(cards(page).first()).toContainText('Taken back')
  await cards(page).first().locator('summary').tap()
  await expect(cards(page).first()).toContainText(pricePageMessages.notReverted(1))
  const prices = (products: Product[]) =>
    products.map(({ name, price, originalPrice }) => [name, price, originalPrice])
  const expected = before.map((product) =>
    product._id === litre._id ? { ...product, price: 777, originalPrice: undefined } : product,
  )
  expect(prices(await listProducts(colleague))).toEqual(prices(expected))

  await test.step('the prices of a product fit a phone', async () => {
    await walkTo(page, fillPath(pagePaths.adminProductEdit, { id: litre._id }))
    const history = page.locator('details').filter({ hasText: 'Price history' })
    await history.locator('summary').tap()
    await expect(history.getByRole('row').nth(1)).toContainText('₹777')
    // The header lies over what is scrolled under it, and axe takes the two for neighbours.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'prices of a product')
  })
})

test('staff choose products, look at each new price and set the day, on pages that fit a phone', async ({
  page,
}) => {
  await test.step('products are searched for and selected', async () => {
    await signIn(page, pagePaths.adminPricesNew)
    await page.getByText('Selected products', { exact: true }).tap()
    await button(page, 'Next').tap()
    const searchBox = page.getByRole('searchbox', { name: 'Search products' })
    await expect(searchBox).toBeFocused()
    await expect(searchBox).toHaveAccessibleDescription(pricePageMessages.selectionRequired)
    await searchBox.fill('groundnut')
    await expect(page.getByRole('list', { name: 'Products found' })).toContainText('Groundnut')
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'products that were found')
    await page.getByLabel('Select all of these').tap()
    await button(page, 'Next').tap()
  })
  await test.step('from one field to the next by the phone’s own key', async () => {
    await page.getByText('Single prices', { exact: true }).tap()
    const fields = page.getByRole('region', { name: 'New prices' }).getByRole('textbox')
    await fields.first().fill('611')
    await fields.first().press('Enter')
    await expect(fields.nth(1)).toBeFocused()
    await page.getByText('By percent', { exact: true }).tap()
    await page.getByRole('textbox', { name: 'Percent' }).fill('20')
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'how prices change')
    await button(page, 'Preview').tap()
  })
  await test.step('an overwritten price is saved once the line is back', async () => {
    const first = lines(page).first()
    await expect(first).toBeVisible()
    await page.context().setOffline(true)
    await first.getByRole('button', { name: 'Overwrite the price' }).tap()
    await first.getByRole('textbox').fill('1,234')
    await first.getByRole('textbox').blur()
    await expect(alert(page)).toContainText(messages.error.noResponse)
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'preview with a failure')
    await page.context().setOffline(false)
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
  })
  await test.step('a time is chosen', async () => {
    await page.getByText('Later', { exact: true }).tap()
    const tomorrow = indiaDate(Date.now(), 1)
    await page.getByLabel('Date and time').fill(`${tomorrow}T06:00`)
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'preview for later')
    await button(page, /^Schedule \d+ prices$/).tap()
    await expect(cards(page).first()).toContainText(/Scheduled.*6:00\s?am, India/)
  })
})

test('hundreds of lines with the longest names are drawn little by little, and all applied', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const category = await (
    await colleague.send('POST', apiPaths.categories, { name: longest.tamil(categoryLimits.name) })
  ).json()
  for (let number = 0; number < 300; number++) {
    const name = longest.tamil(productLimits.name - 3) + String(number).padStart(3, '0')
    const fields = { name, price: 100, originalPrice: 104, category: category.data._id }
    await colleague.send('POST', apiPaths.products, fields)
  }
  const what = new URLSearchParams({ what: 'category', id: category.data._id })
  await signIn(page, `${pagePaths.adminPricesNew}?${what}`)
  await page.getByText('Down', { exact: true }).tap()
  await page.getByRole('textbox', { name: 'Percent' }).fill('16')
  await button(page, 'Preview').tap()
  await test.step('the lines are drawn little by little', async () => {
    const lines = page.getByRole('list', { name: 'New prices' }).getByRole('listitem')
    await expect(lines).toHaveCount(50)
    await expectToFit(page, 'lines of the longest names')
    await button(page, 'Show more of 300 lines').tap()
    await expect(lines).toHaveCount(100)
    await lines.last().getByRole('checkbox').uncheck()
  })

  await test.step('all lines but one are applied', async () => {
    await button(page, 'Apply 299 prices').tap()
    await expect(page.getByText(pricePageMessages.applied(299))).toBeVisible()
    await expectToFit(page, 'history of the longest names')
    const products = await listProducts(colleague, `&category=${category.data._id}`)
    expect(products.filter(({ price }) => price === 84)).toHaveLength(299)
  })
})
