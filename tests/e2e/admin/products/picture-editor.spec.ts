import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { reducedPicture, unreadablePicture } from '../../../../contract/images/chosen-picture.ts'
import { imageLimits } from '../../../../contract/images/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import {
  padPicture,
  paintPicture,
  takePhotograph,
  takeVastPhotograph,
  type Upload,
} from '../../fixtures/pictures.ts'
import { openRecordId, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'
import { middleOf, moveFinger } from '../../fixtures/touch.ts'

test.use({ ownSite: true })

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit picture' })
const corner = (page: Page) => page.getByRole('button', { name: /^Upper left corner/ })

/** Opens the form of the first gallery item. */
async function openItem(page: Page): Promise<void> {
  await signIn(page, pagePaths.adminGallery)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByAltText('Current image')).toBeVisible()
}

const choose = (page: Page, file: Upload) =>
  page.getByLabel(/^(Replace|Choose) image$/).setInputFiles(file)

/** The picture as the form would send it: it is stored until then. */
async function chosenPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ask(indexedDB.open('keyval-store'))
    const [stored] = await ask(database.transaction('keyval').objectStore('keyval').getAll())
    return [...new Uint8Array(await stored.file.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

const chosenFormat = async (page: Page) =>
  (await sharp(await chosenPicture(page)).metadata()).format

/** Red, green and blue of a spot, in shares of width and height. */
async function colourAt(picture: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const x = Math.floor(across * info.width)
  const y = Math.floor(down * info.height)
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
}

test('A photograph of 8 MB is turned, cropped by touch and sent small, upright and without its place', async ({
  page,
  request,
}) => {
  let taps = 0
  // By the mouse: a finger that taps within moments of a drag only ends that.
  const tap = (target: Locator) => {
    taps++
    return target.click()
  }
  await openItem(page)
  const id = openRecordId(page)
  await test.step('it is too large, and can be made smaller', async () => {
    taps++
    await choose(page, await takePhotograph())
    await expect(page.getByText(messages.image.tooLarge)).toBeVisible()
    await expect(page.getByAltText('Current image')).toBeVisible()
    await tap(page.getByRole('button', { name: 'Make it smaller' }))
    await expect(page.getByAltText('Preview')).toBeVisible()
  })
  await test.step('it is turned and cropped', async () => {
    await tap(page.getByRole('button', { name: 'Edit picture' }))
    const start = await middleOf(corner(page))
    taps++
    await moveFinger(page, start, { x: start.x + 60, y: start.y + 60 })
    await tap(editor(page).getByRole('button', { name: 'Turn' }))
    await tap(editor(page).getByRole('button', { name: 'Use picture' }))
    await expect(editor(page)).toBeHidden()
    expect((await sharp(await chosenPicture(page)).metadata()).exif).toBeUndefined()
  })
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await tap(page.getByRole('button', { name: 'Save Gallery Item' }))
  const bytes = Number(await (await sent).headerValue('content-length'))
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(600_000)
  expect(taps).toBeLessThanOrEqual(8)

  await test.step('what is stored has no place, and its red corner where it belongs', async () => {
    await expect(page).toHaveURL(pagePaths.adminGallery)
    const path = apiPrefix + fillPath(apiPaths.galleryItem, { id })
    const { data } = await (await request.get(path)).json()
    const picture = await (await request.get(data.image)).body()
    const { exif, width = 0, height } = await sharp(picture).metadata()
    expect(exif).toBeUndefined()
    expect(width).toBeLessThanOrEqual(reducedPicture.side)
    expect(height).toBeLessThan(width)
    const [red = 0, green = 255] = await colourAt(picture, 0.97, 0.97)
    expect(red - green).toBeGreaterThan(100)
    const [otherRed = 255, otherGreen = 0] = await colourAt(picture, 0.03, 0.97)
    expect(otherRed - otherGreen).toBeLessThan(100)
  })
})

test('Keys crop a picture, turn it and change its light', async ({ page }) => {
  await openItem(page)
  await choose(page, await paintPicture('#406080'))
  await test.step('the editor is used by keys', async () => {
    await page.getByRole('button', { name: 'Edit picture' }).press('Enter')
    await expect(corner(page)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await corner(page).focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown'])
      await page.keyboard.press(`Shift+${key}`)
    await editor(page).getByRole('button', { name: 'Turn' }).press('Enter')
    await editor(page).getByLabel('Brightness').press('End')
    await editor(page).getByRole('button', { name: 'Use picture' }).press('Enter')
    await expect(editor(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Save Gallery Item' })).toBeEnabled()
  })

  await test.step('the picture is smaller, turned and brighter', async () => {
    const picture = await chosenPicture(page)
    const { format, width, height } = await sharp(picture).metadata()
    expect(format).toBe('jpeg')
    expect(width).toBeLessThan(600)
    expect(height).toBeLessThan(800)
    const [red = 0, green = 0] = await colourAt(picture, 0.5, 0.5)
    expect(Math.abs(red - 0x40 * 1.8)).toBeLessThan(6)
    expect(Math.abs(green - 0x60 * 1.8)).toBeLessThan(6)
  })
})

test('Each kind of file is sent small, with what shines through, or rejected in words', async ({
  page,
}) => {
  await openItem(page)
  await test.step('more pixels than a phone can hold', () => rejectTooManyPixels(page))
  await test.step('what the browser cannot read, and the old picture stays', async () => {
    await page.reload()
    await expect(page.getByAltText('Current image')).toBeVisible()
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(2000)])
    for (const file of [
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
      padPicture(5000),
    ]) {
      await choose(page, file)
      await expect(page.getByText(unreadablePicture)).toBeVisible()
      await choose(page, { name: 'notes.pdf', mimeType: 'application/pdf', buffer: heic })
      await expect(page.getByText(messages.image.notAnImage)).toBeVisible()
    }
    await choose(page, padPicture(imageLimits.bytes + 1))
    await page.getByRole('button', { name: 'Make it smaller' }).click()
    await expect(page.getByText(unreadablePicture)).toBeVisible()
    await expect(page.getByAltText('Current image')).toBeVisible()
  })
  await test.step('a longer side of 1600 pixels at most', async () => {
    await choose(page, await paintPicture('#406080', { width: 4000, height: 1000 }))
    await expect(page.getByAltText('Preview')).toBeVisible()
    const picture = await chosenPicture(page)
    expect(picture.length).toBeLessThanOrEqual(reducedPicture.bytes)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1600, height: 400 })
  })
  await test.step('what shines through', async () => {
    const half = { width: 300, height: 200, channels: 4, background: '#40608080' } as const
    const buffer = await sharp({ create: half }).png().toBuffer()
    await choose(page, { name: 'half.png', mimeType: 'image/png', buffer })
    await expect.poll(() => chosenFormat(page)).toBe('webp')
    const picture = await chosenPicture(page)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', hasAlpha: true })
  })
  await test.step('a browser that writes no WebP, on white where nothing was', async () => {
    await page.evaluate(() => {
      const write = HTMLCanvasElement.prototype.toBlob
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
      }
    })
    const clear = { width: 300, height: 200, channels: 4, background: '#0000' } as const
    const buffer = await sharp({ create: clear }).png().toBuffer()
    await choose(page, { name: 'clear.png', mimeType: 'image/png', buffer })
    await expect.poll(() => chosenFormat(page)).toBe('jpeg')
    const picture = await chosenPicture(page)
    expect(await colourAt(picture, 0.5, 0.5)).toEqual([255, 255, 255])
  })
  await test.step('very many pixels, which are sent small and upright', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(page.getByAltText('Current image')).toBeVisible()
    await takeManyPixels(page)
  })
})

/** A picture that cannot be decoded within a phone's memory is told by its header. */
async function rejectTooManyPixels(page: Page): Promise<void> {
  const square = { create: { width: 8000, height: 8000, channels: 3, background: '#fff' } } as const
  const buffer = await sharp(square).png().toBuffer()
  await page.evaluate(() => {
    window.createImageBitmap = () => {
      throw new Error('It is decoded')
    }
  })
  await choose(page, { name: 'vast.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(messages.image.tooManyPixels)).toBeVisible()
  await expect(page.getByAltText('Current image')).toBeVisible()
}

/** A progressive photograph of so many pixels is rejected. */
async function takeManyPixels(page: Page): Promise<void> {
  await choose(page, await takeVastPhotograph({ progressive: true }))
  await expect(page.getByText(messages.image.tooManyPixels)).toBeVisible()
  await choose(page, await takeVastPhotograph({ progressive: false }))
  await expect(page.getByAltText('Preview')).toBeVisible()
  const picture = await chosenPicture(page)
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 1600,
  })
  const [red = 0, green = 255] = await colourAt(picture, 0.97, 0.03)
  expect(red - green).toBeGreaterThan(100)
  const [otherRed = 255, otherGreen = 0] = await colourAt(picture, 0.03, 0.03)
  expect(otherRed - otherGreen).toBeLessThan(100)
}
