import type { APIRequestContext, Page } from '@playwright/test'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { endSessionAtWrite } from '../../fixtures/end-session.ts'
import { delayResponse } from '../../fixtures/lost-responses.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { fillLogin, hireColleague, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

/** Report of an interrupted action: the done part, and the rest. */
const report = (page: Page) => page.getByRole('main').getByRole('alert')

async function signInAgain(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await fillLogin(page)
  await expect(page).toHaveURL(path)
}

test('an import that is cut off stops there, says on return what was done, and goes on from there', async ({
  page,
  request,
}) => {
  await test.step('by the end of a session', () => cutOffBySession(page, request))
  await test.step('by a reload', () => cutOffByReload(page, request))
})

async function cutOffBySession(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page, pagePaths.adminProductImport)
  const lines = ['one', 'two', 'three', 'four'].map((name) => `Cut off ${name},Sesame Oil`)
  const chooseFile = () =>
    page.getByLabel('CSV file').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,category', ...lines].join('\r\n')),
    })
  await chooseFile()
  await expect(page.getByText('4 new, 0 changed')).toBeVisible()
  await expect(page.getByText('products.csv', { exact: false }).first()).toBeVisible()

  const creating = await endSessionAtWrite(page, { method: 'POST', ordinal: 3 })
  await page.getByRole('button', { name: 'Import 4 products' }).click()
  await signInAgain(page, pagePaths.adminProductImport)
  await expect(report(page)).toContainText('2 products imported, 2 not')
  await expect(report(page)).toContainText('Line 5, Cut off four: Not reached')
  await expect(report(page)).toContainText('not to be done again: Line 2, Cut off one; Line 3')
  expect(creating.sent).toHaveLength(3)
  await creating.restore()
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?search=cut off`)).json()
  expect(data).toHaveLength(2)
  await chooseFile()
  await expect(report(page)).toBeHidden()
  await expect(page.getByText('2 new, 0 changed, 2 unchanged')).toBeVisible()
}

/** Makes nothing twice. */
async function cutOffByReload(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page, pagePaths.adminProductImport)
  const lines = ['one', 'two', 'three', 'four'].map((name) => `Reload ${name},Sesame Oil`)
  await page.getByLabel('CSV file').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,category', ...lines].join('\r\n')),
  })
  const third = await delayResponse(page, apiPaths.products, 3)
  await page.getByRole('button', { name: 'Import 4 products' }).click()
  await third.delayed
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await third.restore()
  const account = page.getByRole('main').getByRole('alert')
  await expect(account).toContainText('2 products imported, 2 not')
  await expect(account).toContainText('Line 4, Reload three: Not reached')
  const later = { success: false, message: 'Too many requests' }
  const reject = { status: 429, json: later }
  const products = `**${apiPrefix}${apiPaths.products}`
  await page.route(products, (route) => route.fulfill(reject), { times: 1 })
  await page.getByRole('button', { name: 'Import the other 2' }).click()
  await expect(page.getByText('4 products imported.')).toBeVisible()
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?search=Reload`)).json()
  expect(data).toHaveLength(4)
  await page.reload()
  await expect(page.getByLabel('CSV file')).toBeVisible()
  await expect(page.getByText(/imported/)).toHaveCount(0)
}

test('a server that keeps silent is given up in time, and can be asked again', async ({
  page,
  context,
}) => {
  await signIn(page, pagePaths.adminGalleryJson)
  await page.getByLabel(/^Name\*?$/).fill('Asked twice')
  await page.getByLabel(/^Description\*?$/).fill('Once in vain')
  await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })
  const form = await context.newPage()
  await form.goto(pagePaths.adminCategoryNew)
  await form.getByLabel(/^Name\*?$/).fill('Asked twice')
  const hold = () => undefined
  await page.route(`**${apiPrefix}${apiPaths.productJson}`, hold)
  await form.route(`**${apiPrefix}${apiPaths.categories}`, hold)
  await form.getByRole('button', { name: 'Create category' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  // Well below what an upload is given.
  const inTime = { timeout: limits.client.pictureResponse }
  for (const tab of [page, form]) {
    await expect(tab.getByRole('alert')).toContainText(messages.error.noResponse, inTime)
    await tab.unrouteAll()
  }
  await form.getByRole('button', { name: 'Create category' }).click()
  await expect(form.getByText(messages.category.created)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(messages.product.created)).toBeVisible()
  await expect(page.getByText(messages.gallery.banner.created)).toBeHidden()
  // Waits for the page that the form leads to: it would undo an earlier navigation.
  await expect(page.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()

  await test.step('also amid a picture, which is given longer', async () => {
    await page.clock.install()
    await walkTo(page, pagePaths.adminCategoryNew)
    await page.getByLabel(/^Name\*?$/).fill('Asked with a picture')
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('#886622'))
    await page.route(`**${apiPrefix}${apiPaths.categories}`, hold)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Create category' }).click()
    await sent
    await page.clock.runFor(limits.client.uploadSilence)
    await expect(page.getByRole('alert')).toContainText(messages.error.noResponse)
  })
})

test('forms return to the list as it was, a sign-in reaches every tab, and a copy makes room for a new product', async ({
  page,
  context,
}) => {
  await test.step('forms return to the list as it was, and a sign-in reaches every tab', async () => {
    const shownPage = `${pagePaths.adminGallery}?page=2`
    await page.goto(shownPage)
    await expect(page).toHaveURL(pagePaths.adminLogin)
    const other = await context.newPage()
    await other.goto(pagePaths.adminLogin)
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await fillLogin(page)
    await expect(page).toHaveURL(shownPage)
    await expect(other).toHaveURL(pagePaths.admin)

    const edit = page.getByRole('link', { name: /^Edit / }).first()
    for (const back of ['Cancel', 'Back to Gallery']) {
      await edit.click()
      await page.getByRole('link', { name: back }).click()
      await expect(page).toHaveURL(shownPage)
    }
    await edit.click()
    await page.getByLabel(/^Title\*?$/).fill('On the second page')
    await page.getByRole('button', { name: 'Save Gallery Item' }).click()
    await expect(page).toHaveURL(pagePaths.adminGallery)
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit On the second page' })).toBeVisible()

    await page.goto(pagePaths.adminCategories)
    await page
      .getByRole('button', { name: /subcategories/i })
      .first()
      .click()
    await expect(page).toHaveURL(/expanded=/)
    const expanded = page.url()
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(expanded)
  })

  await test.step('a copy that was left makes room for a new product', async () => {
    await signIn(page, pagePaths.adminProducts)
    const name = page.getByLabel(/^Name\*?$/)
    await page
      .getByRole('link', { name: /^Duplicate/ })
      .first()
      .click()
    await expect(name).toHaveValue(/ \(copy\)$/)
    await name.fill('A copy that waits')
    await page.getByRole('heading', { name: 'Add product' }).click()
    await page.keyboard.press('n')
    await page.keyboard.press('p')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(pagePaths.adminProductNew)
    await expect(name).toHaveValue('')
  })
})
