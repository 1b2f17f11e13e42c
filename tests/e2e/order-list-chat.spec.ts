import type { Page } from '@playwright/test'
import { addressIn } from '../../contract/language.ts'
import { listGreeting } from '../../contract/order-list/greeting-en.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { orderListEn } from '../../web/features/order-list/words/en.ts'
import { orderListTa } from '../../web/features/order-list/words/ta.ts'
import { expect, test } from './fixtures.ts'
import { findOils, storeList, watchChats } from './order-list.ts'
import { visit } from './visitor.ts'

/** The green button, once the list can be sent, or without one. */
const chatButton = (page: Page, isReady: boolean) =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: /^(Chat on WhatsApp|WhatsApp-இல் பேச)$/ })
    .and(page.locator(isReady ? '[href*="?text="]' : ':not([href*="?text="])'))

const pages = [pagePaths.home, pagePaths.products, pagePaths.contact, pagePaths.orderList]

test('the green button sends the list with its prices, on every page and in both languages', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const chats = await watchChats(context)
  const { litre, tin } = await findOils(page)
  await storeList(page, `${litre._id}.2~${tin._id}.1`)
  for (const [language, words] of [
    ['en', orderListEn],
    ['ta', orderListTa],
  ] as const)
    for (const path of pages) {
      await visit(page, addressIn(language, path))
      await chatButton(page, true).click()
      await expect.poll(() => chats, `${language} ${path}`).toHaveLength(1)
      const said = chats.pop()?.split('\n') ?? []
      expect(said[0]).toBe(words.order.greeting)
      expect(said[1]).toMatch(/^1\. .*1 L × 2 = ₹756$/)
      expect(said[2]).toMatch(/^2\. .*5 L.* × 1 = ₹1,849\.50$/)
      expect(said[3]).toBe(words.order.total('₹2,605.50'))
    }
})

test('without prices the green button sends the names, and without a list it opens the chat', async ({
  page,
  context,
}) => {
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
  expect(chats[1]).toMatch(
    new RegExp(`^${listGreeting}\\n1\\. .+ × 1\\nhttp\\S+/list\\?i=[\\w-]+\\.1$`),
  )
})
