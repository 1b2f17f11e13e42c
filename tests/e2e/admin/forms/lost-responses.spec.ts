import type { Page } from '@playwright/test'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { loseResponses } from '../../fixtures/lost-responses.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import {
  type Colleague,
  hireColleague,
  openRecordId,
  signIn,
  walkTo,
} from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

const countNamed = async (colleague: Colleague, path: string, name: string) => {
  const { data } = await (await colleague.get(path)).json()
  return data.filter((record: { name: string }) => record.name === name).length
}
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

test('what was saved without a response is not made again, and what is gone can be made anew', async ({
  page,
  request,
}) => {
  await test.step('an item that was saved without a response is not made again, even after a reload', async () => {
    const colleague = await hireColleague(request)
    await signIn(page, pagePaths.adminGalleryNew)
    const save = page.getByRole('button', { name: 'Save Gallery Item' })
    await page.getByLabel(/^Title\*?$/).fill('Sent twice')
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('#804020'))
    const restore = await loseResponses(page, apiPaths.gallery)
    await save.click()
    await alertOf(page).getByText(messages.error.noResponse, { exact: true }).waitFor()
    await restore()
    await page.reload()
    await page.getByAltText('Preview').waitFor()
    await save.click()
    await page.waitForURL((url) => url.pathname === pagePaths.adminGallery)
    expect(await countNamed(colleague, apiPaths.gallery, 'Sent twice')).toBe(1)

    await walkTo(page, pagePaths.adminCategorySimple)
    await page.getByLabel(/^Name\*?$/).fill('Sent twice')
    const restoreToo = await loseResponses(page, apiPaths.categories)
    await page.getByRole('button', { name: 'Create category' }).click()
    await alertOf(page).getByText(messages.error.noResponse, { exact: true }).waitFor()
    await restoreToo()
    await page.getByRole('button', { name: 'Create category' }).click()
    await page.waitForURL((url) => url.pathname === pagePaths.adminCategories)
  })

  await test.step('a product that was changed before it was sent again, or deleted, is recognized', async () => {
    const colleague = await hireColleague(request)
    const found = `${apiPaths.products}?search=Lost+oil`
    const name = page.getByLabel(/^Name\*?$/)
    const create = page.getByRole('button', { name: 'Create product' })
    const sendInVain = async () => {
      await name.fill('Lost oil')
      await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })
      const restore = await loseResponses(page, apiPaths.products)
      await create.click()
      await alertOf(page).getByText(messages.error.noResponse, { exact: true }).waitFor()
      await restore()
    }
    await signIn(page, pagePaths.adminProductNew)
    await sendInVain()
    await name.fill('Lost oil, found')
    await create.click()
    await expect(alertOf(page)).toContainText(messages.idempotency.otherContent)
    await page.getByRole('link', { name: 'Open what was saved' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/edit\//)
    await expect(name).toHaveValue('Lost oil')
    await colleague.send('DELETE', fillPath(apiPaths.product, { id: openRecordId(page) }))

    await page.goto(pagePaths.adminProductNew)
    await sendInVain()
    const [made] = (await (await colleague.get(found)).json()).data
    await colleague.send('DELETE', fillPath(apiPaths.product, { id: made._id }))
    await create.click()
    await expect(alertOf(page)).toContainText(messages.idempotency.deleted)
    await create.click()
    await expect(page.getByText(messages.product.created)).toBeVisible()
    expect(await countNamed(colleague, found, 'Lost oil')).toBe(1)
  })

  await test.step('the unsaved form of a gallery item that somebody has deleted becomes a new one', async () => {
    const colleague = await hireColleague(request)
    const { data } = await (await colleague.get(`${apiPaths.gallery}?limit=2`)).json()
    const deleteUnder = async (path: string, id: string, label: RegExp) => {
      await page.goto(fillPath(path, { id }))
      await page.getByLabel(label).fill('Typed in vain')
      await colleague.send('DELETE', fillPath(apiPaths.galleryItem, { id }))
      await page.reload()
      await page.getByText('This gallery item has been deleted').waitFor()
      await expect(page.getByLabel(label)).toHaveValue('Typed in vain')
    }
    await signIn(page, pagePaths.adminGallery)
    await deleteUnder(pagePaths.adminGallerySimpleEdit, data[0]._id, /^Name\*?$/)
    await page.getByRole('button', { name: 'Discard it' }).click()
    await deleteUnder(pagePaths.adminGalleryEdit, data[1]._id, /^Title\*?$/)
    const save = page.getByRole('button', { name: 'Save Gallery Item' })
    await save.click()
    await expect(page.getByText(messages.image.required)).toBeVisible()
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('#204080'))
    await save.click()
    await page.waitForURL((url) => url.pathname === pagePaths.adminGallery)
    await expect(page.getByText('Typed in vain').first()).toBeVisible()
  })
})
