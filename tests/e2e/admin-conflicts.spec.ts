import type { Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { paintPicture } from './pictures.ts'
import {
  type Colleague,
  hireColleague,
  openRecordId,
  othersChanges,
  signIn,
  unfold,
} from './staff.ts'

test.use({ ownSite: true })

async function readFirst(colleague: Colleague, path: string) {
  return (await (await colleague.get(`${path}?limit=1`)).json()).data[0]
}
const readRecord = async (colleague: Colleague, path: string) =>
  (await (await colleague.get(path)).json()).data

const comparison = (page: Page) =>
  page.getByRole('dialog', { name: messages.error.preconditionFailed })

test('what somebody else saved of a category stands beside one’s own, picture and all', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminCategories)
  await page.getByRole('link', { name: 'Edit Sesame Oil' }).click()
  await page.getByLabel(/^Name\*?$/).fill('Gingelly Oil')
  await page.getByLabel('Show in products dropdown').uncheck()
  await page.getByRole('button', { name: 'Remove image' }).click()
  const path = fillPath(apiPaths.category, { id: openRecordId(page) })
  const colleague = await hireColleague(request)
  const before = await readRecord(colleague, path)
  await colleague.send('PUT', path, { name: 'Til Oil', showInNav: !before.showInNav })

  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = comparison(page)
  await expect(dialog).toContainText(messages.user.fallbackName)
  const name = dialog.getByRole('group', { name: 'Name' })
  await expect(name).toContainText('Til Oil')
  await expect(name).toContainText('Gingelly Oil')
  await expect(name).toContainText('Before: Sesame Oil')
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await name.getByLabel('Til Oil').check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText(messages.category.updated)).toBeVisible()
  const after = await readRecord(colleague, path)
  expect(after).toMatchObject({
    name: 'Til Oil',
    showInNav: !before.showInNav,
    showInProductsDropdown: false,
  })
  expect(after.image).toBeUndefined()
})

test('what somebody else saved of a gallery item stands beside one’s own in the main form', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const item = await readFirst(colleague, apiPaths.gallery)
  const path = fillPath(apiPaths.galleryItem, { id: item._id })
  const dialog = comparison(page)
  await signIn(page, fillPath(pagePaths.adminGalleryEdit, { id: item._id }))
  await page.getByLabel(/^Title\*?$/).fill('My title')
  await page.getByLabel('Replace image').setInputFiles(await paintPicture('#8844cc'))
  await colleague.send('PUT', path, { title: 'Their title', description: 'Their words' })
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('Their title')
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page).toHaveURL(pagePaths.adminGallery)
  await expect(othersChanges(page)).toContainText('Description: Their words (before: ')
  const merged = await readRecord(colleague, path)
  expect(merged).toMatchObject({ title: 'My title', description: 'Their words' })
  expect(merged.image).not.toBe(item.image)
})

test('what somebody else saved of a gallery item can be chosen in the simple form', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const { _id: id } = await readFirst(colleague, apiPaths.gallery)
  const path = fillPath(apiPaths.galleryItem, { id })
  await signIn(page, fillPath(pagePaths.adminGallerySimpleEdit, { id }))
  await page.getByLabel(/^Category/).selectOption({ label: 'Coconut Oil' })
  await page.getByLabel(/^Name\*?$/).fill('My name')
  await colleague.send('PUT', path, { title: 'Their name' })
  await page.getByRole('button', { name: 'Update Gallery Item' }).click()
  await comparison(page).getByLabel('Their name').check()
  await comparison(page).getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText(messages.gallery.banner.updated)).toBeVisible()
  const merged = { name: 'Their name', categoryName: 'Coconut Oil' }
  expect(await readRecord(colleague, path)).toMatchObject(merged)
})

test('a name here and a picture there are merged without a question, and reported', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  await signIn(page, pagePaths.adminCategories)
  await page.getByRole('link', { name: 'Edit Sesame Oil' }).click()
  await page.getByLabel(/^Name\*?$/).fill('Gingelly Oil')
  const path = fillPath(apiPaths.category, { id: openRecordId(page) })
  const before = await readRecord(colleague, path)
  await colleague.replaceImage(path, await paintPicture('#228844'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.category.updated)).toBeVisible()
  const notice = othersChanges(page)
  await expect(notice).toContainText(`${messages.user.fallbackName} saved in between`)
  await expect(notice).toContainText('Image: another one')
  const after = await readRecord(colleague, path)
  expect(after.name).toBe('Gingelly Oil')
  expect(after.image).not.toBe(before.image)
})

test('a picture here and words there are merged without a question, and reported', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const item = await readFirst(colleague, apiPaths.gallery)
  const path = fillPath(apiPaths.galleryItem, { id: item._id })
  await signIn(page, fillPath(pagePaths.adminGalleryEdit, { id: item._id }))
  await page.getByLabel('Replace image').setInputFiles(await paintPicture('#8844cc'))
  await colleague.send('PUT', path, { title: 'Their title' })
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(page).toHaveURL(pagePaths.adminGallery)
  const notice = othersChanges(page)
  await expect(notice).toContainText('Title: Their title (before: ')
  // A message that a pointer rests on stays.
  await page.locator('[data-sonner-toast][data-front=true]').hover()
  expect(await findBarriers(page)).toEqual([])
  await expect(notice).toBeVisible()
  const after = await readRecord(colleague, path)
  expect(after.title).toBe('Their title')
  expect(after.image).not.toBe(item.image)
})

test('one field of a product here and another there are merged without a question', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const product = await readFirst(colleague, apiPaths.products)
  const path = fillPath(apiPaths.product, { id: product._id })
  await signIn(page, fillPath(pagePaths.adminProductEdit, { id: product._id }))
  await unfold(page, 'Pack')
  await page.getByLabel('Size').fill('mine')
  await colleague.send('PUT', path, { inStock: !product.inStock, benefits: 'Theirs' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()
  await expect(othersChanges(page)).toContainText('Benefits: Theirs')
  const merged = { size: 'mine', benefits: 'Theirs', inStock: !product.inStock }
  expect(await readRecord(colleague, path)).toMatchObject(merged)
})

test('a success stands for a second and a half, the way back from a delete for ten', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, pagePaths.adminCategorySimple)
  await page.getByLabel(/^Name\*?$/).fill('Candles')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.getByRole('button', { name: 'Create category' }).click()
  await expect(page.getByText(messages.category.created)).toBeVisible()
  await page.clock.runFor(limits.redirectAfterSuccess - 1)
  await expect(page).toHaveURL(pagePaths.adminCategorySimple)
  await page.clock.resume()
  await expect(page).toHaveURL(pagePaths.adminCategories)

  await page.getByRole('button', { name: 'Delete Candles' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  // The list has come back, whose call the clock would cut off; no pointer rests on the message.
  await expect(page.getByRole('row').filter({ hasText: 'Groundnut' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Candles' })).toHaveCount(0)
  await page.mouse.move(0, 0)
  await expect(async () => {
    await page.clock.runFor(limits.undo.offered)
    await expect(undo).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('row').filter({ hasText: 'Candles' })).toHaveCount(0)
})
