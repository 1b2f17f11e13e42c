import type { Page } from '@playwright/test'
import { compactHeaderScroll } from '../../../contract/layout-limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { expect, test } from '../fixtures/test.ts'
import { isNarrow, scrollTop, visit } from '../fixtures/visitor.ts'

const fixedLinks = ['Home', 'Products', 'Gallery', 'About Us', 'Contact']

test('The header leads on by a menu over a whole phone, by a row and More at a desk, and is compact below', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, pagePaths.about)
  if (isNarrow(page)) await test.step('by a menu', () => walkThroughMenu(page))
  else await test.step('by a row and More', () => walkThroughRow(page))
  await test.step(`beyond ${compactHeaderScroll} px it is compact`, () => expectCompact(page))
})

async function walkThroughMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  const closer = menu.getByRole('button', { name: 'Close menu' })
  await expect(closer).toBeFocused()
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  const links = menu.getByRole('navigation').getByRole('link')
  expect((await links.allTextContents()).slice(0, 5)).toEqual(fixedLinks)
  expect(await links.count()).toBeGreaterThan(6)
  await expect(links.filter({ hasText: 'About Us' })).toHaveAttribute('aria-current', 'page')
  for (let step = 0; step < (await links.count()) + 4; step += 1) {
    await page.keyboard.press('Tab')
    // Past the last link, focus is the browser's own, which the document tells as its body.
    const isBehind = await page.evaluate(
      () => document.activeElement?.matches(':not(body, dialog, dialog *)') ?? false,
    )
    expect(isBehind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await closer.click()
  await expect(menu).toBeHidden()
  await test.step('it closes where its link leads on, and by Back', async () => {
    await opener.click()
    await menu.getByRole('link', { name: 'Gallery', exact: true }).click()
    await expect(page).toHaveURL(pagePaths.gallery)
    await expect(menu).toBeHidden()
    await opener.click()
    await page.waitForFunction(() => history.state?.isDialog === true)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(pagePaths.gallery)
  })
}

async function walkThroughRow(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const more = navigation.getByRole('button', { name: 'More' })
  const popular = navigation.getByRole('link', { name: 'Popular' })
  const shown = navigation.getByRole('link').locator('visible=true')
  await expect(shown).toHaveText(['Home', 'Products', 'Gallery', 'About Us', 'Contact'])
  await more.click()
  await expect(popular).toBeVisible()
  await page.mouse.click(5, 500)
  await expect(popular).toBeHidden()
  await more.click()
  await page.keyboard.press('Escape')
  await expect(popular).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await popular.click()
  await expect(page).toHaveURL('/products?category=popular&name=Popular')
  await expect(popular).toBeHidden()
}

async function expectCompact(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await visit(page, pagePaths.home)
  await page.evaluate((top) => window.scrollTo(0, top), compactHeaderScroll)
  await expect.poll(() => scrollTop(page)).toBe(compactHeaderScroll)
  await expect(header).not.toHaveAttribute('data-compact')
  await page.evaluate((top) => window.scrollTo(0, top), compactHeaderScroll + 1)
  await expect(header).toHaveAttribute('data-compact', 'true')
  const box = await header.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(70)
  await header.getByRole('link', { name: /Vaagai/ }).click()
  await expect(page).toHaveURL(pagePaths.home)
}
