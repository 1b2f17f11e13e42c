import type { APIRequestContext, Page } from '@playwright/test'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { hireColleague, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

const rows = (page: Page) => page.getByRole('grid', { name: 'Categories' }).getByRole('row')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name }).first()

/** Order that the next order-only update sends. */
async function sentOrder(page: Page): Promise<number> {
  const request = await page.waitForRequest((sent) => sent.method() === 'PATCH')
  return request.postDataJSON().order
}

test.use({ ownSite: true })

test('Categories are unfolded, moved by buttons, keys and over a slow line, and put back where that fails', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminCategories)
  await test.step('subcategories are unfolded, and what is in use is kept', () =>
    unfoldAndKeep(page))
  await test.step('by buttons and by the keyboard', () => moveRows(page))
  await test.step('on a slow line', () => moveSlowly(page))
  await test.step('an order that cannot be saved', () => putBack(page, request))
})

async function unfoldAndKeep(page: Page): Promise<void> {
  await expect(row(page, 'Sesame Oil')).toBeVisible()
  await expect(row(page, 'Nallennai')).toBeHidden()
  await page.getByRole('button', { name: 'Show subcategories of Sesame Oil' }).click()
  await expect(row(page, 'Nallennai')).toBeVisible()
  const shown = page.getByRole('button', { name: 'Hide subcategories of Sesame Oil' })
  await expect(shown).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/expanded=/)
  await page.reload()
  await expect(row(page, 'Nallennai')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Sesame Oil' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(messages.category.deleteConfirm)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText(messages.category.inUse)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await shown.click()
  await expect(row(page, 'Nallennai')).toBeHidden()
}

async function moveRows(page: Page): Promise<void> {
  await expect(rows(page).nth(0)).toContainText('Groundnut Oil')
  await expect(rows(page).nth(1)).toContainText('Sesame Oil')

  const down = sentOrder(page)
  await row(page, 'Groundnut Oil').hover()
  await page.getByRole('button', { name: 'Move Groundnut Oil down' }).click()
  expect(await down).toBe(65)
  await expect(rows(page).nth(0)).toContainText('Sesame Oil')

  const first = sentOrder(page)
  await page.getByRole('button', { name: 'Drag Coconut Oil' }).focus()
  await page.keyboard.press('Enter')
  const focused = page.locator(':focus')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(focused).toHaveAccessibleName(/^Insert before Sesame Oil/, { timeout: 500 })
  }).toPass({ intervals: [50] })
  await page.keyboard.press('Enter')
  expect(await first).toBe(59)
  await page.reload()
  await expect(rows(page).nth(0)).toContainText('Coconut Oil')
}

/** Moves are sent one by one, and the row goes as far as it was sent. */
async function moveSlowly(page: Page): Promise<void> {
  await expect(rows(page).nth(0)).toContainText('Coconut Oil')
  const gates = [1, 2, 3].map(() => Promise.withResolvers<void>())
  let sent = 0
  await page.route('**/nav-settings', async (route) => {
    await gates[sent++]?.promise
    await route.continue()
  })
  const down = page.getByRole('button', { name: 'Move Coconut Oil down' })
  for (const position of [1, 2]) {
    await row(page, 'Coconut Oil').hover()
    await down.click()
    await expect(rows(page).nth(position)).toContainText('Coconut Oil')
  }
  const answered = () => page.waitForResponse((response) => response.request().method() === 'PATCH')
  const first = answered()
  gates[0]?.resolve()
  await first
  await expect.poll(() => sent).toBe(2)
  await expect(rows(page).nth(2)).toContainText('Coconut Oil')
  await down.click()
  await expect(rows(page).nth(3)).toContainText('Coconut Oil')
  const last = page.waitForResponse(
    (response) => sent === 3 && response.request().method() === 'PATCH',
  )
  const shown = last.then(() =>
    page.waitForResponse((response) =>
      new URL(response.url()).pathname.endsWith(apiPaths.categories),
    ),
  )
  for (const { resolve } of gates) resolve()
  await shown
  await expect(rows(page).nth(3)).toContainText('Coconut Oil')
  await page.reload()
  await expect(rows(page).nth(3)).toContainText('Coconut Oil')
  await page.unroute('**/nav-settings')
}

/** Moves a row whose category a colleague has deleted. */
async function putBack(page: Page, request: APIRequestContext): Promise<void> {
  await expect(row(page, 'Oil Cakes & Feed')).toBeVisible()
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(apiPaths.categories)).json()
  const gifts = data.find(({ name }: { name: string }) => name === 'Gift Boxes')
  const products = await (await colleague.get(`${apiPaths.products}?category=${gifts._id}`)).json()
  for (const { _id } of products.data) await colleague.send('DELETE', `/products/${_id}`)
  await colleague.send('DELETE', `/categories/${gifts._id}`)

  await row(page, 'Gift Boxes').hover()
  await page.getByRole('button', { name: 'Move Gift Boxes up' }).click()
  await expect(page.getByText(messages.category.orderFailed)).toBeVisible()
  await expect(row(page, 'Gift Boxes')).toHaveCount(0)
}

test('A category is created with a picture, changed, deleted and taken back, and what the server rejects is shown field by field', async ({
  page,
}) => {
  await test.step('created, changed, deleted and taken back', () => createAndTakeBack(page))
  await test.step('rejected in words, field by field', () => rejectNames(page))
})

async function createAndTakeBack(page: Page): Promise<void> {
  await signIn(page, pagePaths.adminCategories)
  await expect(page.getByRole('link', { name: 'Quick add' })).toHaveText(/Only a name$/)
  await page.getByRole('link', { name: 'Add category All details' }).click()
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByText(messages.category.nameRequired)).toBeVisible()
  await page.getByLabel(/^Name\*?$/).fill('Pickles')
  await page.getByLabel('Choose image').setInputFiles(await paintPicture('#995511'))
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByText(messages.category.created)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminCategories)
  await expect(row(page, 'Pickles')).toBeVisible()

  await page.getByRole('link', { name: 'Edit Pickles' }).click()
  await expect(page.getByAltText('Current image').first()).toBeVisible()
  await page.getByLabel('Show in navigation').check()
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(page.getByText(messages.image.removedOnSave)).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.category.updated)).toBeVisible()
  await expect(row(page, 'Pickles')).toContainText('In navigation')

  await page.getByRole('button', { name: 'Delete Pickles' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Pickles')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Pickles')).toContainText('In navigation')
}

async function rejectNames(page: Page): Promise<void> {
  await walkTo(page, pagePaths.adminCategoryNew)
  await page.getByLabel(/^Name\*?$/).fill('sesame oil')
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(
    `name: ${messages.category.nameTaken}`,
  )
  await walkTo(page, pagePaths.adminCategorySimple)
  await page.getByLabel(/^Name\*?$/).fill('Sesame Oil')
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByRole('alert')).toContainText(
    `${messages.validation.prefix}name: ${messages.category.nameTaken}`,
  )
  await page.getByLabel(/^Name\*?$/).fill('Soaps')
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByText(messages.category.created)).toBeVisible()
}
