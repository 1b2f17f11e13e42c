import type { Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './visitor.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the header shows five links, and the rest behind More', async ({ page }) => {
  await visit(page, pagePaths.about)
  const more = navigation(page).getByRole('button', { name: limits.nav.defaultLabel })
  const popular = navigation(page).getByRole('link', { name: 'Popular' })
  const shown = navigation(page).getByRole('link').locator('visible=true')
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
})

test('Products is the current page only without a query', async ({ page }) => {
  await visit(page, '/products?category=popular&name=Popular')
  const products = navigation(page).getByRole('link', { name: 'Products' })
  await expect(products).not.toHaveAttribute('aria-current')
  await products.click()
  await expect(page).toHaveURL(pagePaths.products)
  await expect(products).toHaveAttribute('aria-current', 'page')
})
