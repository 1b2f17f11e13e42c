import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pagePaths } from '../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { fillLogin } from './staff.ts'

const publicPages = [
  pagePaths.home,
  pagePaths.about,
  pagePaths.products,
  `${pagePaths.products}?search=nothing-like-it`,
  pagePaths.gallery,
  pagePaths.contact,
  '/nowhere',
]
const adminPages = [
  pagePaths.admin,
  pagePaths.adminProducts,
  pagePaths.adminProductNew,
  pagePaths.adminCategories,
  pagePaths.adminCategoryNew,
  pagePaths.adminCategorySimple,
  pagePaths.adminGallery,
  pagePaths.adminGalleryNew,
  pagePaths.adminGallerySimpleNew,
  pagePaths.adminGallerySimple2,
  pagePaths.adminGalleryJson,
  pagePaths.adminNavigation,
  pagePaths.adminPassword,
]

/** What axe finds against WCAG 2.2 AA and its own good practice, as readable lines. */
async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    // Many pages in one test: signing in once is enough.
    test.slow()

    test('axe finds no barrier on the public pages', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path)
        await expect(page.getByRole('main')).toBeVisible()
        expect.soft(await findBarriers(page), path).toEqual([])
      }
      await page.goto(pagePaths.products)
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findBarriers(page), 'product details').toEqual([])
    })

    test('axe finds no barrier in the admin area', async ({ page }) => {
      await page.goto(pagePaths.adminLogin)
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      expect.soft(await findBarriers(page), pagePaths.adminLogin).toEqual([])
      await fillLogin(page)
      await expect(page).toHaveURL(pagePaths.admin)
      for (const path of adminPages) {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect.soft(await findBarriers(page), path).toEqual([])
      }
    })
  })
}
