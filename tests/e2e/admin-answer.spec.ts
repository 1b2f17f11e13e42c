import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import {
  answerMessages,
  answerTitle,
  replyMessages,
} from '../../contract/order-list/order-answer-terms.ts'
import { composeOrderMessage } from '../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../contract/order-list/order-words-en.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { test as base, expect } from './fixtures.ts'
import { type Colleague, hireColleague, signIn } from './staff.ts'

/** Too long for one line beside its amount. */
const cakeName = 'Karanja Cake, pressed twice, for fields and gardens, in a sack of jute'

const box = (page: Page) => page.getByLabel('The customer’s WhatsApp message')
const line = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Order', exact: true })
    .getByRole('listitem')
    .filter({ hasText: name })
const reply = (page: Page) => page.getByLabel('Text for the customer')

/** Creates products; the customer's message has the prices that they were created with. */
async function addProducts(colleague: Colleague): Promise<Order['products']> {
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const category = data[0].category._id
  const create = async (fields: { name: string; price: number } & Record<string, unknown>) => {
    const response = await colleague.send('POST', apiPaths.products, { category, ...fields })
    return (await response.json()).data
  }
  return [
    await create({ name: 'Karanja Oil 1 L', price: 420, packMass: 915 }),
    await create({ name: cakeName, price: 55.5 }),
    await create({ name: 'Karanja Seed', price: 80, packMass: 500 }),
    await create({ name: 'Karanja Soap', price: 0, packMass: 100 }),
  ]
}

type Order = {
  colleague: Colleague
  products: [oil: Product, cake: Product, seed: Product, soap: Product]
  /** The customer's, from before the oil's price rose and the seed was out of stock. */
  message: string
}

const test = base.extend<{ order: Order }>({
  order: async ({ request, site }, use) => {
    const colleague = await hireColleague(request)
    const products = await addProducts(colleague)
    const [oil, , seed] = products
    const change = (id: string, fields: object) =>
      colleague.send('PUT', fillPath(apiPaths.product, { id }), fields)
    await change(oil._id, { price: 430 })
    await change(seed._id, { inStock: false })
    const message = composeOrderMessage({
      words: orderWordsEn,
      publicUrl: site.url,
      whatsapp: '1',
      language: 'en',
      lines: products.map((product, index) => ({ product, quantity: index + 1 })),
      details: { name: 'Meena', place: 'Pollachi' },
      delivery: { packing: 10, zones: [] },
    }).text
    await use({ colleague, products, message })
  },
})
test.use({
  ownSite: true,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
})

async function openOrder(page: Page, { message }: Order): Promise<void> {
  await signIn(page)
  await box(page).fill(message)
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(line(page, 'Karanja Oil')).toBeVisible()
}

test('a message that is pasted on the dashboard opens the order, a text without a list does not', async ({
  page,
  order,
}) => {
  await signIn(page)
  await box(page).fill('Good morning')
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(box(page)).toHaveAccessibleDescription(new RegExp(answerMessages.noOrder))
  await page.reload()
  await expect(box(page), 'what is pasted stays in this tab until it is opened').toHaveValue(
    'Good morning',
  )
  await box(page).fill(`[23/11/26, 10:14 am] Meena: ${order.message}`)
  await page.getByRole('button', { name: 'Open the order' }).click()
  const [oil] = order.products
  await expect(page).toHaveURL(new RegExp(`${pagePaths.adminOrderAnswer}\\?i=${oil._id}.1~`))
})

test('a message about one product is answered by its name, and what is not called so is said', async ({
  page,
  order: {
    products: [oil],
  },
}) => {
  await signIn(page)
  await box(page).fill('Order Nowhere Oil')
  await page.getByRole('button', { name: 'Open the order' }).click()
  const notFound = answerMessages.notFound('“Nowhere Oil”')
  await expect(box(page)).toHaveAccessibleDescription(new RegExp(notFound))
  await box(page).fill(`I'm interested in ordering ${oil.name}\nOrder Nowhere Oil`)
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.adminOrderAnswer}\\?i=${oil._id}.1$`))
  await expect(line(page, 'Nowhere Oil')).toContainText(answerMessages.noLongerOffered)
  await expect(reply(page)).toHaveValue(/1\. Karanja Oil 1 L × 1 = ₹430\n2\. Nowhere Oil × 1 \(no/)
})

test('a message in any words is read, and says what had better be looked at', async ({
  page,
  order: {
    products: [oil, , , soap],
  },
}) => {
  await signIn(page)
  await box(page).fill('vanakkam\n2 litre karanja oil venum\nkaranja soap\nsaffron 1 g')
  await page.getByRole('button', { name: 'Open the order' }).click()
  await expect(line(page, 'Karanja Oil')).toContainText('2 × ₹430')
  await expect(line(page, 'Karanja Oil')).toContainText(
    answerMessages.pleaseCheck('2 litre karanja oil venum'),
  )
  await expect(page.getByText(answerMessages.notUnderstood('saffron 1 g'))).toBeVisible()
  await page.getByLabel(`${answerMessages.pieces}: ${oil.name}`).fill('3')
  await expect(reply(page)).toHaveValue(/1\. Karanja Oil 1 L × 3 = ₹1,290\n2\. Karanja Soap × 1/)
  await expect(line(page, soap.name).last()).not.toContainText('Please check')
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'answer sheet')
})

test('an order has the prices, the stock and the mass of now', async ({ page, order }) => {
  await openOrder(page, order)
  await expect(line(page, 'Karanja Oil')).toContainText('1 × ₹430')
  await expect(line(page, 'Karanja Oil')).toContainText(answerMessages.said(1, '₹420'))
  const amount = await line(page, cakeName).getByText('₹111', { exact: true }).boundingBox()
  expect(amount?.height).toBeLessThan(40)
  await expect(line(page, cakeName)).not.toContainText('The message says')
  await expect(line(page, 'Karanja Seed')).toContainText('Out of stock')
  // (915 + 4 × 100) g and a tenth: what is out of stock is not sent.
  const parcel = page.getByRole('region', { name: 'Parcel' })
  await expect(parcel).toContainText('1.447 kg with packaging')
  await expect(parcel).toContainText(answerMessages.without(cakeName))
  await expect(reply(page)).toHaveValue(/Total: from ₹541$/)
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'answer sheet')
})

test('the reply has the delivery charge and the price that was asked for', async ({
  page,
  order,
}) => {
  await openOrder(page, order)
  const charge = page.getByLabel('Delivery charge (₹)')
  await charge.fill('1,2,5')
  await page.getByRole('button', { name: 'Copy the reply' }).click()
  await expect(charge).toHaveAccessibleDescription(messages.validation.money)
  await expect(charge).toBeFocused()
  await charge.fill('120')
  await line(page, 'Karanja Soap').getByLabel('Price of one (₹)').fill('45.25')
  await page.getByRole('button', { name: 'Copy the reply' }).click()
  await expect(page.getByText(answerMessages.copied, { exact: true })).toBeVisible()
  const expected = [
    replyMessages.greeting('Meena'),
    '1. Karanja Oil 1 L × 1 = ₹430',
    `2. ${cakeName} × 2 = ₹111`,
    `3. ${replyMessages.lineOutOfStock('Karanja Seed', 3, undefined)}`,
    '4. Karanja Soap × 4 = ₹181',
    'Delivery: ₹120',
    'Total: ₹842',
  ].join('\n')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
  await page.reload()
  await expect(reply(page)).toHaveValue(/^Vanakkam Meena!/)
})

test('where copying is rejected the reply is selected', async ({ page, order }) => {
  await openOrder(page, order)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: 'Copy the reply' }).click()
  await expect(page.getByText(answerMessages.rejected)).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Vanakkam Meena!/)
})

test('an order of products that are gone says so', async ({ page, order }) => {
  const [oil, cake] = order.products
  await order.colleague.send('DELETE', fillPath(apiPaths.product, { id: cake._id }))
  await signIn(page, `${pagePaths.adminOrderAnswer}?i=${oil._id}.1~${cake._id}.1`)
  await expect(page.getByText(answerMessages.missing(1))).toBeVisible()
  await page.goto(`${pagePaths.adminOrderAnswer}?i=${cake._id}`)
  await expect(page.getByText(answerMessages.allUnknown)).toBeVisible()
  await page.goto(`${pagePaths.adminOrderAnswer}?i=~~`)
  await expect(page.getByRole('heading', { level: 1, name: answerTitle })).toBeVisible()
  await expect(box(page)).toBeVisible()
})
