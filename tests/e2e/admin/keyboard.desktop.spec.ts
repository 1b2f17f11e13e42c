import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { administrator } from '../fixtures/site.ts'
import { signIn } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

/** Walks by the Tab key alone, which is held down, forward or back, until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  // To find it by its role again at every step takes longer than the step.
  const found = await wanted.elementHandle()
  const isBehind = await found?.evaluate(
    (element) =>
      document.activeElement !== null &&
      (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) >
        0,
  )
  const { keyboard } = page
  if (isBehind) await keyboard.down('Shift')
  for (let steps = 0; steps < 120; steps++) {
    if (await found?.evaluate((element) => element === document.activeElement)) {
      await keyboard.up('Tab')
      return keyboard.up('Shift')
    }
    await keyboard.down('Tab')
  }
  throw new Error(`The Tab key does not lead to ${wanted}`)
}

async function pressOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

test.describe('on a site of one’s own', () => {
  test.use({ ownSite: true })
  test.slow()

  test('staff work by the keyboard alone', async ({ page }) => {
    await test.step('sign in', () => signInByKeyboard(page))
    await test.step('create a product', () => createProduct(page))
    await test.step('change its price in the list, then delete it and take that back', () =>
      changeAndDelete(page))
    await test.step('do the same to several products', () => changeSeveral(page))
    await test.step('turn a page, and find the way to the page past the navigation', () =>
      turnPage(page))
    await test.step('put the categories in another order', () => orderCategories(page))
    await test.step('settle the navigation', () => changeNavigation(page))
    await test.step('delete a gallery item', () => deleteGalleryItem(page))
    await test.step('sign out', () => signOut(page))
  })
})

test('single keys lead everywhere, and a sheet lists them', async ({ page }) => {
  const { keyboard } = page
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await test.step('a sheet opens and closes', async () => {
    // The page listens for keys a moment after it is drawn.
    await expect(async () => {
      await keyboard.press('?')
      await expect(sheet).toContainText('Go to products', { timeout: 1000 })
    }).toPass()
    await expect(sheet).toBeFocused()
    await keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('two keys lead to each page', async () => {
    for (const [keys, path] of [
      ['gp', pagePaths.adminProducts],
      ['gc', pagePaths.adminCategories],
      ['gg', pagePaths.adminGallery],
      ['gn', pagePaths.adminNavigation],
      ['nc', pagePaths.adminCategoryNew],
      ['ng', pagePaths.adminGalleryNew],
      ['gd', pagePaths.admin],
      ['np', pagePaths.adminProductNew],
    ] as const) {
      await keyboard.type(keys)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  await test.step('keys of a field stay in it', async () => {
    await page.getByLabel(/^Name\*?$/).pressSequentially('gp nc?')
    await expect(page.getByLabel(/^Name\*?$/)).toHaveValue('gp nc?')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(pagePaths.adminProducts)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  await test.step('single keys can be turned off', async () => {
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await sheet.getByLabel('Use single-key shortcuts').uncheck()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await keyboard.type('?gd')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(pagePaths.adminProducts)
  })

  await test.step('the chord opens the sheet all the same', async () => {
    await page.getByRole('searchbox').focus()
    await keyboard.press('Control+/')
    await expect(sheet).toBeFocused()
    await sheet.getByLabel('Use single-key shortcuts').check()
    await keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

async function signInByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page
  await page.goto(pagePaths.adminProducts)
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(administrator.email)
  await keyboard.press('Tab')
  await keyboard.type(administrator.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.adminProducts)
}

async function createProduct(page: Page): Promise<void> {
  const { keyboard } = page
  const main = page.getByRole('main')
  await pressOn(page, page.getByRole('link', { name: 'Add product' }))
  await tabTo(page, page.getByLabel(/^Name\*?$/))
  await keyboard.type('Mahua Oil 200 ml')
  await tabTo(page, page.getByLabel('Price (₹)').first())
  await keyboard.type('240')
  await tabTo(page, page.getByLabel(/^Category/))
  await keyboard.type('Sesame')
  await tabTo(page, page.getByLabel('Subcategory'))
  await keyboard.type('Nall')
  await tabTo(page, page.getByLabel('Choose image'))
  await tabTo(page, page.getByLabel('Featured', { exact: true }))
  await keyboard.press('Space')
  await keyboard.press('Control+s')
  await expect(page.getByText(messages.product.created)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminProducts)
  const row = main.getByRole('row').filter({ hasText: 'Mahua Oil 200 ml' })
  await expect(row).toContainText('Nallennai')
  await expect(row.getByLabel('Featured')).toBeVisible()
}

async function changeAndDelete(page: Page): Promise<void> {
  const { keyboard } = page
  const main = page.getByRole('main')
  await pressOn(page, page.getByRole('button', { name: 'price of Mahua Oil' }))
  await keyboard.type('250')
  await keyboard.press('Enter')
  await expect(main).toContainText('₹250')
  const erase = page.getByRole('button', { name: 'Delete Mahua Oil 200 ml' })
  const question = page.getByRole('alertdialog')
  await pressOn(page, erase)
  await expect(question).toBeFocused()
  await keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(erase).toBeFocused()
  await keyboard.press('Enter')
  await pressOn(page, question.getByRole('button', { name: 'Delete' }))
  await expect(erase).toHaveCount(0)
  await expect(main).toBeFocused()
  await keyboard.press('Alt+t')
  await pressOn(page, page.getByRole('button', { name: 'Undo' }))
  await expect(erase).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await pressOn(page, erase)
  await pressOn(page, question.getByRole('button', { name: 'Delete' }))
  await expect(main).toBeFocused()
  await keyboard.press('u')
  await expect(erase).toBeVisible()
}

async function changeSeveral(page: Page): Promise<void> {
  const { keyboard } = page
  for (const name of ['Mahua Oil 200 ml', 'Groundnut Oil 1 L']) {
    await tabTo(page, page.getByLabel(`Select ${name}`))
    await keyboard.press('Space')
  }
  await pressOn(page, page.getByRole('button', { name: 'Actions' }))
  await keyboard.type('Out')
  await keyboard.press('Enter')
  await expect(page.getByText('2 products changed')).toBeVisible()
  const stock = page.getByRole('group', { name: 'Stock of Mahua Oil 200 ml' })
  await expect(stock.getByRole('button', { pressed: true })).toHaveText('Out')
}

async function turnPage(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await pressOn(page, page.getByRole('link', { name: 'Page 2' }))
  await expect(page).toHaveURL(/page=2/)
  await pressOn(page, page.getByRole('link', { name: 'Skip to the page' }))
  await expect(main).toBeFocused()
}

async function orderCategories(page: Page): Promise<void> {
  const { keyboard } = page
  await keyboard.press('g')
  await keyboard.press('c')
  await expect(page).toHaveURL(pagePaths.adminCategories)
  const rows = page.getByRole('grid', { name: 'Categories' }).getByRole('row')
  const down = page.getByRole('button', { name: 'Move Groundnut Oil down' })
  await pressOn(page, down)
  await expect(rows.first()).toContainText('Sesame Oil')
  await expect(down).toBeFocused()
  await keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText('Coconut Oil')
  await pressOn(page, page.getByRole('button', { name: 'Show subcategories of Specialty Oils' }))
  await expect(rows.filter({ hasText: 'Lamp & Household' })).toBeVisible()
}

async function changeNavigation(page: Page): Promise<void> {
  const { keyboard } = page
  await pressOn(page, page.getByRole('link', { name: 'Navigation', exact: true }))
  await tabTo(page, page.getByRole('tab', { name: 'Category Order' }))
  await keyboard.press('ArrowRight')
  await tabTo(page, page.getByLabel('Max visible items'))
  await keyboard.press('Control+a')
  await keyboard.type('7')
  await tabTo(page, page.getByRole('checkbox', { name: 'Contact' }))
  await keyboard.press('Space')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await keyboard.press('Control+s')
  await expect(page.getByText(messages.navigation.saved)).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'History' }))
  await expect(page.getByRole('dialog')).toContainText('Max visible items: 5 → 7')
  await expect(page.getByRole('dialog')).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused()
}

async function deleteGalleryItem(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await pressOn(page, page.getByRole('link', { name: 'Gallery', exact: true }))
  const erase = page.getByRole('button', { name: /^Delete / }).first()
  await pressOn(page, erase)
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
  await pressOn(page, question.getByRole('button', { name: 'Delete' }))
  await expect(page.getByText(messages.gallery.deleted)).toBeVisible()
  await expect(main).toBeFocused()
}

async function signOut(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Logout' }))
  await expect(page).toHaveURL(pagePaths.adminLogin)
}
