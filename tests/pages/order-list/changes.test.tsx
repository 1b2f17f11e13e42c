import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { orderListTa } from '../../../web/order-list/words/ta.ts'
import { watchChats } from '../fixtures/chats.ts'
import { cutLine } from '../fixtures/cut-line.ts'
import { intercept, lose } from '../fixtures/network.ts'
import { createOils, type Oils, saveProduct } from '../fixtures/oils.ts'
import { openPage } from '../fixtures/open-page.tsx'
import { findLines, openList, press, sendLink, textOf } from '../fixtures/order-list.ts'

// Lists whose products change between opening and sending.

let api: TestApi
let oils: Oils
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
beforeEach(async () => {
  oils = await createOils(api)
})
afterAll(() => api.close())

/** Opens the list of the three oils, and waits until it shows them: only what was shown can change. */
async function openOils(path: string = pagePaths.orderList) {
  const ids = [oils.litre._id, oils.tin._id, oils.sesame._id]
  const page = await openList(api, ids.map((id) => `${id}.1`).join('~'), path)
  await screen.findAllByText(/₹1,849.50/)
  return page
}
const notice = () => screen.getByRole('alert')
const send = async (user: { click(element: Element): Promise<void> }) => user.click(sendLink())

it('A list whose prices have changed is not sent before the visitor has seen them, also after a reload', async () => {
  const chats = watchChats()
  const { user } = await openOils()
  await saveProduct(api, oils.litre, { price: 400, originalPrice: '' })
  await saveProduct(api, oils.tin, { inStock: false, name: 'Groundnut Tin' })
  await send(user)
  const said = `${oils.litre.name} is ₹400 now, not ₹378`
  expect((await screen.findByText(said)).closest('[role=alert]')).toBe(document.activeElement)
  expect(textOf(notice())).toContain('Groundnut Tin 5 L is out of stock now')
  await send(user)
  const again = await openPage(api, pagePaths.orderList, { asGuest: true })
  await screen.findByText(said)
  await send(again.user)
  expect(chats).toEqual([])
  await press(again.user, 'OK')
  expect(screen.queryByRole('alert')).toBeNull()
  const [, tin] = await findLines(3)
  expect(tin.textContent).toContain(orderListEn.notInTotal)
  await send(again.user)
  await waitFor(() => expect(chats).toHaveLength(1))
  expect(chats[0]).toContain('\n2. Groundnut Tin 5 L × 1 (out of stock)\n')
})

it('A product that is gone is left out of the chat, and a price on request leaves the total open', async () => {
  const chats = watchChats()
  const { user } = await openOils()
  await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id: oils.sesame._id }))
  await saveProduct(api, oils.tin, { price: 0 })
  await send(user)
  await screen.findByText(`${oils.tin.name} is priced on request now, not ₹1,849.50`)
  expect(textOf(notice())).toContain(orderListEn.gone(1))
  expect(screen.getByRole('main').textContent).not.toContain('Sesame Oil')
  const [, , gone] = await findLines(3)
  expect(gone.textContent).toContain(orderListEn.noLongerOffered)
  await press(user, 'OK')
  await send(user)
  await waitFor(() => expect(chats).toHaveLength(1))
  expect(chats[0]).toContain(
    `1. ${oils.litre.name} × 1 = ₹378\n2. ${oils.tin.name} × 1 (price on request)\nTotal: from ₹378\n`,
  )
})

it('Where prices cannot be read the page says so, and the visitor decides', async () => {
  const chats = watchChats()
  const { user } = await openOils()
  intercept(apiPaths.products, lose)
  await send(user)
  expect(await screen.findByText(orderListEn.unchecked)).toBeDefined()
  expect(chats).toEqual([])
  await send(user)
  await waitFor(() => expect(chats).toHaveLength(1))
})

it('Where no tab may open, the chat opens in this one, with the names of now', async () => {
  const { user } = await openOils()
  await saveProduct(api, oils.litre, { name: 'Peanut Oil 1 L' })
  vi.spyOn(window, 'open').mockReturnValue(null)
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  await send(user)
  await waitFor(() => expect(assign).toHaveBeenCalled())
  const address = String(assign.mock.calls[0]?.[0])
  vi.restoreAllMocks()
  expect(address).toMatch(/^https:\/\/wa\.me\//)
  expect(new URL(address).searchParams.get('text')).toContain('\n1. Peanut Oil 1 L × 1 = ₹378\n')
})

it('What has changed is said in Tamil, names without Tamil are marked, and what is taken off comes back', async () => {
  await saveProduct(api, oils.sesame, { nameTa: '' })
  const { user } = await openOils('/ta/list')
  await saveProduct(api, oils.litre, { price: 400, originalPrice: '' })
  await saveProduct(api, oils.sesame, { inStock: false })
  await user.click(screen.getByRole('link', { name: orderListTa.send }))
  const name = `${oils.litre.nameTa} 1 L`
  await screen.findByText(`${name} விலை: இப்போது ₹400, முன்பு ₹378`)
  expect(textOf(notice())).toContain(orderListTa.soldOut(oils.sesame.name))
  expect(within(notice()).getByText(oils.sesame.name).lang).toBe('en')
  await press(user, orderListTa.accept)
  await press(user, `${orderListTa.remove}: ${name}`)
  expect(await screen.findByText(orderListTa.removed(name))).toBeDefined()
  await press(user, orderListTa.undo)
  expect(
    await screen.findByRole('button', { name: `${orderListTa.remove}: ${name}` }),
  ).toBeDefined()
  await press(user, orderListTa.clear)
  expect(await screen.findByText(orderListTa.empty)).toBeDefined()
  await waitFor(() => expect(location.pathname + location.search).toBe('/ta/list'))
})

it('Without a connection a list that was sent is ordered again at the prices of its day, as the page says', async () => {
  const { litre, tin } = oils
  const chats = watchChats()
  const { user } = await openOils()
  await send(user)
  await waitFor(() => expect(chats).toHaveLength(1))
  const sent = JSON.parse(localStorage.getItem('order-list.1.sent') ?? '[]')
  localStorage.setItem('order-list.1.sent', JSON.stringify([{ ...sent[0], day: '2026-09-30' }]))
  const again = await openList(api, '')
  cutLine()
  await press(again.user, /^Order again/)
  const lines = await findLines(3)
  expect(textOf(lines[0])).toContain(`${litre.name}₹378`)
  expect(textOf(lines[1])).toContain(tin.name)
  const { cached, day } = orderListEn
  expect(screen.getByText(cached(day('2026-09-30')))).toBeDefined()
})
