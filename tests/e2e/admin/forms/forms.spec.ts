import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { imageLimits } from '../../../../contract/images/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { padPicture, paintPicture } from '../../fixtures/pictures.ts'
import { openRecordId, signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true })

const restored = 'What you had typed here is back.'

/** Waits until the browser has put a chosen picture aside. */
async function waitForKeptPicture(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open('keyval-store')
        open.onsuccess = () => {
          const count = open.result.transaction('keyval').objectStore('keyval').count()
          count.onsuccess = () => resolve(count.result > 0)
        }
      }),
  )
}

/** Colour in the middle of a picture, to tell pictures apart. */
async function colourOf(picture: Locator): Promise<number[]> {
  return picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(element, 0, 0, 1, 1)
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
  })
}

/** The images of a product, the first one first. */
async function readImages(page: Page, id: string): Promise<string[]> {
  const response = await page.request.get(`/api${fillPath(apiPaths.product, { id })}`)
  const { data } = await response.json()
  expect(data.image).toBe(data.images?.[0].image)
  return (data.images ?? []).map(({ image }: { image: string }) => image)
}

test('A chosen picture and a removed one survive a reload; nothing is asked for nothing', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductNew)
  const preview = await test.step('a chosen picture survives two reloads', async () => {
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('#2040c0'))
    const preview = page.getByAltText('Preview')
    const before = await colourOf(preview)
    await waitForKeptPicture(page)
    for (const _ of ['once', 'and again']) {
      await page.reload()
      await expect(page.getByText(restored)).toBeVisible()
      await expect(preview).toBeVisible()
      expect(await colourOf(preview)).toEqual(before)
    }
    return preview
  })

  await test.step('a picture that was discarded does not come back', async () => {
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(preview).toBeHidden()
    await page.reload()
    await expect(page.getByLabel(/^Name\*?$/)).toBeVisible()
    await expect(page.getByText(restored)).toBeHidden()
  })

  await test.step('a removed picture survives a reload', async () => {
    await walkTo(page, pagePaths.adminProducts)
    const edit = page.getByRole('link', { name: /^Edit / }).first()
    await edit.click()
    await page.getByRole('button', { name: 'Remove image' }).click()
    await page.reload()
    await expect(page.getByText(restored)).toBeVisible()
    await expect(page.getByText(messages.image.removedOnSave)).toBeVisible()
  })

  const id = openRecordId(page)
  await test.step('nothing is asked where the picture is kept', async () => {
    await page.getByRole('button', { name: 'Keep image' }).click()
    await expect(page.getByAltText('Current image')).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(pagePaths.adminProducts)
  })

  const images = await readImages(page, id)
  await test.step('a picture that was removed before a reload goes with the save', async () => {
    await walkTo(page, fillPath(pagePaths.adminProductEdit, { id }))
    await expect(page.getByAltText('Current image')).toBeVisible()
    await page.getByRole('button', { name: 'Remove image' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(messages.product.updated)).toBeVisible()
    // The next one moves up.
    expect(await readImages(page, id)).toEqual(images.slice(1))
  })
})

test('A form is saved once, however often one asks, and the list shows the record', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductNew)
  await test.step('a product is sent once', async () => {
    await page.getByLabel(/^Name\*?$/).fill('Neem Oil 50 ml')
    await page.getByLabel(/^Category/).selectOption({ label: 'Specialty Oils' })
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url())
    })
    await page.getByRole('button', { name: 'Create product' }).dblclick()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(messages.product.created)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(pagePaths.adminProducts)
    expect(writes).toHaveLength(1)
  })

  await test.step('the saved product stands above the list', async () => {
    const saved = page.getByRole('region', { name: 'Just saved' })
    await expect(saved.getByRole('link', { name: 'Edit Neem Oil 50 ml' })).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(saved).toBeHidden()
  })

  await test.step('a new subcategory stands unfolded in its list', async () => {
    await walkTo(page, pagePaths.adminCategoryNew)
    await page.getByLabel(/^Name\*?$/).fill('Deepam')
    await page.getByLabel('Parent category').selectOption({ label: 'Coconut Oil' })
    await page.getByRole('button', { name: 'Create category' }).click()
    await expect(page).toHaveURL(/\/admin\/categories\?expanded=/)
    await expect(page.getByRole('row').filter({ hasText: 'Deepam' })).toBeInViewport()
  })
})

test('A new product takes what the server takes, and its upload shows how far it is', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductNew)
  await test.step('as many letters as may be', () => typeLongName(page))
  await expect(page).toHaveURL(pagePaths.adminProducts)
  await walkTo(page, pagePaths.adminProductNew)
  await test.step('an upload over a slow line', () => uploadSlowly(page))
})

/** Too long a text is said, however it is typed. */
async function typeLongName(page: Page): Promise<void> {
  const name = page.getByLabel(/^Name\*?$/)
  const olives = '🫒'.repeat(productLimits.name)
  await name.focus()
  await page.keyboard.insertText(`${olives}é`)
  await expect(name).toHaveValue(`${olives}é`)
  await expect(page.getByText('1 too many')).toBeVisible()
  await page.getByLabel(/^Category/).selectOption({ index: 1 })
  const save = page.getByRole('button', { name: 'Create product' })
  await save.click()
  await expect(name).toHaveAccessibleDescription(messages.validation.tooLong(productLimits.name))
  await name.press('End')
  await name.press('Backspace')
  await expect(page.getByText('0 left')).toBeVisible()
  await save.click()
  await expect(page.getByText(messages.product.created)).toBeVisible()
  const found = await page.request.get(`/api${apiPaths.products}?sort=newest&limit=1`)
  expect((await found.json()).data[0].name).toBe(olives)
}

/** Too large a file is never sent. */
async function uploadSlowly(page: Page): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url())
  })
  await page.getByLabel('Choose image').setInputFiles(padPicture(imageLimits.bytes + 1))
  await expect(page.getByText(messages.image.tooLarge)).toBeVisible()
  await expect(page.getByAltText('Preview')).toBeHidden()
  expect(requests).toEqual([])

  const noise = { create: { width: 1000, height: 750, channels: 3, background: '#888' } } as const
  const buffer = await sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  await page
    .getByLabel('Choose image')
    .setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText(messages.image.tooLarge)).toBeHidden()
  await page.getByLabel(/^Name\*?$/).fill('Uploaded slowly')
  await page.getByLabel(/^Category/).selectOption({ label: 'Sesame Oil' })
  const network = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  const sendAt = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput })
  await sendAt(40 * 1024)
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('button', { name: /^Uploading [1-9]\d? %$/ })).toBeDisabled()
  await sendAt(-1)
  await expect(page.getByText(messages.product.created)).toBeVisible({ timeout: 80_000 })
}
