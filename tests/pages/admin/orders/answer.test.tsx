import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { composeOrderMessage } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { answerMessages, answerTitle } from '../../../../contract/orders/messages.ts'
import { replyWords } from '../../../../contract/orders/reply-words.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
let oil: Product
let cake: Product
let seed: Product
let soap: Product
/** The customer's, from before the oil's price rose and the seed was out of stock. */
let message: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  const category = (await api.createRecord(apiPaths.categories, { name: 'Karanja' }))._id
  const createProduct = (fields: object): Promise<Product> =>
    api.createRecord<Product>(apiPaths.products, { category, ...fields })
  oil = await createProduct({ name: 'Karanja Oil 1 L', price: 420, packMass: 915 })
  cake = await createProduct({ name: 'Karanja Cake, pressed twice', price: 55.5 })
  seed = await createProduct({ name: 'Karanja Seed', price: 80, packMass: 500 })
  soap = await createProduct({ name: 'Karanja Soap', price: 0, packMass: 100 })
  message = composeOrderMessage({
    words: orderWordsEn,
    publicUrl: api.env.publicUrl,
    whatsapp: '1',
    language: 'en',
    lines: [oil, cake, seed, soap].map((product, index) => ({ product, quantity: index + 1 })),
    details: { name: 'Meena', place: 'Pollachi' },
    delivery: { packing: 10, zones: [] },
  }).text
  await change(oil, { price: 430 })
  await change(seed, { inStock: false })
})
afterAll(() => api.close())

const change = ({ _id: id }: Product, payload: object) =>
  api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), { payload })

const box = () => screen.findByLabelText<HTMLTextAreaElement>('The customer’s WhatsApp message')
const reply = () => screen.findByLabelText<HTMLTextAreaElement>('Text for the customer')
async function line(name: string) {
  const order = await screen.findByRole('region', { name: 'Order' })
  const item = within(order)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(name))
  return item as HTMLElement
}

/** Pastes a message on the dashboard, and opens its order. */
async function paste(text: string) {
  const page = await openPage(api, pagePaths.admin)
  const pasteAndOpen = async (text: string) => {
    const field = await box()
    await page.user.clear(field)
    await page.user.click(field)
    await page.user.paste(text)
    await page.user.click(screen.getByRole('button', { name: 'Open the order' }))
  }
  await pasteAndOpen(text)
  return { ...page, pasteAndOpen }
}
const address = () => location.pathname + location.search

it('A text without a list is said to be none and stays in the tab; a message opens its order', async () => {
  await paste('Good morning')
  expect(await screen.findByText(answerMessages.noOrder)).toBeDefined()
  const { pasteAndOpen } = await paste('')
  expect((await box()).value).toBe('')
  await pasteAndOpen(`[23/11/26, 10:14 am] Meena: ${message}`)
  await waitFor(() => expect(address()).toContain(`${pagePaths.adminOrderAnswer}?i=${oil._id}.1~`))
})

it('A message about one product is answered by its name, and what is not called so is said', async () => {
  const { pasteAndOpen } = await paste('Order Nowhere Paste')
  const notFound = answerMessages.notFound('“Nowhere Paste”')
  expect(await screen.findByText((text) => text.includes(notFound))).toBeDefined()
  await pasteAndOpen(`I'm interested in ordering ${oil.name}\nOrder Nowhere Paste`)
  await waitFor(() => expect(address()).toBe(`${pagePaths.adminOrderAnswer}?i=${oil._id}.1`))
  expect((await line('Nowhere Paste')).textContent).toContain(answerMessages.noLongerOffered)
  expect((await reply()).value).toMatch(
    /1\. Karanja Oil 1 L × 1 = ₹430\n2\. Nowhere Paste × 1 \(no/,
  )
})

it('A message in any words is read, and says what had better be looked at', async () => {
  const { user } = await paste('vanakkam\n2 litre karanja oil venum\nkaranja soap\nsaffron 1 g')
  const first = await line('Karanja Oil')
  expect(first.textContent).toContain('2 × ₹430')
  expect(first.textContent).toContain(answerMessages.pleaseCheck('2 litre karanja oil venum'))
  expect(screen.getByText(answerMessages.notUnderstood('saffron 1 g'))).toBeDefined()
  expect((await line(soap.name)).textContent).not.toContain('Please check')
  const pieces = screen.getByLabelText(`${answerMessages.pieces}: ${oil.name}`)
  await user.clear(pieces)
  await user.type(pieces, '3')
  const value = /1\. Karanja Oil 1 L × 3 = ₹1,290\n2\. Karanja Soap × 1/
  await waitFor(async () => expect((await reply()).value).toMatch(value))
})

it('An order has the prices, the stock and the mass of now, beside what the message says', async () => {
  await paste(message)
  const first = (await line('Karanja Oil')).textContent
  expect(first).toContain('1 × ₹430')
  expect(first).toContain(answerMessages.said(1, '₹420'))
  expect((await line(cake.name)).textContent).not.toContain('The message says')
  expect((await line(seed.name)).textContent).toContain('Out of stock')
  // (915 + 4 × 100) g and a tenth: what is out of stock is not sent.
  const parcel = screen.getByRole('region', { name: 'Parcel' }).textContent
  expect(parcel).toContain('1.447 kg with packaging')
  expect(parcel).toContain(answerMessages.without(cake.name))
  expect((await reply()).value).toMatch(/Total: from ₹541$/)
})

async function expectCopied() {
  expect(await navigator.clipboard.readText()).toBe(
    [
      replyWords.greeting('Meena'),
      '1. Karanja Oil 1 L × 1 = ₹430',
      `2. ${cake.name} × 2 = ₹111`,
      `3. ${replyWords.lineOutOfStock('Karanja Seed', 3, undefined)}`,
      '4. Karanja Soap × 4 = ₹181',
      'Delivery: ₹120',
      'Total: ₹842',
    ].join('\n'),
  )
}

it('The reply has the delivery charge and the price that was asked for, and is copied', async () => {
  const { user } = await paste(message)
  const charge = await screen.findByLabelText('Delivery charge (₹)')
  await user.type(charge, '1,2,5')
  await user.click(screen.getByRole('button', { name: 'Copy the reply' }))
  expect(await screen.findByText(messages.validation.money)).toBeDefined()
  expect(document.activeElement).toBe(charge)
  await user.clear(charge)
  await user.type(charge, '120')
  await user.type(within(await line(soap.name)).getByLabelText('Price of one (₹)'), '45.25')
  await user.click(screen.getByRole('button', { name: 'Copy the reply' }))
  expect(await screen.findByText(answerMessages.copied)).toBeDefined()
  await expectCopied()
  await openPage(api, address())
  expect((await reply()).value).toMatch(/^Vanakkam Meena!/)
})

it('An order of products that are gone says so', async () => {
  const gone = '01900000-0000-7000-8000-000000000000'
  await openPage(api, `${pagePaths.adminOrderAnswer}?i=${oil._id}.1~${gone}.1`)
  expect(await screen.findByText(answerMessages.missing(1))).toBeDefined()
  await openPage(api, `${pagePaths.adminOrderAnswer}?i=${gone}`)
  expect(await screen.findByText(answerMessages.allUnknown)).toBeDefined()
  await openPage(api, `${pagePaths.adminOrderAnswer}?i=~~`)
  expect(await screen.findByRole('heading', { level: 1, name: answerTitle })).toBeDefined()
  expect(await box()).toBeDefined()
})
