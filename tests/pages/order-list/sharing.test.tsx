import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { tokenKey } from '../../../contract/accounts/token-key.ts'
import { answerOffer } from '../../../contract/order-list/answer-offer.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { createOils, type Oils } from '../fixtures/oils.ts'
import { openPage } from '../fixtures/open-page.tsx'
import { findLines, openList, press, quantityOf, readStoredList } from '../fixtures/order-list.ts'

// Lists that travel from one browser to another by their address.

let api: TestApi
let oils: Oils
beforeAll(async () => {
  api = await createTestApi('sqlite')
  oils = await createOils(api)
})
afterAll(() => api.close())

/** Opens somebody else's list, with a product that is gone, where there is an own one. */
const openBoth = () =>
  openList(
    api,
    `${oils.litre._id}.2~${oils.tin._id}.1`,
    `${pagePaths.orderList}?i=${oils.tin._id}.4~constructor`,
  )

it('Somebody else’s list is added to the own one', async () => {
  const { user } = await openBoth()
  const received = orderListEn.received('2 products')
  expect(await screen.findByText(received)).toBeDefined()
  expect(screen.getByText(orderListEn.unknown(1))).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await press(user, 'Add to mine')
  const [, tin] = await findLines(3)
  expect(quantityOf(tin)).toBe('5')
  expect(screen.queryByText(received)).toBeNull()
})

it('Somebody else’s list replaces the own one, and what is gone is taken off', async () => {
  const { user } = await openBoth()
  await press(user, 'Replace mine')
  await findLines(2)
  await press(user, 'Take off')
  await findLines(1)
  await waitFor(() => expect(readStoredList()).toBe(`${oils.tin._id}.4`))
  expect(screen.queryByText(/was sent to you/)).toBeNull()
})

it('Staff who open a customer’s list are led to the answer, and asked nothing', async () => {
  const list = `${oils.tin._id}.3`
  localStorage.setItem(tokenKey, api.admin.authorization.replace('Bearer ', ''))
  await openPage(api, `${pagePaths.orderList}?i=${list}`, { asGuest: true })
  const answer = await screen.findByRole('link', { name: answerOffer })
  expect(answer.getAttribute('href')).toBe(`${pagePaths.adminOrderAnswer}?i=${list}`)
  expect(readStoredList()).toBeNull()
})

/** Opens a list where the browser lets nothing be shared or copied; `rejectWith` says by which error. */
async function openBlocked() {
  const list = `${pagePaths.orderList}?i=${oils.tin._id}.2`
  let error = 'NotAllowedError'
  const reject = async () => {
    throw new DOMException('Rejected', error)
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value: reject })
  const { user } = await openPage(api, list, { asGuest: true })
  // The page of the test brings a clipboard of its own.
  const clipboard = { configurable: true, value: { writeText: reject } }
  Object.defineProperty(navigator, 'clipboard', clipboard)
  onTestFinished(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
  })
  const rejectWith = (name: string) => {
    error = name
  }
  return { user, rejectWith }
}

it('A message that cannot be copied stands in a field, without the visitor’s name', async () => {
  localStorage.setItem('order-list.1.details', JSON.stringify({ name: 'Meena' }))
  const { user } = await openBlocked()
  expect(await screen.findByDisplayValue('Meena')).toBeDefined()
  await press(user, 'Copy')
  const blocked = { name: orderListEn.copyBlocked }
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', blocked)
  expect(field.value).toMatch(/1\. Groundnut Oil 5 L Tin × 2 = ₹3,699\nTotal: ₹3,699\nhttp\S+$/)
})

it('An address that cannot be shared stands in a field, and nothing is said where the visitor has stopped', async () => {
  const { user, rejectWith } = await openBlocked()
  await press(user, 'Share')
  const blocked = { name: orderListEn.shareBlocked }
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', blocked)
  expect(field.value).toMatch(/\/list\?i=[\w-]+\.2$/)
  rejectWith('AbortError')
  await press(user, 'Share')
  await waitFor(() => expect(screen.queryByRole('textbox', blocked)).toBeNull())
  expect(screen.queryByText(orderListEn.shareBlocked)).toBeNull()
})
