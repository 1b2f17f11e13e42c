import type { APIRequestContext, Page } from '@playwright/test'
import { deliveryWordsEn } from '../../../contract/delivery/words-en.ts'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { apiPaths, pagePaths, productAddress } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { deliveryEn } from '../../../web/features/shop/words/delivery-en.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { expectToFit } from '../fixtures/fit.ts'
import { findOils, orderLines, sendLink, watchChats } from '../fixtures/order-list.ts'
import { hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { awaitScripts, visit } from '../fixtures/visitor.ts'

// Delivery charges, before anyone asks.

test.use({ ownSite: true })

const near = {
  name: 'Coimbatore',
  nameTa: 'கோயம்புத்தூர்',
  prefixes: ['641'],
  slabs: [
    { upTo: 2000, charge: 40 },
    { upTo: 5000, charge: 60 },
  ],
  days: [1, 2],
  by: 'our own van',
}
const delivery = { packing: 10, zones: [near], note: '', noteTa: '' }
const pinField = (page: Page) => page.getByLabel(deliveryWordsEn.pinCode)

/** Sets the rules, and adds a product of 1,400 g. */
async function prepare(request: APIRequestContext, rules: object = delivery): Promise<Product> {
  const colleague = await hireColleague(request)
  expect((await colleague.send('PUT', apiPaths.settings, { delivery: rules })).status()).toBe(200)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const product = {
    name: 'Karanja Oil',
    price: 420,
    packMass: 1400,
    category: data[0].category._id,
  }
  return (await (await colleague.send('POST', apiPaths.products, product)).json()).data
}

test('The charge is worked out on the device, said in the message, and forgotten with the list', async ({
  page,
  context,
  request,
}) => {
  const chats = await watchChats(context)
  const product = await prepare(request)
  await test.step('in the details and on the page of delivery, nothing of the PIN code is sent', () =>
    askBeforeOrdering(page))
  await page.goto(orderListAddress([{ id: product._id, quantity: 2 }]))
  await awaitScripts(page)
  await expect(orderLines(page)).toHaveCount(1)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url() + (sent.postData() ?? '')))

  await test.step('a PIN code is typed and changed: nothing is sent', async () => {
    await pinField(page).fill('64160')
    await page.keyboard.press('Tab')
    await expect(pinField(page)).toHaveAccessibleDescription(deliveryWordsEn.pinWrong)
    await pinField(page).fill('௬௪௧ 602')
    await expect(page.getByText('To 641 602: about ₹60 (3.1 kg), 1–2 days')).toBeVisible()
    await pinField(page).fill('110001')
    await expect(page.getByText(deliveryWordsEn.inChat)).toBeVisible()
    await pinField(page).fill('641602')
    await orderLines(page)
      .getByRole('button', { name: /^One less/ })
      .tap()
    await expect(page.getByText('To 641 602: about ₹40 (1.5 kg), 1–2 days')).toBeVisible()
    expect(asked.filter((sent) => /6416|110001/.test(sent))).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'order list with a PIN code')
  })

  await test.step('the message has it, and no address but the chat’s', async () => {
    await sendLink(page).tap()
    await expect.poll(() => chats).toHaveLength(1)
    expect(chats[0]).toContain('\nTotal: ₹420\nPIN: 641602\nDelivery: about ₹40\n')
    expect(asked.filter((sent) => sent.includes('641602') && !sent.includes('wa.me'))).toEqual([])
    expect(page.url()).not.toContain('641602')
  })

  await test.step('it goes with Clear', async () => {
    await page.getByRole('button', { name: 'Clear' }).tap()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('641602')
  })
})

async function askBeforeOrdering(page: Page): Promise<void> {
  const { litre } = await findOils(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit(page, productAddress(litre._id))
  const details = page.getByRole('dialog')
  await details.getByLabel(deliveryWordsEn.pinCode).fill('641602')
  await expect(details.getByText(/^To 641 602: about ₹40 \(1\.0 kg\)/)).toBeVisible()
  await visit(page, pagePaths.delivery)
  await expect(pinField(page)).toHaveValue('641602')
  await page.getByLabel(deliveryEn.goodsWeight).fill('4.5')
  await expect(page.getByText(/^To 641 602: about ₹60 \(5\.0 kg\)/)).toBeVisible()
  await visit(page, pagePaths.orderList)
  expect(sent.filter((request) => request.includes('641602'))).toEqual([])
}
