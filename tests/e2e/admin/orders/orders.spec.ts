import type { Page } from '@playwright/test'
import { messages } from '../../../../contract/messages.ts'
import { composeOrderMessage } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: name })

test('a pasted message becomes an order that two phones move on', async ({
  page,
  request,
  site,
}) => {
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=2`)).json()
  const products: Product[] = data
  const message = composeOrderMessage({
    words: orderWordsEn,
    publicUrl: site.url,
    whatsapp: '1',
    language: 'en',
    lines: products.map((product) => ({ product: { ...product, inStock: true }, quantity: 2 })),
    details: { name: 'Meena', place: 'Pollachi' },
    delivery: { packing: 10, zones: [] },
  }).text
  await signIn(page)

  await test.step('kept in four taps, the paste among them', async () => {
    await page.getByLabel('The customer’s WhatsApp message').fill(message)
    await page.getByRole('button', { name: 'Open the order' }).click()
    await page.getByRole('button', { name: 'Keep as order' }).click()
    await expect(page.getByLabel('Text for the customer')).toHaveValue(/\nOrder 1\n/)
    await expect(page.getByRole('link', { name: 'Order 1' })).toBeVisible()
  })

  await test.step('stands on its tab with the sum, and moves on with one press', async () => {
    await page.goto(pagePaths.adminOrders)
    const tab = page
      .getByRole('navigation', { name: 'Orders' })
      .getByRole('link', { name: /^New 1/ })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(card(page, 'Order 1')).toContainText('Meena')
    await expectToFit(page, pagePaths.adminOrders)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Packed: Order 1' }).click()
    await expect(card(page, 'Order 1')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Order 1')).toBeVisible()
  })

  await test.step('says so where another phone was faster, and shows the newest', async () => {
    const [order] = (await (await colleague.get(apiPaths.orders)).json()).data
    const path = fillPath(apiPaths.order, { id: order._id })
    await colleague.send('PUT', path, { status: 'packed' })
    await page.getByRole('button', { name: 'Packed: Order 1' }).click()
    await expect(page.getByText(messages.error.preconditionFailed)).toBeVisible()
    await expect(card(page, 'Order 1')).toBeHidden()
    await colleague.send('PUT', path, { status: 'new' })
  })

  await test.step('is packed from a list that says how many of each', async () => {
    await page.getByRole('link', { name: 'Packing list' }).click()
    await expect(page.getByRole('row')).toHaveCount(1 + products.length)
    await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Order 1 · Meena')
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('is written by hand, too', async () => {
    await page.goto(pagePaths.adminOrderNew)
    await page.getByLabel('Product').fill('Empty tin')
    await page.getByLabel('Price (₹)').fill('௧௫')
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByRole('button', { name: 'Keep order' }).click()
    await expect(page.getByLabel('Product').nth(1)).toBeFocused()
    await page.getByRole('button', { name: 'Remove Line 2' }).click()
    await page.getByLabel('Name').fill('Ravi')
    await expectToFit(page, pagePaths.adminOrderNew)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep order' }).click()
    await expect(card(page, 'Order 2')).toContainText('Empty tin × 1 = ₹15')
  })
})
