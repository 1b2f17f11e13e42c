import { orderListMessages } from '../../contract/order-list/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { findBarriers } from './axe.ts'
import { test as base, expect } from './fixtures.ts'
import { findOils, openList, orderLines, sendLink, watchChats } from './order-list.ts'
import { hireColleague } from './staff.ts'
import { awaitScripts } from './visitor.ts'

// What becomes of a list whose products change between its opening and its sending.

type List = Awaited<ReturnType<typeof findOils>> & {
  chats: string[]
  save(product: Product, change: object): Promise<void>
  remove(product: Product): Promise<void>
}

/** A test on a site of its own, where the page shows a list of three oils that a colleague changes. */
const test = base.extend<{ list: List }>({
  list: async ({ page, context, request }, use) => {
    const chats = await watchChats(context)
    const { send } = await hireColleague(request)
    const oils = await findOils(page)
    const ids = [oils.litre._id, oils.tin._id, oils.sesame._id]
    const address = ({ _id }: Product) => fillPath(apiPaths.product, { id: _id })
    await openList(page, ids.map((id) => `${id}.1`).join('~'))
    // Only what the page has shown already can change under it.
    await expect(orderLines(page)).toHaveCount(ids.length)
    await use({
      ...oils,
      chats,
      save: async (product, change) =>
        expect((await send('PUT', address(product), change)).ok()).toBe(true),
      remove: async (product) => expect((await send('DELETE', address(product))).ok()).toBe(true),
    })
  },
})
test.use({ ownSite: true })

test('what has changed is shown before it is sent, also after the page is loaded again', async ({
  page,
  list,
}) => {
  await list.save(list.litre, { price: 400, originalPrice: '' })
  await list.save(list.tin, { inStock: false, name: 'Groundnut Tin' })
  await sendLink(page).tap()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Groundnut Oil 1 L is ₹400 now, not ₹378')
  await expect(notice).toContainText('Groundnut Tin 5 L is out of stock now')
  await expect(notice).toBeFocused()
  expect(await findBarriers(page)).toEqual([])
  await sendLink(page).tap()
  await page.reload()
  await awaitScripts(page)
  await sendLink(page).tap()
  await expect(notice).toBeFocused()
  expect(list.chats).toEqual([])
  await notice.getByRole('button', { name: 'OK' }).tap()
  await expect(notice).toBeHidden()
  await expect(orderLines(page).nth(1)).toContainText(`Out of stock`)
  await expect(orderLines(page).nth(1)).toContainText(orderListMessages.notInTotal)
  await sendLink(page).tap()
  await expect.poll(() => list.chats).toHaveLength(1)
  expect(list.chats[0]).toContain('\n2. Groundnut Tin 5 L × 1 (out of stock)\n')
})

test('a product that is gone is left out, and a price on request leaves the total open', async ({
  page,
  list,
}) => {
  await list.remove(list.sesame)
  await list.save(list.tin, { price: 0 })
  await sendLink(page).tap()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(orderListMessages.gone(1))
  await expect(page.getByRole('main')).not.toContainText('Sesame Oil')
  await expect(notice).toContainText(
    'Groundnut Oil 5 L Tin is priced on request now, not ₹1,849.50',
  )
  await expect(orderLines(page).nth(2)).toContainText(orderListMessages.noLongerOffered)
  await notice.getByRole('button', { name: 'OK' }).tap()
  await sendLink(page).tap()
  await expect.poll(() => list.chats).toHaveLength(1)
  expect(list.chats[0]).toContain(
    '1. Groundnut Oil 1 L × 1 = ₹378\n2. Groundnut Oil 5 L Tin × 1 (price on request)\nTotal: from ₹378\n',
  )
})

test('where prices cannot be read the page says so, and the visitor decides', async ({
  page,
  list,
}) => {
  await page.route(`**${apiPrefix}${apiPaths.products}?*`, (route) => route.abort())
  await sendLink(page).tap()
  await expect(page.getByText(orderListMessages.unchecked)).toBeVisible()
  expect(list.chats).toEqual([])
  await sendLink(page).tap()
  await expect.poll(() => list.chats).toHaveLength(1)
})

test('where no tab may open, the chat opens in this one, with the names of now', async ({
  page,
  list,
}) => {
  await list.save(list.litre, { name: 'Peanut Oil 1 L' })
  await page.evaluate(() => {
    window.open = () => null
  })
  await sendLink(page).tap()
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
  expect(list.chats.at(-1)).toContain('\n1. Peanut Oil 1 L × 1 = ₹378\n')
})
