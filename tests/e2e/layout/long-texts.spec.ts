import type { Page } from '@playwright/test'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import { signInMessages } from '../../../contract/accounts/messages.ts'
import { addressIn } from '../../../contract/language.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { navLimits } from '../../../contract/navigation/limits.ts'
import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
} from '../../../contract/paths.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import { setupKeys } from '../../../contract/setup/setup-steps.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { sections } from '../../../web/features/settings/admin/sections.ts'
import { contactEn } from '../../../web/features/shop/words/contact-en.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { expectToFit, expectToFitEverywhere } from '../fixtures/fit.ts'
import { paintPicture } from '../fixtures/pictures.ts'
import { runAdmin } from '../fixtures/site.ts'
import { type Colleague, fillLogin, hireColleague, signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { visit } from '../fixtures/visitor.ts'
import { fillWithLongTexts, type LongRecords, longest } from './long-texts.ts'

// Every screen, on a site whose texts are as long as they may be.
test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Every page of the site that links lead to without a reload, with the record of one endless word where it has one: lists show the others. */
function listPages(made: LongRecords): string[] {
  const { products, categories, groups, synonyms, orders, items, simpleItems } = made
  const [product = ''] = products
  const records: Record<string, string[]> = {
    [pagePaths.category]: categories,
    [pagePaths.adminProductEdit]: products,
    [pagePaths.adminCategoryEdit]: categories,
    [pagePaths.adminProductGroupEdit]: groups,
    [pagePaths.adminSynonymEdit]: synonyms,
    [pagePaths.adminOrderEdit]: orders,
    [pagePaths.adminGalleryEdit]: items,
    [pagePaths.adminGallerySimpleEdit]: simpleItems,
    [pagePaths.adminSettingsSection]: sections.map(({ path }) => path),
    [pagePaths.adminSetup]: setupKeys,
    [pagePaths.adminRecordVersions]: [fillPath('products/:id', { id: product })],
  }
  const pages = Object.values(pagePaths).filter((path) => path !== pagePaths.label)
  return pages.flatMap((path) => {
    const ids = records[path]
    if (!ids) return path
    const isOfRecord = path !== pagePaths.adminSettingsSection && path !== pagePaths.adminSetup
    const shown = isOfRecord ? ids.slice(0, 1) : ids
    return shown.map((id) => path.replace(/:\w+(\/:id)?/, id))
  })
}

const isAdmin = (path: string) => path.startsWith(pagePaths.admin)

/** Every screen of the admin area behind the sign-in, and further states of them. */
function listScreens(records: LongRecords): string[] {
  const [product = ''] = records.products
  return [
    ...listPages(records).filter((path) => isAdmin(path) && path !== pagePaths.adminLogin),
    `${pagePaths.adminNavigation}?tab=settings`,
    `${pagePaths.adminProducts}?search=nothing+like+it`,
    pagePaths.adminTwoStep,
    pagePaths.adminAccounts,
    pagePaths.adminAccount,
    `${pagePaths.adminProducts}?care=out-of-stock`,
    `${pagePaths.adminGallery}?search=nothing+like+it`,
    `${pagePaths.adminHistory}?record=${product}`,
    `${pagePaths.adminOrderAnswer}?i=${records.products.join('~')}`,
    `${pagePaths.adminProductNew}?from=${product}`,
  ]
}

const missingRecords = [
  fillPath(pagePaths.adminProductEdit, { id: 'none' }),
  fillPath(pagePaths.adminRecordVersions, { kind: 'orders', id: 'none' }),
  fillPath(pagePaths.adminCategoryEdit, { id: 'none' }),
  fillPath(pagePaths.adminGallerySimpleEdit, { id: 'none' }),
]

/** Screens that show nothing without the API. */
const screensOfData = [
  pagePaths.admin,
  pagePaths.adminProducts,
  pagePaths.adminCategories,
  pagePaths.adminGallery,
  pagePaths.adminNavigation,
  pagePaths.adminBackup,
  pagePaths.adminSessions,
  pagePaths.adminHistory,
]

async function lookAt(page: Page, path: string, look = expectToFitEverywhere): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await look(page, path)
}

/** Also that axe finds no barrier on a phone. */
async function expectToFitWithoutBarriers(page: Page, what: string): Promise<void> {
  await expectToFitEverywhere(page, what, async () => {
    expect.soft(await findBarriers(page), what).toEqual([])
  })
}

/** Goes by a link, which is cheaper. */
async function walkPast(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await walkTo(page, path)
    await expectToFitWithoutBarriers(page, path)
  }
}

test.describe('at every width', () => {
  // A phone's window that becomes narrow again is for a moment as wide as what it showed.
  test.use({ isMobile: false })

  test('every page of the shop fits its window, and has no barrier', async ({ page, request }) => {
    const records = await fillWithLongTexts(await hireColleague(request))
    await visit(page, '/nowhere')
    await expectToFitWithoutBarriers(page, 'what is not there')
    await walkPast(
      page,
      listPages(records).filter((path) => !isAdmin(path)),
    )
    const label = fillPath(pagePaths.label, { productId: records.products[0] ?? '' })
    await lookAt(page, label, expectToFitWithoutBarriers)
    const nothing = `${pagePaths.products}?search=${longest.word(limits.list.search)}`
    await lookAt(page, nothing, expectToFitWithoutBarriers)
    const lines = records.products.map((id) => ({ id, quantity: orderListLimits.quantity.max }))
    for (const language of ['en', 'ta'] as const)
      await lookAt(page, orderListAddress(lines, language))
    await lookAt(page, productAddress(records.products[0] ?? ''))
    await lookAt(page, fillPath(pagePaths.category, { categoryId: 'none' }))
  })

  test('every page of the shop in Tamil fits its window, and has no barrier', async ({
    page,
    request,
  }) => {
    const records = await fillWithLongTexts(await hireColleague(request))
    await visit(page, addressIn('ta', pagePaths.about))
    const pages = listPages(records).map((path) => addressIn('ta', path))
    await walkPast(
      page,
      pages.filter((path) => path.startsWith('/ta')),
    )
    await lookAt(page, addressIn('ta', productAddress(records.products[0] ?? '')))
    await lookAt(page, '/ta/nowhere')
  })

  test('every screen of the admin area fits its window, and has no barrier', async ({
    page,
    site,
    request,
  }) => {
    const records = await fillWithLongTexts(await hireColleague(request))
    const email = `${longest.word(60).toLowerCase()}@${longest.word(60).toLowerCase()}.example`
    const name = longest.word(accountLimits.name)
    const said = await runAdmin(site, 'create', email, '--name', name)
    const [, password = ''] = said.match(/Password +(\S+)/) ?? []

    await test.step('the sign-in', async () => {
      await page.goto(pagePaths.adminLogin)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText(messages.login.emailRequired)).toBeVisible()
      expect.soft(await findBarriers(page), pagePaths.adminLogin).toEqual([])
      await fillLogin(page, { email, password: 'not this one' })
      await expect(page.getByRole('alert')).toBeVisible()
      await expectToFitEverywhere(page, 'rejected sign-in')
    })

    await test.step('every page', async () => {
      await signIn(page, `${pagePaths.admin}/nowhere`, { email, password })
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectToFitEverywhere(page, 'what is not there')
      await walkPast(page, listScreens(records))
      for (const path of missingRecords) await lookAt(page, path)
    })

    await test.step('while the API fails', async () => {
      await page.route(`**${apiPrefix}/**`, (route) =>
        route.request().url().endsWith(apiPaths.me)
          ? route.continue()
          : route.fulfill({ status: 503, json: { success: false, message: longest.word(300) } }),
      )
      for (const path of screensOfData) {
        await walkTo(page, path)
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expectToFitEverywhere(page, `${path} while the API fails`)
      }
    })
  })
})

test('what opens over the shop fits its window, and has no barrier', async ({ page, request }) => {
  const records = await fillWithLongTexts(await hireColleague(request))
  const look = async (what: string) => {
    await expectToFit(page, what)
    expect.soft(await findBarriers(page), what).toEqual([])
  }
  const dialog = page.getByRole('dialog')

  await test.step('the navigation, the filters, a product, a picture', async () => {
    await visit(page, pagePaths.products)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await look('menu')
    await dialog.getByRole('button', { name: 'Close menu' }).click()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await look('filters')
    await page.keyboard.press('Escape')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    // The last to come: what scrolls has to have something for the focus.
    await expect(dialog.getByText(productsEn.details.largeLabel)).toBeVisible()
    await look('product details')
    await page.keyboard.press('Escape')
    // Closing goes back: only then is the way to the next page free.
    await expect(page).toHaveURL(pagePaths.products)
    await walkTo(page, pagePaths.gallery)
    const tile = page.getByRole('main').getByRole('list').last().getByRole('link').first()
    await tile.tap()
    await look('a story over its picture')
    await tile.press('Enter')
    await expect(dialog).toBeVisible()
    await look('large picture')
  })

  await test.step('what is said to a visitor', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined })
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await visit(page, fillPath(pagePaths.category, { categoryId: records.categories[0] ?? '' }))
    await page.getByRole('button', { name: 'Share Category' }).click()
    await expect(page.getByText(/^Share this category/)).toBeVisible()
    await look('address to share')
    await walkTo(page, pagePaths.contact)
    await page.getByRole('button', { name: 'Send on WhatsApp' }).click()
    await expect(page.getByText(contactEn.errors.name)).toBeVisible()
    await look('what is missing in a message')
  })

  await test.step('the navigation at a desk', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: longest.word(navLimits.label) }).click()
    await expect(page.getByRole('link', { name: 'Popular' })).toBeVisible()
    await look('navigation')
  })
})

/** The admin area, with what shows that all of it fits its window and has no barrier. */
function inspect(page: Page) {
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  return {
    page,
    dialog,
    question,
    async look(what: string) {
      await expectToFit(page, what)
      expect.soft(await findBarriers(page), what).toEqual([])
    },
    async closeBy(name: string) {
      await page.getByRole('button', { name, exact: true }).last().click()
      await expect(dialog.or(question)).toHaveCount(0)
    },
    openFirst: (name: RegExp) => page.getByRole('button', { name }).first().click(),
  }
}

type Inspection = ReturnType<typeof inspect>

test('every dialog, menu and message of the admin area fits its window, and has no barrier', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const { products } = await fillWithLongTexts(colleague)
  const admin = inspect(page)
  await signIn(page, pagePaths.adminProducts)
  await test.step('of the product list', () => lookThroughProductList(admin))
  await test.step('of a form', () => lookThroughForm(admin, colleague, products[0]))
  await test.step('of the categories and the gallery', () => lookThroughRecords(admin))
  await test.step('of the navigation', () => lookThroughNavigation(admin))
  await test.step('of the settings', () => lookThroughSettings(admin))
  await test.step('of the other pages', () => lookThroughOtherPages(admin))
})

async function lookThroughProductList({
  page,
  dialog,
  question,
  look,
  closeBy,
  openFirst,
}: Inspection): Promise<void> {
  await openFirst(/^Import and export/)
  await look('menu of the product list')
  await page.keyboard.press('Escape')
  await openFirst(/price of/)
  await look('price being changed')
  await page.keyboard.press('Escape')
  await page
    .getByLabel(/^Select (?!all)/)
    .first()
    .check()
  await expectToFit(page, 'one product selected')
  await openFirst(/^Actions/)
  await look('menu of the selection')
  await page.getByRole('menuitem', { name: 'Move to category...' }).click()
  await expect(dialog).toBeVisible()
  await look('dialog to move products')
  await closeBy('Cancel')
  await openFirst(/^Delete /)
  await expect(question).toBeVisible()
  await look('question before a product is deleted')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // Scrolls to a place where no box of a row is half behind the offer.
  await page.evaluate(() => scrollTo(0, 0))
  await look('offer to take a delete back')
}

async function lookThroughForm(
  { page, dialog, question, look, closeBy }: Inspection,
  colleague: Colleague,
  id = '',
): Promise<void> {
  await walkTo(page, fillPath(pagePaths.adminProductEdit, { id }))
  const name = page.getByLabel(/^Name\*?$/)
  await name.fill(`${longest.word(productLimits.name - 1)}!`)
  await page.getByLabel(/(Replace|Choose) image/).setInputFiles(await paintPicture('#338855'))
  await look('form with a new picture')
  await page.reload()
  await expect(page.getByText('What you had typed here is back.')).toBeVisible()
  await look('form as it was left')
  await name.fill(`${longest.word(productLimits.name - 1)}?`)
  await colleague.send('PUT', fillPath(apiPaths.product, { id }), { name: longest.tamil(120) })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeVisible()
  await look('two versions of a product')
  await closeBy('Keep editing')
  const typed = await name.inputValue()
  await name.fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.product.nameRequired)).toBeVisible()
  await look('what is missing')
  await name.fill(typed)
  await page.route(`**${apiPrefix}${apiPaths.products}/*`, (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, message: longest.word(300), errors: { name: longest.word(300) } },
    }),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Technical details').click()
  await look('form that could not be saved')
  await page.unroute(`**${apiPrefix}${apiPaths.products}/*`)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(question).toBeVisible()
  await look('question before leaving')
  await page.getByRole('button', { name: 'Leave' }).click()
}

async function lookThroughRecords({ page, question, look, openFirst }: Inspection): Promise<void> {
  await walkTo(page, pagePaths.adminCategories)
  await openFirst(/^Show subcategories of/)
  await look('categories with their subcategories')
  await openFirst(/^Delete /)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toBeVisible()
  await look('category that cannot be deleted')
  await walkTo(page, pagePaths.adminGallery)
  await openFirst(/^Delete /)
  await look('question before a gallery item is deleted')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(messages.gallery.deleted)).toBeVisible()
  await look('gallery item deleted')
}

async function lookThroughNavigation({
  page,
  dialog,
  look,
  closeBy,
  openFirst,
}: Inspection): Promise<void> {
  await walkTo(page, pagePaths.adminNavigation)
  await openFirst(/^Help/)
  await expect(dialog).toBeVisible()
  await look('help')
  await page.keyboard.press('Escape')
  for (const view of ['Desktop', 'Mobile']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await look(`${view} view of the navigation`)
  }
  await page.getByRole('button', { name: 'Show Positions' }).click()
  await openFirst(/^Show .* in navigation/)
  await look('navigation with positions, not saved')
  await page.route(`**${apiPrefix}${apiPaths.categories}/**`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { success: false, message: longest.word(300) } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Save All Settings' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('navigation that was saved in part')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(dialog).toContainText('Version')
  await look('versions of the navigation')
  await closeBy('Close')
}

async function lookThroughSettings({ page, dialog, look, closeBy }: Inspection): Promise<void> {
  const hours = fillPath(pagePaths.adminSettingsSection, { section: 'hours' })
  await page.goto(hours)
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(settingsMessages.date)).toBeVisible()
  await look('hours with a day that lacks its date')
  await page.getByRole('button', { name: 'Remove New day' }).click()
  await walkTo(page, pagePaths.adminSettings)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(dialog).toContainText('Version')
  await look('versions of the settings')
  await closeBy('Close')
}

async function lookThroughOtherPages({ page, dialog, question, look }: Inspection): Promise<void> {
  await walkTo(page, pagePaths.adminHistory)
  await expect(page.locator('summary').first()).toBeVisible()
  for (const entry of await page.locator('summary').all()) await entry.click()
  await look('history with every entry opened')
  await walkTo(page, pagePaths.adminSessions)
  await page
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await expect(question).toBeVisible()
  await look('question before sessions are ended')
  await page.route(`**${apiPrefix}${apiPaths.endSessions}`, (route) =>
    route.fulfill({ status: 403, json: { success: false, message: signInMessages.confirm } }),
  )
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alertdialog', { name: signInMessages.confirm })).toBeVisible()
  await look('question for the password')
  await page.goto(pagePaths.adminTwoStep)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'Picture of the key' })).toBeVisible()
  await look('two-step sign-in being set up')
  await page.goto(pagePaths.adminProductImport)
  await page.getByLabel('CSV file').setInputFiles({
    name: `${longest.word(100)}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `name,price,category\n${longest.word(120)},cheap,${longest.word(80)}\n${longest.tamil(60)},1,Sesame Oil\n`,
    ),
  })
  await expect(page.getByText('1 with problems')).toBeVisible()
  await look('file of products')
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await expect(dialog).toBeVisible()
  await look('sidebar')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(dialog).toContainText('Use single-key shortcuts')
  await look('keys')
}
