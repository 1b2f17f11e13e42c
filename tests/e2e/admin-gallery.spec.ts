import type { Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { paintPicture } from './pictures.ts'
import { hireColleague, openRecordId, signIn } from './staff.ts'

test.use({ ownSite: true })

const choosePicture = async (page: Page, colour: string) =>
  page.getByLabel('Choose image').setInputFiles(await paintPicture(colour))

test('the list is searched and paged in the browser', async ({ page }) => {
  await signIn(page, pagePaths.adminGallery)
  await expect(page.getByRole('heading', { name: 'Gallery Management' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(limits.pages.adminGallery)
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of 3$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByPlaceholder('Search gallery items...').fill('THE PRESS')
  await expect(page.getByText(/^Page \d of \d$/)).toHaveCount(0)
  await page.getByPlaceholder('Search gallery items...').fill('nothing like it')
  await expect(page.getByText(messages.gallery.adminNone)).toBeVisible()
})

test('a question about what is gone already stays open and says so', async ({ page, request }) => {
  await signIn(page, pagePaths.adminGallery)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const colleague = await hireColleague(request)
  await expect(page.getByLabel(/^Title\*?$/)).not.toHaveValue('')
  const id = openRecordId(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()
  await colleague.send('DELETE', `${apiPaths.gallery}/${id}`)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText(messages.gallery.notFound)
  await expect(page.getByText(messages.gallery.deleteFailed)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('the main form wants a title and a picture, and returns at once', async ({ page }) => {
  await signIn(page, pagePaths.adminGallery)
  await page.getByRole('link', { name: 'Add New' }).click()
  await expect(page.getByRole('heading', { name: 'Add Gallery Item' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.titleRequired)).toBeVisible()
  await expect(page.getByText(messages.image.required)).toBeVisible()
  await page.getByLabel(/^Title\*?$/).fill('A new mill')
  await choosePicture(page, '#338855')
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(page.getByAltText('Preview')).toBeHidden()
  await expect(page.getByText(messages.image.removedOnSave)).toBeHidden()
  await choosePicture(page, '#338855')
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.saved.created).first()).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminGallery)
  await page.getByPlaceholder('Search gallery items...').fill('A new mill')
  await expect(page.getByText('None', { exact: true })).toBeVisible()
})

test('the main form changes the category of an item, which comes back once deleted', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminGallery)
  const [item] = (await (await page.request.get(`${apiPrefix}${apiPaths.gallery}?limit=1`)).json())
    .data
  await page.getByRole('link', { name: `Edit ${item.title}` }).click()
  await expect(page.getByRole('heading', { name: 'Edit Gallery Item' })).toBeVisible()
  await page.getByLabel('Category').fill('Machines')
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.saved.updated).first()).toBeVisible()

  await page.getByPlaceholder('Search gallery items...').fill('machines')
  await page.getByRole('button', { name: `Delete ${item.title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' })
  await question.getByRole('button', { name: 'Delete' }).click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: messages.gallery.deleted })
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.width).toBe(limits.toast.width)
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('z-index', `${limits.toast.zIndex}`)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `Edit ${item.title}` })).toBeVisible()
})

test('the simple forms take a category from the list, and show a message first', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminGallerySimple)
  await page.getByRole('link', { name: 'Add New' }).click()
  await page.getByRole('button', { name: 'Create Gallery Item' }).click()
  for (const message of [
    messages.gallery.nameRequired,
    messages.gallery.descriptionRequired,
    messages.gallery.categoryRequired,
    messages.image.required,
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Recommended size: 800x600 pixels')).toBeVisible()
  await page.getByLabel(/^Name\*?$/).fill('Sorting sesame')
  await page.getByLabel(/^Description\*?$/).fill('By hand, in the morning')
  await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })
  await page.getByLabel('Subcategory').selectOption({ label: 'Nallennai' })
  await page.getByLabel('Mark as popular').check()
  await choosePicture(page, '#aa7722')
  await page.getByRole('button', { name: 'Create Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.banner.created)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminGallerySimple)

  await page.getByPlaceholder('Search gallery items...').fill('sorting sesame')
  await page.getByRole('link', { name: 'Edit Sorting sesame' }).click()
  await expect(page).toHaveURL(/\/admin\/gallery\/simple\/edit\//)
  await expect(page.getByLabel('Subcategory').locator('option:checked')).toHaveText('Nallennai')
  await page.getByLabel(/^Name\*?$/).fill('Sorting the sesame')
  await page.getByRole('button', { name: 'Update Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.banner.updated)).toBeVisible()
  await expect(page).toHaveURL(`${pagePaths.adminGallerySimple}?search=sorting+sesame`)
  // The search does not find the new name.
  const saved = page.getByRole('region', { name: 'Just saved' })
  await expect(saved.getByRole('link', { name: 'Edit Sorting the sesame' })).toBeInViewport()
})

test('the third form begins with the first category', async ({ page }) => {
  await signIn(page, pagePaths.adminGallerySimple2)
  await expect(page.getByLabel(/^Category/).locator('option:checked')).toHaveText('Groundnut Oil')
  await page.getByLabel(/^Description\*?$/).fill('too short')
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  for (const message of [
    messages.gallerySimple2.titleRequired,
    messages.gallerySimple2.descriptionTooShort,
    messages.gallerySimple2.imageRequired,
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel(/^Gallery Item Title\*?$/).fill('Drying')
  await page.getByLabel(/^Description\*?$/).fill('Long enough to be told')
  await choosePicture(page, '#776655')
  await page.getByRole('button', { name: 'Save Gallery Item' }).click()
  await expect(page.getByText(messages.gallery.banner.created)).toBeVisible()
  await expect(page).toHaveURL(pagePaths.adminGallery)
})

test('the JSON form makes a product and a gallery item, and shows the raw response', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminGalleryJson)
  await page.getByLabel(/^Name\*?$/).fill('Pressing day')
  await page.getByLabel(/^Description\*?$/).fill('As it was in 1975')
  await page.getByLabel(/^Category/).selectOption({ label: 'Groundnut Oil' })
  await page.getByLabel('Add to Gallery').check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(messages.gallery.banner.created)).toBeVisible()
  await page.getByText('Technical details').click()
  await expect(page.getByText('"success":true')).toBeVisible()
  const colleague = await hireColleague(request)
  const gallery = await (await colleague.get(`${apiPaths.gallery}?search=pressing day`)).json()
  expect(gallery.data).toMatchObject([{ title: 'Pressing day' }])
})
