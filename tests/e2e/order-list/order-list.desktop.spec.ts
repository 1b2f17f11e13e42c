import { pagePaths } from '../../../contract/paths.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { addButtons, orderLines, sendLink, watchChats } from '../fixtures/order-list.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit } from '../fixtures/visitor.ts'

test('at a desk a list is made and sent from the keyboard', async ({ page, context }) => {
  const chats = await watchChats(context)
  await visit(page, pagePaths.products)
  await addButtons(page).first().focus()
  for (const key of ['Enter', 'Space', 'Shift+Tab', 'Enter', 'Tab', 'Enter']) {
    await page.keyboard.press(key)
  }
  const list = page.getByRole('banner').getByRole('link', { name: 'Order list: 1' })
  await list.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(orderLines(page).getByRole('status')).toHaveText('2')
  expect(await findBarriers(page)).toEqual([])
  await orderLines(page)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await page.keyboard.press('Enter')
  await expect(orderLines(page)).toHaveCount(1)
  await sendLink(page).press('Enter')
  await expect.poll(() => chats).toHaveLength(1)
  expect(chats[0]).toContain('\n1. Groundnut Oil 1 L × 2 = ₹756\nTotal: ₹756\n')
})
