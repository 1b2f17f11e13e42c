import type { Locator, Page } from '@playwright/test'
import { pagePaths } from '../../../contract/paths.ts'
import { contactEn } from '../../../web/features/shop/words/contact-en.ts'
import { signIn } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit } from '../fixtures/visitor.ts'

/** The chats that a page opens. */
async function watchChats(page: Page): Promise<string[]> {
  const chats: string[] = []
  await page.context().route('https://wa.me/**', (route) => {
    chats.push(route.request().url())
    return route.fulfill({ body: 'a chat' })
  })
  return chats
}

/** Presses faster than anybody sees what comes of it. */
const pressThrice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 3; press++) element.click()
  })

test('what is pressed thrice is done once', async ({ page, request }) => {
  await test.step('a chat is opened once, however fast one presses', async () => {
    const chats = await watchChats(page)
    await test.step('by a card', async () => {
      await visit(page, pagePaths.products)
      await pressThrice(page.locator('main a[href^="https://wa.me"]').first())
      await expect.poll(() => chats.length).toBe(1)
    })

    await test.step('by the form of the contact page', async () => {
      await visit(page, pagePaths.contact)
      for (const [label, text] of [
        [contactEn.fields.name, 'Selvi'],
        [contactEn.fields.phone, '98765 43210'],
        [contactEn.fields.email, 'selvi@example.com'],
        [contactEn.fields.message, 'Two tins, please'],
      ] as const)
        await page.getByLabel(label).fill(text)
      await pressThrice(page.getByRole('button', { name: contactEn.send }))
      await expect.poll(() => chats.length).toBe(2)
    })

    await test.step('by the order list', async () => {
      const { data } = await (await request.get('/api/products?limit=1')).json()
      await visit(page, `${pagePaths.orderList}?i=${data[0]._id}.2`)
      await pressThrice(page.getByRole('link', { name: 'Send on WhatsApp' }))
      await expect(page.getByRole('link', { name: 'Open it again' })).toBeVisible()
      await expect.poll(() => chats.length).toBe(3)
    })
  })

  await test.step('a backup is made once, however fast one presses', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/backups')) asked++
    })
    await signIn(page, pagePaths.adminBackup)
    const make = page.getByRole('button', { name: /^(Make|Create) a backup/ })
    await pressThrice(make)
    await expect.poll(() => asked).toBe(1)
    // On a busy machine a backup takes minutes: that it runs is enough.
    const running = page.getByRole('progressbar', { name: 'Backing up' })
    await expect(running.or(page.getByRole('button', { name: 'Download' }).first())).toBeVisible()
    expect(asked).toBe(1)
  })
})
