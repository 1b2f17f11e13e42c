import type { Page } from '@playwright/test'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { expectToFit } from '../fixtures/fit.ts'
import {
  findOils,
  moreButton,
  openList,
  orderLines,
  sendLink,
  watchChats,
} from '../fixtures/order-list.ts'
import { hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

const { orderAgain, forget, sentLists, noLongerOffered } = orderListEn

test.use({ ownSite: true })

test('a list that was sent is ordered again at the prices of today, and forgotten', async ({
  page,
  context,
  request,
}) => {
  const chats = await watchChats(context)
  const { litre, tin, sesame } = await findOils(page)
  const { send } = await hireColleague(request)
  const address = (id: string) => fillPath(apiPaths.product, { id })
  const other = await context.newPage()
  await other.goto(pagePaths.orderList)
  await openList(page, `${litre._id}.2~${tin._id}.1~${sesame._id}.1`)
  const sent = (tab: Page) => tab.getByRole('region', { name: sentLists })
  const firstQuantity = (tab: Page) =>
    orderLines(tab)
      .first()
      .getByRole('status', { name: /^Quantity/ })
  await sendLink(page).tap()
  await expect.poll(() => chats).toHaveLength(1)

  await test.step('another tab shows it, without being loaded again', () =>
    expect(sent(other)).toContainText(`${litre.name} × 2`))

  await test.step('what has changed since is said', async () => {
    expect((await send('PUT', address(litre._id), { price: 400, originalPrice: '' })).ok()).toBe(
      true,
    )
    expect((await send('DELETE', address(sesame._id))).ok()).toBe(true)
    await page.getByRole('button', { name: 'Clear' }).tap()
    await page.reload()
    const again = sent(page)
    await expect(again.getByRole('listitem')).toContainText(`${litre.name} × 2, ${tin.name} × 1`)
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'empty list')
    await again.getByRole('button', { name: orderAgain }).tap()
    await expect(orderLines(page)).toHaveCount(3)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(orderListEn.price(litre.name, '₹400', '₹378'))
    await expect(notice).toContainText(orderListEn.gone(1))
    expect(await findBarriers(page)).toEqual([])
    await expect(orderLines(page).last()).toContainText(noLongerOffered)
  })

  await test.step('ordered again in both tabs, it is on the list once', async () => {
    await expect(firstQuantity(other)).toHaveText('2')
    await moreButton(orderLines(page).first()).tap()
    await expect(firstQuantity(other)).toHaveText('3')
    await sent(other).getByRole('button', { name: orderAgain }).tap()
    for (const tab of [page, other]) {
      await expect(firstQuantity(tab)).toHaveText('2')
      await expect(orderLines(tab)).toHaveCount(3)
    }
    await other.getByRole('button', { name: orderListEn.undo }).tap()
    await expect(firstQuantity(page)).toHaveText('3')
  })

  await test.step('in another tab it is forgotten', async () => {
    await sent(other).getByRole('button', { name: forget }).tap()
    for (const tab of [other, page]) await expect(sent(tab)).toHaveCount(0)
    await expect(other.locator('#main')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('order-list.1.sent'))).toBeNull()
  })
})
