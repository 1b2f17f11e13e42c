import type { Page } from '@playwright/test'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { type Colleague, hireColleague, othersChanges, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

async function readFirst(colleague: Colleague, path: string) {
  return (await (await colleague.get(`${path}?limit=1`)).json()).data[0]
}
const readRecord = async (colleague: Colleague, path: string) =>
  (await (await colleague.get(path)).json()).data

const comparison = (page: Page) =>
  page.getByRole('dialog', { name: messages.error.preconditionFailed })

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
  await test.step('a picture here and words there are merged without a question, and reported', async () => {
    const before = await readRecord(colleague, path)
    await signIn(page, fillPath(pagePaths.adminGalleryEdit, { id: item._id }))
    await page.getByLabel('Replace image').setInputFiles(await paintPicture('#22aa66'))
    await colleague.send('PUT', path, { title: 'A later title' })
    await page.getByRole('button', { name: 'Save Gallery Item' }).click()
    await expect(page).toHaveURL(pagePaths.adminGallery)
    const notice = othersChanges(page)
    await expect(notice).toContainText('Title: A later title (before: ')
    // A message that a pointer rests on stays.
    await page.locator('[data-sonner-toast][data-front=true]').hover()
    expect(await findBarriers(page)).toEqual([])
    await expect(notice).toBeVisible()
    const after = await readRecord(colleague, path)
    expect(after.title).toBe('A later title')
    expect(after.image).not.toBe(before.image)
  })
})

test('a success stands for a second and a half, the way back from a delete for ten', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, pagePaths.adminCategorySimple)
  await test.step('a success leads on after a second and a half', async () => {
    await page.getByLabel(/^Name\*?$/).fill('Candles')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.getByRole('button', { name: 'Create category' }).click()
    await expect(page.getByText(messages.category.created)).toBeVisible()
    await page.clock.runFor(limits.redirectAfterSuccess - 1)
    await expect(page).toHaveURL(pagePaths.adminCategorySimple)
    await page.clock.resume()
    await expect(page).toHaveURL(pagePaths.adminCategories)
  })

  await test.step('a delete can be undone for ten seconds', async () => {
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
})
