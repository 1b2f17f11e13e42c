import type { Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import { sections } from '../../web/features/settings/admin/sections.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillLogin, hireColleague, openRecordId, walkTo } from './staff.ts'

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

const closeBy = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).last().click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
}

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

test.describe('on a site of one’s own', () => {
  test.use({ ownSite: true })

  test('nor in any dialog, menu or message', { tag: '@desktop' }, async ({ page, request }) => {
    const look = async (what: string) => expect.soft(await findBarriers(page), what).toEqual([])
    const phone = (page.viewportSize()?.width ?? 0) < limits.breakpoints.admin
    await page.goto(pagePaths.adminProducts)
    await fillLogin(page)
    const question = page.getByRole('alertdialog')
    const dialog = page.getByRole('dialog')

    await page.getByRole('button', { name: 'Import and export' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await look('menu of the list')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /price of/ })
      .first()
      .click()
    await expect(page.getByRole('spinbutton')).toBeVisible()
    await look('price being changed')
    await page.keyboard.press('Escape')
    await page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check()
    await page.getByRole('button', { name: 'Actions' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await look('menu of the selection')
    await page.getByRole('menuitem', { name: 'Move to category...' }).click()
    await expect(dialog).toBeVisible()
    await look('dialog to move products')
    await closeBy(page, 'Cancel')
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await expect(question).toBeVisible()
    await look('question before a delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await look('offer to take it back')

    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByLabel(/^Name/).fill('Mine')
    const colleague = await hireColleague(request)
    const path = fillPath(apiPaths.product, { id: openRecordId(page) })
    await colleague.send('PUT', path, { name: 'Theirs' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toContainText('Theirs')
    await look('two versions side by side')
    await closeBy(page, 'Keep editing')
    await page.getByLabel(/^Name/).fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(messages.product.nameRequired)).toBeVisible()
    await look('what is missing')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(question).toBeVisible()
    await look('question before leaving')
    await page.getByRole('button', { name: 'Leave' }).click()

    await page.goto(pagePaths.adminNavigation)
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(dialog).toBeVisible()
    await look('help')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mobile' }).click()
    await page.getByRole('button', { name: 'Show Positions' }).click()
    await page.getByRole('button', { name: 'Show Specialty Oils in navigation' }).click()
    await page.getByRole('button', { name: 'Save All Settings' }).click()
    await expect(page.getByText(messages.navigation.saved)).toBeVisible()
    await look('positions, and what was saved')
    await page.getByRole('button', { name: 'History' }).click()
    await expect(dialog).toContainText('Version 1')
    await look('history')
    await closeBy(page, 'Close')

    if (phone) {
      await page.getByRole('button', { name: 'Open sidebar' }).click()
      await expect(dialog).toBeVisible()
      await look('menu')
    } else {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await expect(dialog).toBeVisible()
      await look('keys')
    }
  })
})
