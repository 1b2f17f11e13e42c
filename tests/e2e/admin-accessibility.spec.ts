import { messages } from '../../contract/messages.ts'
import { fillPath, pagePaths } from '../../contract/paths.ts'
import { sections } from '../../web/features/settings/admin/sections.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillLogin, walkTo } from './staff.ts'

/** No two with the same heading in a row. */
const pages = [
  pagePaths.admin,
  pagePaths.adminProducts,
  pagePaths.adminProductNew,
  pagePaths.adminProductImport,
  pagePaths.adminProductPacks,
  pagePaths.adminCategories,
  pagePaths.adminCategoryNew,
  pagePaths.adminCategorySimple,
  pagePaths.adminProductGroups,
  pagePaths.adminProductGroupNew,
  pagePaths.adminLabels,
  pagePaths.adminPrices,
  pagePaths.adminPricesNew,
  pagePaths.adminSynonyms,
  pagePaths.adminSynonymNew,
  pagePaths.adminPriceList,
  pagePaths.adminOrderAnswer,
  pagePaths.adminGallery,
  pagePaths.adminGalleryNew,
  pagePaths.adminGallerySimple,
  pagePaths.adminGallerySimpleNew,
  pagePaths.adminGalleryJson,
  pagePaths.adminNavigation,
  pagePaths.adminSettings,
  ...sections.map(({ path }) => fillPath(pagePaths.adminSettingsSection, { section: path })),
  pagePaths.adminPassword,
  pagePaths.adminBackup,
  pagePaths.adminSessions,
  pagePaths.adminHistory,
  pagePaths.adminGallerySimple2,
  `${pagePaths.adminNavigation}?tab=settings`,
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Many pages in one test: signing in once is enough.
test.slow()

test('axe finds no barrier on any page of the admin area', async ({ page }) => {
  await page.goto(pagePaths.adminLogin)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(messages.login.emailRequired)).toBeVisible()
  expect.soft(await findBarriers(page), pagePaths.adminLogin).toEqual([])
  await fillLogin(page)
  await expect(page).toHaveURL(pagePaths.admin)
  for (const path of pages) {
    // There one is.
    if (path !== pagePaths.admin) await walkTo(page, path)
    expect.soft(await findBarriers(page), path).toEqual([])
  }
  for (const [list, expanded] of [
    [pagePaths.adminProducts, undefined],
    [pagePaths.adminCategories, 'Show subcategories of Sesame Oil'],
    [pagePaths.adminProductGroups, undefined],
    [pagePaths.adminSynonyms, undefined],
    [pagePaths.adminGallery, undefined],
    [pagePaths.adminGallerySimple, undefined],
  ] as const) {
    await walkTo(page, list)
    if (expanded) await page.getByRole('button', { name: expanded }).click()
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect.soft(await findBarriers(page), `${list}: edit`).toEqual([])
  }
})
