import type { Page } from '@playwright/test'
import { listGreeting } from '../../../contract/order-list/greeting-en.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { watchChats } from '../fixtures/order-list.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit } from '../fixtures/visitor.ts'

/** The green button, once the list can be sent, or without one. */
const chatButton = (page: Page, isReady: boolean) =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: 'Chat on WhatsApp' })
    .and(page.locator(isReady ? '[href*="?text="]' : ':not([href*="?text="])'))

test('the green button opens the chat, sends a list without prices by its names, and with them in full', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const chats = await watchChats(context)
  await page.route(`**${apiPrefix}${apiPaths.products}?*`, (route) => route.abort())
  await visit(page, pagePaths.home)
  await chatButton(page, false).click()
  await expect.poll(() => chats).toEqual([''])
  await page
    .getByRole('button', { name: /^Add to list: / })
    .first()
    .click()
  await chatButton(page, true).click()
  await expect.poll(() => chats).toHaveLength(2)
  const link = 'http\\S+/list\\?i=[\\w-]+\\.1$'
  expect(chats[1]).toMatch(new RegExp(`^${listGreeting}\\n1\\. .+ × 1\\n${link}`))

  await page.unrouteAll()
  await visit(page, pagePaths.contact)
  await chatButton(page, true).and(page.locator('[href*="Total"]')).click()
  await expect.poll(() => chats).toHaveLength(3)
  expect(chats[2]).toMatch(new RegExp(`\\n1\\. .+ × 1 = ₹.+\\nTotal: ₹.+\\n${link}`))
})
