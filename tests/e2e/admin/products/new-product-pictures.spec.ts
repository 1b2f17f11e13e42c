import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { pictureMessages, sendingMessages } from '../../../../contract/pictures/messages.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { loseResponses } from '../../fixtures/lost-responses.ts'
import { paintPicture, takePhotograph } from '../../fixtures/pictures.ts'
import { signIn, unfold } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'
import { middleOf, moveFinger } from '../../fixtures/touch.ts'

test.use({ ownSite: true })

const name = 'Castor Oil 200 ml'
const tiles = (page: Page) => page.getByRole('grid', { name: 'Pictures' }).getByRole('row')
const restored = (page: Page) => page.getByRole('button', { name: 'Discard it' })
const create = (page: Page) => page.getByRole('button', { name: 'Create product' })

/** Pictures that are told apart by their widths: 600, 610, … pixels, and 400 high. */
const paintWidths = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      paintPicture('#406080', { width: 600 + index * 10, height: 400 }),
    ),
  )

async function fillWords(page: Page): Promise<void> {
  await page.getByLabel(/^Name\*?$/).fill(name)
  await unfold(page, 'Description and Tamil')
  await page.getByLabel(/^Description\*?$/).fill('For lamps')
  await page.getByLabel(/^Category\*?$/).selectOption({ index: 1 })
}

/** The widths of the pictures of the products that are called so. */
async function storedWidths(page: Page): Promise<number[][]> {
  const search = new URLSearchParams({ search: name, exact: 'true' })
  const list = await page.request.get(`${apiPrefix}${apiPaths.products}?${search}`)
  const { data } = await list.json()
  const found: { _id: string }[] = data.filter((product: { name: string }) => product.name === name)
  return Promise.all(
    found.map(async ({ _id: id }) => {
      const response = await page.request.get(apiPrefix + fillPath(apiPaths.product, { id }))
      const { images = [] } = (await response.json()).data
      return images.map(({ imageSet }: { imageSet: { width: number } }) => imageSet.width)
    }),
  )
}

/** Waits until the browser holds so many pictures of the form that is not saved. */
const expectKept = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const ask = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result)
            request.onerror = () => reject(request.error)
          })
        const database = await ask(indexedDB.open('keyval-store'))
        const [kept] = await ask(database.transaction('keyval').objectStore('keyval').getAll())
        database.close()
        return kept && 1 + (kept.extraPictures?.length ?? 0)
      }),
    )
    .toBe(count)

test('A product is made with three pictures, the first one cropped, in eight taps beside its words', async ({
  page,
}) => {
  let taps = 0
  // By the mouse: a finger that taps within moments of a drag only ends that.
  const tap = (target: Locator) => {
    taps++
    return target.click()
  }
  await signIn(page, pagePaths.adminProductNew)
  await fillWords(page)
  await test.step('three are chosen at once: the button, and each of them', async () => {
    taps += 4
    await page.getByLabel('Choose image').setInputFiles(await paintWidths(3))
    await expect(tiles(page)).toHaveCount(3)
    expect(await findBarriers(page)).toEqual([])
  })
  await test.step('the first is cropped', async () => {
    await tap(page.getByRole('button', { name: 'Edit picture', exact: true }))
    const start = await middleOf(page.getByRole('button', { name: /^Upper left corner/ }))
    taps++
    await moveFinger(page, start, { x: start.x + 60, y: start.y + 30 })
    await tap(page.getByRole('button', { name: 'Use picture' }))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await expect(create(page)).toBeEnabled()
  await tap(create(page))
  await expect(page.getByText(messages.product.created)).toBeVisible()
  await expect(page.getByText(sendingMessages.sent(2))).toBeVisible()
  expect(await storedWidths(page)).toEqual([[expect.any(Number), 610, 620]])
  expect((await storedWidths(page))[0]?.[0]).toBeLessThan(590)
  expect(taps).toBe(8)
})

test('Pictures of a product that is not saved are six at most, made smaller, put in order, and survive a reload', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductNew)
  await test.step('seven at once are one too many', () => chooseSeven(page))
  await test.step('a second photograph comes behind the first', () => photographTwice(page))
  await test.step('those above 5 MB are made smaller together', () => makeSmaller(page))
  await test.step('order and removal survive a reload', () => orderAndReload(page))
})

const preview = (page: Page) => page.getByAltText('Preview')
const widthOf = (image: HTMLImageElement) => image.naturalWidth

/** Discards the pictures of the form, of which there are so many. */
async function startAgain(page: Page, count: number): Promise<void> {
  await expectKept(page, count)
  await page.reload()
  await restored(page).click()
  await expect(preview(page)).toBeHidden()
}

/** Without the first picture the next moves up. */
async function chooseSeven(page: Page): Promise<void> {
  await page.getByLabel('Choose image').setInputFiles(await paintWidths(7))
  await expect(page.getByText(pictureMessages.tooMany)).toBeVisible()
  await expect(tiles(page)).toHaveCount(6)
  await expect.poll(() => preview(page).evaluate(widthOf)).toBe(600)
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect.poll(() => preview(page).evaluate(widthOf)).toBe(610)
  await expect(tiles(page)).toHaveCount(5)
  await page.getByLabel('Add pictures').setInputFiles(await paintWidths(2))
  await expect(tiles(page)).toHaveCount(6)
  await expect(page.getByText(pictureMessages.tooMany)).toBeVisible()
}

async function photographTwice(page: Page): Promise<void> {
  await startAgain(page, 6)
  const photograph = async (count: number) =>
    page.getByLabel('Take photo').setInputFiles((await paintWidths(count)).slice(-1))
  await photograph(1)
  await expect(preview(page)).toBeVisible()
  for (const count of [2, 3, 4, 5, 6]) {
    await photograph(count)
    await expect(tiles(page)).toHaveCount(count)
  }
  await photograph(7)
  await expect(page.getByText(pictureMessages.tooMany)).toBeVisible()
  await expect(tiles(page)).toHaveCount(6)
  expect(await preview(page).evaluate(widthOf)).toBe(600)
}

async function makeSmaller(page: Page): Promise<void> {
  await startAgain(page, 6)
  const photograph = await takePhotograph()
  const others = ['one.jpg', 'two.jpg'].map((name) => ({ ...photograph, name }))
  await page.getByLabel('Choose image').setInputFiles([photograph])
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(preview(page)).toBeVisible()
  await page.getByLabel('Add pictures').setInputFiles(others)
  await expect(page.getByRole('button', { name: 'Make it smaller' })).toBeHidden()
  await page.getByRole('button', { name: 'Make them smaller' }).click()
  await expect(tiles(page)).toHaveCount(3)
}

async function orderAndReload(page: Page): Promise<void> {
  await startAgain(page, 3)
  await fillWords(page)
  await page.getByLabel('Choose image').setInputFiles(await paintWidths(3))
  await expect(tiles(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Move picture 3 left' }).press('Enter')
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await expectKept(page, 2)
  await page.reload()
  await expect(restored(page)).toBeVisible()
  await expect(tiles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Edit picture 2' }).click()
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(create(page)).toBeEnabled()
  await create(page).click()
  await expect(page.getByText(sendingMessages.sent(1))).toBeVisible()
  expect(await storedWidths(page)).toEqual([[620, 400]])
}

test('A cut line or a lost response makes no second product, and no picture twice', async ({
  page,
  context,
}) => {
  await test.step('a lost response', async () => {
    await signIn(page, pagePaths.adminProductNew)
    await fillWords(page)
    await page.getByLabel('Choose image').setInputFiles(await paintWidths(3))
    await expect(tiles(page)).toHaveCount(3)
    await expectKept(page, 3)
    const restore = await loseResponses(page, apiPaths.products)
    await create(page).click()
    await expect(page.getByText(messages.product.saveFailedTitle)).toBeVisible()
    await restore()
    await page.reload()
    await expect(tiles(page)).toHaveCount(3)
    await create(page).click()
    await expect(page.getByText(sendingMessages.sent(2))).toBeVisible()
    expect(await storedWidths(page)).toEqual([[600, 610, 620]])
  })
  await test.step('a line that is cut once the product is there', async () => {
    await signIn(page, pagePaths.adminProductNew)
    await fillWords(page)
    await page.getByLabel('Choose image').setInputFiles(await paintWidths(3))
    await expect(tiles(page)).toHaveCount(3)
    await page.route('**/images', async (route) => {
      await context.setOffline(true)
      await route.abort()
    })
    await create(page).click()
    await expect(page.getByText(messages.product.created)).toBeVisible()
    await expect(page.getByText(sendingMessages.noLine(2))).toBeVisible()
    await page.unroute('**/images')
    await context.setOffline(false)
    await expect(page.getByText(sendingMessages.sent(2))).toBeVisible()
    expect(await storedWidths(page)).toEqual([
      [600, 610, 620],
      [600, 610, 620],
    ])
  })
})
