import type { Page } from '@playwright/test'
import { pagePaths, productAddress } from '../../../contract/paths.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { english } from '../../../web/words/en.ts'
import { expect, test } from '../fixtures/test.ts'
import { awaitScripts, productCards } from '../fixtures/visitor.ts'

/** Opens a page, and does something on it before its scripts come. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await act()
  resolve()
  await awaitScripts(page)
}

test('what visitors type and open before the scripts come counts', async ({ page, request }) => {
  await test.step('a search and a sort are carried out, be it that the scripts come later', async () => {
    const search = page.getByRole('searchbox')
    const sort = page.getByRole('combobox')
    for (const path of [pagePaths.products, '/ta/products']) {
      await actEarly(page, path, async () => {
        await sort.selectOption('price-asc')
        await search.fill('sesame')
      })
      await expect(page).toHaveURL(/search=sesame&sort=price-asc$/)
      await expect(search).toHaveValue('sesame')
      await expect(sort).toHaveValue('price-asc')
      await expect(productCards(page).filter({ hasText: /groundnut/i })).toHaveCount(0)
    }
  })

  await test.step('what is opened before the scripts come stays open, and can be closed', async () => {
    const dialogs = page.locator('dialog:popover-open, dialog[open]')
    for (const [path, opens, closes] of [
      [pagePaths.products, productsEn.filters.title, productsEn.filters.close],
      [pagePaths.about, english.shell.openMenu, english.shell.closeMenu],
    ] as const) {
      await actEarly(page, path, () => page.getByRole('button', { name: opens }).click())
      await expect(dialogs).toHaveCount(1)
      await page.getByRole('button', { name: closes }).click()
      await expect(dialogs).toHaveCount(0)
    }
  })

  await test.step('what is typed for an order before the scripts come is sent with it', async () => {
    const { data } = await (await request.get('/api/products?limit=1')).json()
    await actEarly(page, `${pagePaths.orderList}?i=${data[0]._id}.2`, async () => {
      await page.getByLabel(/^PIN code/).fill('641001')
      await page.getByText('Name, place or a note').click()
      await page.getByLabel('Name', { exact: true }).fill('Selvi')
      await page.getByLabel('Note').fill('Ring twice')
    })
    const send = page.getByRole('link', { name: 'Send on WhatsApp' })
    await expect(send).toHaveAttribute('href', /PIN.*641001.*Name.*Selvi.*Note.*Ring%20twice/)
    await expect(page.getByLabel('Note')).toHaveValue('Ring twice')
  })

  await test.step('a PIN code that is typed in the details before the scripts come is kept, and typing goes on', async () => {
    await page.addInitScript(() =>
      localStorage.setItem('order-list.1.details', JSON.stringify({ pin: '600001' })),
    )
    const { data } = await (await request.get('/api/products?limit=1')).json()
    const pin = page.getByLabel('PIN code')
    await actEarly(page, productAddress(data[0]._id), () => pin.fill('6416'))
    await expect(page.locator('dialog:modal')).toBeVisible()
    await expect(pin).toBeFocused()
    await page.keyboard.type('02')
    await expect(pin).toHaveValue('641602')
    await expect(page.getByText('To 641 602')).toBeVisible()
  })
})
