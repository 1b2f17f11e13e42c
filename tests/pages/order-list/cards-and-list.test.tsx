import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { orderListTa } from '../../../web/order-list/words/ta.ts'
import { watchChats } from '../fixtures/chats.ts'
import { createOils, type Oils } from '../fixtures/oils.ts'
import { openPage } from '../fixtures/open-page.tsx'
import {
  addButton,
  findLines,
  less,
  more,
  openList,
  quantityOf,
  readStoredList,
} from '../fixtures/order-list.ts'

// Additions of cards to the order list, and the browser's copy of it.

let api: TestApi
let oils: Oils
beforeAll(async () => {
  api = await createTestApi('sqlite')
  oils = await createOils(api)
})
afterAll(() => api.close())

const openProducts = () => openPage(api, pagePaths.products, { asGuest: true })
const findCard = async ({ name }: { name: string }): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name })
  return heading.closest('article') as HTMLElement
}

it('A card counts up and down, and takes back what it added', async () => {
  const { user } = await openProducts()
  const card = await findCard(oils.litre)
  addButton(card).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(more(card))
  await user.click(more(card))
  expect(quantityOf(card)).toBe('2')
  const link = () => screen.queryAllByRole('link', { name: /^(List|Order list:) ?1/ })
  await waitFor(() => expect(link()).not.toEqual([]))
  await user.click(less(card))
  await user.click(less(card))
  expect(document.activeElement).toBe(addButton(card))
  await waitFor(() => expect(link()).toEqual([]))
})

it('What is added in the details shows on the card', async () => {
  const { user } = await openProducts()
  const card = await findCard(oils.tin)
  await user.click(within(card).getByRole('link', { name: oils.tin.name }))
  await user.click(addButton(await screen.findByRole('dialog')))
  await waitFor(() => expect(quantityOf(card)).toBe('1'))
})

it('A product goes on the list as often as it may be ordered, and no more', async () => {
  const { max } = orderListLimits.quantity
  localStorage.setItem('order-list.1', `${oils.litre._id}.${max - 1}`)
  const { user } = await openProducts()
  const card = await findCard(oils.litre)
  for (let press = 0; press < 2; press += 1) {
    await user.click(more(card))
    expect(quantityOf(card)).toBe(String(max))
  }
})

it('A list that holds as many products as it may takes no more', async () => {
  const lines = Array.from({ length: orderListLimits.lines }, (_, index) => `product-${index}.1`)
  localStorage.setItem('order-list.1', lines.join('~'))
  const { user } = await openProducts()
  await user.click(addButton(await findCard(oils.litre)))
  expect(screen.getByText('The list is full').role).toBe('alert')
  await openPage(api, `${pagePaths.orderList}?i=${lines.join('~')}~a.1~b.1`, { asGuest: true })
  expect(await screen.findByText(orderListEn.omitted(2))).toBeDefined()
  expect(screen.getByText(orderListEn.unknown(orderListLimits.lines))).toBeDefined()
})

it('Nonsense in storage, as an older version may have left it, is passed over', async () => {
  localStorage.setItem('order-list.1', '{"lines":[1,2]}~~a b.1~.3~1.x')
  for (const name of ['details', 'seen', 'sent'])
    localStorage.setItem(`order-list.1.${name}`, '[null,"{"')
  const { user } = await openProducts()
  await user.click(addButton(await findCard(oils.litre)))
  expect(readStoredList()).toBe(`${oils.litre._id}.1`)
  await openPage(api, pagePaths.orderList, { asGuest: true })
  await findLines(1)
})

const faults = {
  blocked: () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
  },
  full: () => {
    const setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    const value = { getItem: () => null, removeItem: () => {}, clear: () => {}, setItem }
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value })
  },
}

it.each(Object.entries(faults))(
  'Where storage is %s, the list stands in the address',
  async (_, cause) => {
    const { user } = await openBroken(pagePaths.products, cause)
    for (const oil of [oils.litre, oils.sesame]) await user.click(addButton(await findCard(oil)))
    const [list] = screen.getAllByRole('link', { name: /^Order list: 2/ })
    if (!list) throw new Error('There is no way to the list')
    await user.click(list)
    const address = (first: number, second: number) =>
      `${pagePaths.orderList}?i=${oils.litre._id}.${first}~${oils.sesame._id}.${second}`
    const [litre] = await findLines(2)
    await waitFor(() => expect(location.href).toContain(address(1, 1)))
    await user.click(more(litre))
    await waitFor(() => expect(location.href).toContain(address(2, 1)))
    const { user: later } = await openBroken(address(2, 1), cause)
    const [, sesame] = await findLines(2)
    await later.click(more(sesame))
    await waitFor(() => expect(location.href).toContain(address(2, 2)))
  },
)

const ownStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

/** Opens a page where the browser's storage has a fault. */
async function openBroken(path: string, cause: () => void) {
  cause()
  const page = await openPage(api, path, { asGuest: true })
  onTestFinished(() => void Object.defineProperty(globalThis, 'localStorage', ownStorage ?? {}))
  return page
}

const inBoth = [
  { path: pagePaths.home, button: 'Chat on WhatsApp', words: orderListEn },
  { path: pagePaths.products, button: 'Chat on WhatsApp', words: orderListEn },
  { path: pagePaths.orderList, button: 'Chat on WhatsApp', words: orderListEn },
  { path: '/ta', button: 'WhatsApp-இல் பேச', words: orderListTa },
  { path: '/ta/contact', button: 'WhatsApp-இல் பேச', words: orderListTa },
  { path: '/ta/list', button: 'WhatsApp-இல் பேச', words: orderListTa },
]

it.each(inBoth)('The green button of $path sends the list with its prices', async (of) => {
  const chats = watchChats()
  const { user } = await openList(api, `${oils.litre._id}.2~${oils.tin._id}.1`, of.path)
  const button = await screen.findByRole('link', { name: of.button })
  await waitFor(() => expect(button.getAttribute('href')).toContain('605.50'))
  await user.click(button)
  await waitFor(() => expect(chats).toHaveLength(1))
  expect(chats[0]?.split('\n').slice(0, 4)).toEqual([
    of.words.order.greeting,
    expect.stringMatching(/^1\. .*1 L × 2 = ₹756$/),
    expect.stringMatching(/^2\. .*5 L.* × 1 = ₹1,849\.50$/),
    of.words.order.total('₹2,605.50'),
  ])
})
