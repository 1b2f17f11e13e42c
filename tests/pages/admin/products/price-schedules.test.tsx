import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { hourMs } from '../../../../contract/durations.ts'
import { indiaDate } from '../../../../contract/india-time.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../contract/price-revisions/messages.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
let tin: Product
beforeAll(async () => {
  api = await createDemoShop()
  tin = await find('Groundnut Oil 5 L Tin')
})
afterAll(() => api.close())

const find = async (search: string): Promise<Product> => {
  const query = new URLSearchParams({ search, exact: 'true' })
  return (await api.call('GET', `${apiPaths.products}?${query}`)).json().data[0]
}
const pathOf = ({ _id: id }: Product) => fillPath(apiPaths.product, { id })
const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}
const findCard = async () =>
  (await screen.findByRole('list', { name: 'Price revisions' })).firstElementChild as HTMLElement
const findPriceFields = async () =>
  within(await screen.findByRole('region', { name: 'New prices' })).getAllByRole('textbox')

/** Leads to the preview of one new price, from the list of categories. */
async function previewOnePrice() {
  const page = await openPage(api, pagePaths.adminCategories)
  const change = { name: 'Change prices of Coconut Oil' }
  await page.user.click(await screen.findByRole('link', change))
  await page.user.click(await screen.findByText('Single prices'))
  const [first] = await findPriceFields()
  await page.user.type(first as HTMLElement, '611')
  await press(page.user, 'Preview')
  await page.user.click(await screen.findByText('Later'))
  return { ...page, time: screen.getByLabelText('Date and time') }
}

it('A change of single prices asks for at least one', async () => {
  const { user } = await openPage(api, pagePaths.adminCategories)
  await user.click(await screen.findByRole('link', { name: 'Change prices of Coconut Oil' }))
  await user.click(await screen.findByText('Single prices'))
  await findPriceFields()
  await press(user, 'Preview')
  expect((await screen.findByRole('alert')).textContent).toContain(pricePageMessages.priceRequired)
})

it('A change of prices is not scheduled for a time that is over', async () => {
  const { user, time } = await previewOnePrice()
  fireEvent.change(time, { target: { value: '2020-01-01T06:00' } })
  await press(user, 'Schedule 1 price')
  await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(priceRevisionMessages.notAhead)).toBeDefined()
  expect(document.activeElement).toBe(time)
})

it('A change of prices is scheduled by the clock of India, and cancelled', async () => {
  const { user, time } = await previewOnePrice()
  const tomorrow = indiaDate(Date.now(), 1)
  fireEvent.change(time, { target: { value: `${tomorrow}T06:00` } })
  await press(user, 'Schedule 1 price')
  expect(await screen.findByText(pricePageMessages.scheduled(1))).toBeDefined()
  expect((await findCard()).textContent).toMatch(/Scheduled.*6:00\s?am, India/)
  await user.click(within(await findCard()).getByRole('button', { name: 'Cancel change' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Cancel change' }))
  await waitFor(async () => expect((await findCard()).textContent).toContain('Cancelled'))
})

/** A change whose time comes when a price is not what it was. */
async function stopRevision(product: Product): Promise<void> {
  const rule = { kind: 'set', prices: [{ product: product._id, price: product.price + 10 }] }
  const payload = { rule, reason: '', applyAt: new Date(Date.now() + hourMs).toISOString() }
  const { data } = (await api.callAsAdmin('POST', apiPaths.priceRevisions, { payload })).json()
  await api.callAsAdmin('POST', fillPath(apiPaths.priceRevisionSchedule, { id: data._id }))
  const changed = { price: product.price + 5, originalPrice: '' }
  await api.callAsAdmin('PUT', pathOf(product), { payload: changed })
  await api.db
    .updateTable('price_revisions')
    .set({ state: 'stopped', stopped_by: 'prices', apply_at: 1 })
    .execute()
}

it('A change of prices that has stopped is said on the dashboard, and gone on with', async () => {
  const litre = await find('Groundnut Oil 1 L')
  await stopRevision(litre)
  const { user } = await openPage(api, pagePaths.admin)
  const care = within(await screen.findByRole('region', { name: 'Needs care' }))
  await user.click(await care.findByRole('link', { name: /price revisions? stopped$/ }))
  await user.click(within(await findCard()).getByRole('link', { name: 'Go on' }))
  const now = priceRevisionMessages.priceNow(litre.price + 5)
  const line = within(await screen.findByRole('list', { name: 'New prices' }))
  expect(await line.findByText(now)).toBeDefined()
  await user.click(line.getByRole('checkbox'))
  expect(screen.getByRole('button', { name: /^Apply/ })).toHaveProperty('disabled', true)
  await user.click(line.getByRole('checkbox'))
  await press(user, 'Apply all the same')
  expect(await screen.findByText(pricePageMessages.applied(1))).toBeDefined()
  expect((await find('Groundnut Oil 1 L')).price).toBe(litre.price + 10)
})

it('The history of a product’s prices that fails to load can be asked for again', async () => {
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id: tin._id }))
  const mend = cutLine(/prices$/)
  const summary = await screen.findByText('Price history')
  const history = within(summary.closest('details') as HTMLElement)
  await user.click(summary)
  expect((await history.findByRole('alert')).textContent).toContain(pricePageMessages.historyFailed)
  mend()
  await user.click(history.getByRole('button', { name: 'Try again' }))
  expect(await history.findByText(pricePageMessages.historyEmpty)).toBeDefined()
})

it('A group takes a new rate, to which the cost of each pack is added', async () => {
  const product = await openPage(api, fillPath(pagePaths.adminProductEdit, { id: tin._id }))
  await fill(product.user, await screen.findByLabelText('Cost of the pack (₹)'), '45.5')
  await press(product.user, 'Save changes')
  expect(await screen.findByText(messages.product.updated)).toBeDefined()

  const id = tin.group?._id ?? ''
  const { user } = await openPage(api, fillPath(pagePaths.adminProductGroupEdit, { id }))
  expect(await screen.findByText('No rate yet')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'New rate' }))
  expect(await screen.findByText(/Packs: 5 L ₹45\.50/)).toBeDefined()
  await fill(user, screen.getByRole('textbox', { name: /^Groundnut Oil/ }), '430.50{Enter}')
  const lines = await screen.findByRole('list', { name: 'New prices' })
  expect(lines.textContent).toContain('to ₹2,198')
  await press(user, /^Apply/)
  expect((await findCard()).textContent).toContain('New rate ₹430.50 / litre: Groundnut Oil')
  await openPage(api, pagePaths.adminProductGroups)
  expect(await screen.findByText('Rate ₹430.50')).toBeDefined()
})

it('The history of a product’s prices has a row for each price', async () => {
  await api.callAsAdmin('PUT', pathOf(tin), { payload: { price: 2500, originalPrice: '' } })
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id: tin._id }))
  const summary = await screen.findByText('Price history')
  await user.click(summary)
  const history = within(summary.closest('details') as HTMLElement)
  const [, newest] = await history.findAllByRole('row')
  expect(newest?.textContent).toContain('₹2,500')
})
