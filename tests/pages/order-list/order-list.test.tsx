import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { watchChats } from '../fixtures/chats.ts'
import { watchRequests } from '../fixtures/network.ts'
import { createOils, type Oils } from '../fixtures/oils.ts'
import { openPage } from '../fixtures/open-page.tsx'
import {
  findLines,
  less,
  more,
  openList,
  press,
  quantityOf,
  sendLink,
} from '../fixtures/order-list.ts'

let api: TestApi
let oils: Oils
beforeAll(async () => {
  api = await createTestApi('sqlite')
  oils = await createOils(api)
})
afterAll(() => api.close())

it('A quantity goes down to 1 and not below, and changes the price of its line', async () => {
  const { user } = await openList(api, `${oils.litre._id}.3`)
  const [line] = await findLines(1)
  expect(line.textContent).toContain('₹1,134')
  await user.click(less(line))
  await user.click(less(line))
  expect(line.textContent).toContain('₹378')
  expect(less(line).getAttribute('aria-disabled')).toBe('true')
  await user.click(less(line))
  expect(quantityOf(line)).toBe('1')
})

it('A list of an address counts up to the highest quantity, and becomes the visitor’s own', async () => {
  const list = `${oils.tin._id}.${orderListLimits.quantity.max}`
  const { user } = await openPage(api, `${pagePaths.orderList}?i=${list}`, { asGuest: true })
  const [line] = await findLines(1)
  expect(more(line).getAttribute('aria-disabled')).toBe('true')
  await user.click(more(line))
  expect(quantityOf(line)).toBe(String(orderListLimits.quantity.max))
  await waitFor(() => expect(localStorage.getItem('order-list.1')).toBe(list))
})

it('A line that is taken off comes back to its place, and keeps what has changed since', async () => {
  const { user } = await openList(api, `${oils.litre._id}.1~${oils.tin._id}.1`)
  const [first] = await findLines(2)
  await user.click(within(first).getByRole('button', { name: `Remove: ${oils.litre.name}` }))
  const [left] = await findLines(1)
  expect(left.textContent).toContain(oils.tin.name)
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(more(left))
  await user.click(undo)
  const [back, second] = await findLines(2)
  expect([back.textContent, quantityOf(second)]).toEqual([
    expect.stringContaining(oils.litre.name),
    '2',
  ])
})

it('A list that is cleared leaves the address, and comes back', async () => {
  const { user, router } = await openList(api, `${oils.litre._id}.1~${oils.tin._id}.1`)
  await findLines(2)
  await press(user, 'Clear')
  expect(await screen.findByText(orderListEn.empty)).toBeDefined()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await press(user, 'Undo')
  await findLines(2)
})

it('Name, place and note go into the message alone, and are there on the next visit', async () => {
  const chats = watchChats()
  const requests = watchRequests()
  const { user } = await openList(api, `${oils.litre._id}.1`)
  await user.click(await screen.findByText('Name, place or a note'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Meena')
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Pollachi')
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'After five')
  await user.click(sendLink())
  await waitFor(() => expect(chats).toHaveLength(1))
  expect(chats[0]).toBe(`Vanakkam! I would like to order:
1. ${oils.litre.name} × 1 = ₹378
Total: ₹378
Name: Meena
Place: Pollachi
Note: After five
${api.env.publicUrl}/list?i=${oils.litre._id}.1`)
  expect(await screen.findByText(new RegExp(orderListEn.opened))).toBeDefined()
  expect(requests.filter((request) => /Meena|Pollachi|After/.test(request))).toEqual([])
  await openPage(api, pagePaths.orderList, { asGuest: true })
  expect(await screen.findByDisplayValue('Meena')).toBeDefined()
})

it('A list that was sent replaces what is on the list, which comes back', async () => {
  const chats = watchChats()
  const { user } = await openList(api, `${oils.litre._id}.1~${oils.tin._id}.1`)
  await findLines(2)
  await user.click(sendLink())
  await waitFor(() => expect(chats).toHaveLength(1))
  const { user: later } = await openList(api, `${oils.sesame._id}.1`)
  await findLines(1)
  await press(later, new RegExp(`^${orderListEn.orderAgain}`))
  await findLines(2)
  await press(later, 'Undo')
  await findLines(1)
  await press(later, 'Clear')
  await press(later, new RegExp(`^${orderListEn.orderAgain}`))
  await findLines(2)
})

it('Of the lists that were sent the last five are kept, newest first, each once', async () => {
  const chats = watchChats()
  const id = oils.litre._id
  const key = 'order-list.1.sent'
  const earlier = [5, 4, 3, 2, 1].map((quantity) => ({
    day: '2026-09-30',
    lines: [{ id, quantity }],
  }))
  localStorage.setItem(key, JSON.stringify(earlier))
  for (const [quantity, expected] of [
    [6, [6, 5, 4, 3, 2]],
    [4, [4, 6, 5, 3, 2]],
  ] as const) {
    const { user } = await openList(api, `${id}.${quantity}`)
    await findLines(1)
    const sent = chats.length
    await user.click(sendLink())
    await waitFor(() => expect(chats).toHaveLength(sent + 1))
    const lists: typeof earlier = JSON.parse(localStorage.getItem(key) ?? '[]')
    expect(lists.map(({ lines }) => lines[0]?.quantity)).toEqual(expected)
  }
})

it('Lists that were sent on one day are told apart by their products, also to who hears them', async () => {
  const lists = [oils.litre, oils.tin].map(({ _id, ...product }) => ({
    day: '2026-09-30',
    lines: [{ id: _id, quantity: 2, product }],
  }))
  localStorage.setItem('order-list.1.sent', JSON.stringify(lists))
  await openList(api, '')
  for (const name of [orderListEn.orderAgain, orderListEn.forget]) {
    const buttons = await screen.findAllByRole('button', { name: `${name}: 30 September` })
    const described = buttons.map((button) => button.getAttribute('aria-describedby') ?? '')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      `${oils.litre.name} × 2`,
      `${oils.tin.name} × 2`,
    ])
  }
})

it('Going back from a product shows the list as it is, not as it was', async () => {
  const { user, router } = await openList(api, `${oils.litre._id}.1`)
  const [line] = await findLines(1)
  await user.click(within(line).getByRole('link'))
  const details = await screen.findByRole('dialog', { name: oils.litre.name })
  await user.click(within(details).getByRole('button', { name: /^One more/ }))
  await router.navigate(-1)
  const [shown] = await findLines(1)
  expect(quantityOf(shown)).toBe('2')
})
