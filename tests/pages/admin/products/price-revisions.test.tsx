import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
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
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const list = async (query: string): Promise<Product[]> =>
  (await api.call('GET', `${apiPaths.products}?${query}`)).json().data
const priceOf = async ({ _id: id }: Product) =>
  (await api.call('GET', fillPath(apiPaths.product, { id }))).json().data.price
const setPrice = ({ _id: id }: Product, price: number) =>
  api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), {
    payload: { price, originalPrice: '' },
  })

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const percent = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Percent' })
const lines = () =>
  within(screen.getByRole('list', { name: 'New prices' })).getAllByRole('listitem')
const lineOf = (name: string) =>
  lines().find(({ textContent }) => textContent.includes(name)) as HTMLElement
const findLines = async () => {
  await screen.findByRole('list', { name: 'New prices' })
  return lines()
}
const findCard = async () =>
  (await screen.findByRole('list', { name: 'Price revisions' })).firstElementChild as HTMLElement

/** Leads from the six products of the list's first page to what becomes of their prices. */
async function openChangeOfSix() {
  const page = await openPage(api, `${pagePaths.adminProducts}?sort=name-asc`)
  const [first] = await screen.findAllByLabelText(/^Select (?!all)/)
  await page.user.click(first as HTMLElement)
  await page.user.click(screen.getByLabelText('Select all on this page'))
  await press(page.user, 'Actions')
  await page.user.click(await screen.findByRole('menuitem', { name: 'Change prices...' }))
  await percent()
  return page
}

/** Previews six prices that rise by a fifth. */
async function previewSix() {
  const page = await openChangeOfSix()
  await page.user.type(await percent(), '20')
  await press(page.user, 'Preview')
  expect(await findLines()).toHaveLength(6)
  const [first, second, third] = (await list('sort=name-asc&limit=3')) as [
    Product,
    Product,
    Product,
  ]
  const reload = () => openPage(api, location.pathname + location.search)
  return { ...page, reload, first, second, third }
}

it('The form of a change of prices asks for its number, and says of how many products', async () => {
  const { user } = await openChangeOfSix()
  expect(screen.getByText('6 products selected')).toBeDefined()
  await press(user, 'Preview')
  const description = { description: priceRevisionMessages.numberRequired }
  const field = await screen.findByRole('textbox', description)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('The form of a change of prices keeps what was typed where a preview fails, after a reload too', async () => {
  const { user, router } = await openChangeOfSix()
  await user.type(await percent(), '20')
  await user.type(screen.getByLabelText('Reason'), 'Harvest')
  const mend = cutLine(/price-revisions$/)
  await press(user, 'Preview')
  expect((await screen.findByRole('alert')).textContent).toContain(messages.error.noResponse)
  mend()
  const { pathname, search } = router.state.location
  const again = await openPage(api, pathname + search)
  expect(await screen.findByText('What you had typed here is back.')).toBeDefined()
  expect((await percent()).value).toBe('20')
  await press(again.user, 'Preview')
  expect(await screen.findByText(/6 changes of more than 15 %\./)).toBeDefined()
})

it('A price in the preview is overwritten or left out, and saved at once', async () => {
  const { user, reload, first, second } = await previewSix()
  await press(user, `Overwrite the price of ${first.name}`)
  const typed = await screen.findByRole('textbox', { name: 'New price (₹)' })
  await user.clear(typed)
  await user.type(typed, '0.5')
  await press(user, 'Apply 6 prices')
  const description = { description: priceRevisionMessages.tooLow(first.name) }
  expect(await screen.findByRole('textbox', description)).toBe(document.activeElement)
  await user.clear(typed)
  await user.type(typed, '2{Enter}')
  expect(lineOf(first.name).textContent).toContain('Falls')
  await user.click(within(lineOf(second.name)).getByRole('checkbox'))
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
  await reload()
  await findLines()
  expect(lineOf(first.name).textContent).toContain('to ₹2−')
  expect(lineOf(second.name).textContent).toContain('left out')
})

it('A price in the preview that cannot be saved is kept, and saved with the connection', async () => {
  const { user, reload, first } = await previewSix()
  const mend = cutLine()
  await press(user, `Overwrite the price of ${first.name}`)
  const typed = await screen.findByRole('textbox', { name: 'New price (₹)' })
  await user.clear(typed)
  await user.type(typed, '1,234')
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toContain(messages.error.noResponse)
  expect(lineOf(first.name).textContent).toContain('Not saved yet')
  mend()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
  await reload()
  await findLines()
  expect(lineOf(first.name).textContent).toContain('to ₹1,234')
})

it('A draft is applied although a price has changed, once staff have seen that', async () => {
  const { user, second, third } = await previewSix()
  await user.click(within(lineOf(second.name)).getByRole('checkbox'))
  await waitFor(() => expect(lineOf(second.name).textContent).toContain('left out'))
  await setPrice(third, third.price + 1)
  await user.click(await screen.findByRole('button', { name: 'Apply 5 prices' }))
  expect(await screen.findByText(priceRevisionMessages.changed)).toBeDefined()
  const now = priceRevisionMessages.priceNow(third.price + 1)
  await waitFor(() => expect(lines()[0]?.textContent).toContain(now))
  expect(await priceOf(third)).toBe(third.price + 1)
  await press(user, 'Apply all the same')
  expect(await screen.findByText(pricePageMessages.applied(5))).toBeDefined()
  expect((await findCard()).textContent).toContain('Up by 20 %: 6 products')
  expect(await priceOf(third)).toBeGreaterThan(third.price + 1)
  const mend = cutLine(/price-revisions\/[^/]+$/)
  const card = within(await findCard())
  await user.click(card.getByText('5 prices'))
  expect((await card.findByRole('alert')).textContent).toContain(pricePageMessages.fetchFailed)
  mend()
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText(/left out/)).toBeDefined()
})

it('Prices that are taken back are named where they have changed since, and kept', async () => {
  const [one, other] = (await list('sort=price-desc&limit=2')) as [Product, Product]
  const prices = [one, other].map(({ _id: product, price }) => ({ product, price: price + 10 }))
  const payload = { rule: { kind: 'set', prices }, reason: 'Harvest' }
  const { data } = (await api.callAsAdmin('POST', apiPaths.priceRevisions, { payload })).json()
  const apply = fillPath(apiPaths.priceRevisionApply, { id: data._id })
  expect((await api.callAsAdmin('POST', apply)).statusCode).toBe(200)
  await setPrice(other, 777)
  const { user } = await openPage(api, pagePaths.adminPrices)
  const card = within(await findCard())
  await user.click(card.getByRole('button', { name: 'Take back' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Take back' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(pricePageMessages.notReverted(1))
  expect(alert.textContent).toContain(`${other.name}: ₹777`)
  await waitFor(async () => expect((await findCard()).textContent).toContain('Taken back'))
  expect([await priceOf(one), await priceOf(other)]).toEqual([one.price, 777])
})
