import type { Page } from '@playwright/test'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

test('A gallery item is changed, deleted and taken back, and stands in sight where its search has lost it', async ({
  page,
}) => {
  const response = await page.request.get(`${apiPrefix}${apiPaths.gallery}`)
  const items: GalleryItem[] = (await response.json()).data
  const main = items.find(({ category }) => typeof category === 'string')
  const simple = items.find(({ category }) => typeof category === 'object')
  await signIn(page, pagePaths.adminGallery)
  await test.step('changed, deleted and taken back', () => changeAndTakeBack(page, main?.title))
  await page.goto(pagePaths.adminGallerySimple)
  await test.step('in sight with another name', () => rename(page, simple?.title))
})

const search = (page: Page) => page.getByPlaceholder('Search gallery items...')

/** Opens the form of an item that is searched for, once the list no longer moves. */
async function openItem(page: Page, title: string): Promise<void> {
  await search(page).fill(title)
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1)
  await page.getByRole('link', { name: `Edit ${title}` }).click()
}

async function changeAndTakeBack(page: Page, title = ''): Promise<void> {
  await openItem(page, title)
  await expect(page.getByRole('heading', { name: 'Edit Gallery Item' })).toBeVisible()
  await page.getByLabel('Category').fill('Machines')
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.saved.updated).first()).toBeVisible()

  await search(page).fill('machines')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
  await question.getByRole('button', { name: 'Delete' }).click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: messages.gallery.deleted })
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.width).toBe(limits.toast.width)
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('z-index', `${limits.toast.zIndex}`)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeVisible()
}

/** Gives an item a name that the list's search does not find. */
async function rename(page: Page, title = ''): Promise<void> {
  await openItem(page, title)
  await page.getByLabel(/^Name\*?$/).fill('Sorted by hand')
  await page.getByRole('button', { name: 'Update Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.banner.updated)).toBeVisible()
  const saved = page.getByRole('region', { name: 'Just saved' })
  await expect(saved.getByRole('link', { name: 'Edit Sorted by hand' })).toBeInViewport()
}
