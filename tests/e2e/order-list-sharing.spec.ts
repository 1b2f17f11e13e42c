import { answerOffer } from '../../contract/order-list/answer-offer.ts'
import { orderListLimits } from '../../contract/order-list/limits.ts'
import { orderListMessages } from '../../contract/order-list/messages.ts'
import { pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { findOils, moreButton, orderLines, readStoredList, storeList } from './order-list.ts'
import { signIn } from './staff.ts'
import { visit } from './visitor.ts'

// Lists that travel from one browser to another by their address.

test('somebody else’s list is added to the own one', async ({ page }) => {
  const { litre, tin } = await findOils(page)
  await storeList(page, `${litre._id}.2~${tin._id}.1`)
  await visit(page, `${pagePaths.orderList}?i=${tin._id}.4~constructor`)
  await expect(page.getByText(orderListMessages.received('2 products'))).toBeVisible()
  await expect(page.getByText(orderListMessages.unknown(1))).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to mine' }).tap()
  await expect(orderLines(page), 'and a line for what is gone').toHaveCount(3)
  await expect(orderLines(page).nth(1).getByRole('status')).toHaveText('5')
})

test('somebody else’s list replaces the own one', async ({ page }) => {
  const { litre, tin } = await findOils(page)
  await storeList(page, `${litre._id}.2~${tin._id}.1`)
  await visit(page, `${pagePaths.orderList}?i=${tin._id}.4~constructor`)
  await page.getByRole('button', { name: 'Replace mine' }).tap()
  await expect(orderLines(page), 'and a line for what is gone').toHaveCount(2)
  await page.getByRole('button', { name: 'Take off' }).tap()
  await expect(orderLines(page)).toHaveCount(1)
  await expect.poll(() => readStoredList(page)).toBe(`${tin._id}.4`)
  await expect(page.getByText(/was sent to you/)).toBeHidden()
})

test('an address counts up to the highest quantity', async ({ page }) => {
  const { tin } = await findOils(page)
  await visit(page, `${pagePaths.orderList}?i=${tin._id}.${orderListLimits.quantity.max}`)
  await expect(moreButton(orderLines(page))).toBeDisabled()
})

test('staff are led to the answer, and asked nothing', async ({ page }) => {
  const { tin } = await findOils(page)
  await signIn(page, `${pagePaths.orderList}?i=${tin._id}.3`)
  await expect(page.getByRole('link', { name: answerOffer })).toHaveAttribute(
    'href',
    `${pagePaths.adminOrderAnswer}?i=${tin._id}.3`,
  )
  expect(await readStoredList(page)).toBeNull()
})

test.describe('where the browser rejects', () => {
  test.beforeEach(async ({ page }) => {
    const { tin } = await findOils(page)
    await page.addInitScript(() => {
      const reject = (name: string) => async () => {
        throw new DOMException('Rejected', name)
      }
      Object.assign(navigator, { share: reject('NotAllowedError') })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: reject('NotAllowedError') },
      })
      Object.assign(window, {
        cancelShare: () => Object.assign(navigator, { share: reject('AbortError') }),
      })
    })
    await visit(page, `${pagePaths.orderList}?i=${tin._id}.2`)
  })

  test('the clipboard, the message stands in a field, without the visitor’s name', async ({
    page,
  }) => {
    await page.getByText('Name, place or a note').tap()
    await page.getByLabel('Name', { exact: true }).fill('Meena')
    await page.getByRole('button', { name: 'Copy' }).tap()
    await expect(page.getByRole('textbox', { name: orderListMessages.copyBlocked })).toHaveValue(
      /1\. Groundnut Oil 5 L Tin × 2 = ₹3,699\nTotal: ₹3,699\nhttp/,
    )
  })

  test('sharing, the address stands in a field', async ({ page }) => {
    await page.getByRole('button', { name: 'Share' }).tap()
    await expect(page.getByRole('textbox', { name: orderListMessages.shareBlocked })).toHaveValue(
      /\/list\?i=[\w-]+\.2$/,
    )
  })

  test('what the visitor has stopped sharing, nothing is said', async ({ page }) => {
    const share = page.getByRole('button', { name: 'Share' })
    const blocked = page.getByText(orderListMessages.shareBlocked)
    await share.tap()
    await expect(blocked).toBeVisible()
    await page.evaluate(() => (window as unknown as { cancelShare(): void }).cancelShare())
    await share.tap()
    await expect(blocked).toBeHidden()
  })
})
