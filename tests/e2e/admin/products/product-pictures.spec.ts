import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { dayMs } from '../../../../contract/durations.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { pictureLimits } from '../../../../contract/pictures/limits.ts'
import { pictureMessages, sendingMessages } from '../../../../contract/pictures/messages.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { loseResponses } from '../../fixtures/lost-responses.ts'
import { paintPicture, takePhotograph } from '../../fixtures/pictures.ts'
import { runAdmin, startProcess } from '../../fixtures/site.ts'
import { type Colleague, fillLogin, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'
import { boxOf, middleOf, moveFinger } from '../../fixtures/touch.ts'

test.use({ ownSite: true })

const colours = ['#a02020', '#20a020', '#2020a0', '#a0a020', '#20a0a0', '#a020a0']

type Shop = { id: string; name: string; path: string; colleague: Colleague }

/** A product with so many pictures. */
async function fillShop(request: APIRequestContext, count: number, origin = ''): Promise<Shop> {
  const colleague = await hireColleague(request, origin)
  const { data: categories } = await (await colleague.get(apiPaths.categories)).json()
  const fields = {
    name: 'Castor Oil 200 ml',
    description: 'For lamps',
    category: categories[0]._id,
  }
  const { data } = await (await colleague.send('POST', apiPaths.products, fields)).json()
  const path = fillPath(apiPaths.productPictures, { id: data._id })
  for (const colour of colours.slice(0, count)) {
    const image = await paintPicture(colour)
    expect((await colleague.upload(path, { image, alt: colour })).status()).toBe(201)
  }
  return { id: data._id, name: data.name, path, colleague }
}

const openForm = (page: Page, id: string) =>
  signIn(page, fillPath(pagePaths.adminProductEdit, { id }))
const tiles = (page: Page) => page.getByRole('grid', { name: 'Pictures' }).getByRole('row')
const addInput = (page: Page) => page.getByLabel('Add pictures')
const chooseTwo = async (page: Page) =>
  addInput(page).setInputFiles([await paintPicture('#503010'), await paintPicture('#105030')])

/** Alternative texts of a product's pictures, as they are stored. */
async function storedAlts({ colleague, id }: Shop): Promise<string[]> {
  const { data } = await (await colleague.get(fillPath(apiPaths.product, { id }))).json()
  return (data.images ?? []).map(({ alt }: { alt: string }) => alt)
}
/** Count of the pictures on the device, of all users. */
const countWaiting = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve) => request.addEventListener('success', () => resolve()))
    const opening = indexedDB.open('waiting-pictures')
    await done(opening)
    const counting = opening.result.transaction('pictures').objectStore('pictures').count()
    await done(counting)
    opening.result.close()
    return counting.result
  })
const expectStored = (shop: Shop, alts: string[]) =>
  expect.poll(() => storedAlts(shop)).toEqual(alts)

test('Six pictures are put in order by touch, mouse and keys, turned and replaced, and a seventh is rejected', async ({
  page,
  request,
}) => {
  const shop = await fillShop(request, 6)
  const [a, b, c, d, e, f] = colours as [string, string, string, string, string, string]
  await openForm(page, shop.id)
  await expect(tiles(page)).toHaveCount(6)
  await expect(tiles(page).first()).toContainText('Main')

  await test.step('by touch', async () => {
    const handle = page.getByRole('button', { name: 'Drag picture 1' })
    const target = tiles(page).nth(1)
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const to = await boxOf(target)
    const end = { x: to.x + to.width - 10, y: to.y + to.height / 2 }
    await moveFinger(page, await middleOf(handle), end, () =>
      expect(target).toHaveAttribute('data-touch', 'after'),
    )
    await expectStored(shop, [b, a, c, d, e, f])
  })
  await test.step('by the mouse', async () => {
    await tiles(page)
      .nth(2)
      .dragTo(tiles(page).nth(3), { targetPosition: { x: 130, y: 60 } })
    await expectStored(shop, [b, a, d, c, e, f])
  })
  await test.step('by keys', async () => {
    await page.getByRole('button', { name: 'Move picture 6 left' }).press('Enter')
    await expectStored(shop, [b, a, d, c, f, e])
  })
  await test.step('no seventh', async () => {
    await addInput(page).setInputFiles(await paintPicture('#123456'))
    await expect(page.getByText(pictureMessages.tooMany)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    expect(await storedAlts(shop)).toHaveLength(pictureLimits.ofProduct)
  })
  await test.step('one is turned, and replaced', () => turnAndReplace(page, shop))
  await test.step('the form goes on from there without a question', async () => {
    await page.getByLabel(/^Name\*?$/).fill('Castor Oil, well pressed')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(messages.product.updated)).toBeVisible()
    await expectStored(shop, [b, a, d, c, f, e])
  })
})

/** Width and height of the stored pictures. */
async function storedSizes({ colleague, id }: Shop): Promise<number[][]> {
  const { data } = await (await colleague.get(fillPath(apiPaths.product, { id }))).json()
  type Stored = { imageSet: { width: number; height: number } }
  return data.images.map(({ imageSet }: Stored) => [imageSet.width, imageSet.height])
}

/** Turns the second picture, and puts another one in its place. */
async function turnAndReplace(page: Page, shop: Shop): Promise<void> {
  const second = async () => (await storedSizes(shop))[1]
  await page.getByRole('button', { name: 'Edit picture 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
  await dialog.getByLabel('What it shows').selectOption('label')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Edit picture' }).click()
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect.poll(second).toEqual([600, 800])
  const other = await paintPicture('#777777', { width: 640, height: 640 })
  await dialog.getByLabel('Replace picture').setInputFiles(other)
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect.poll(second).toEqual([640, 640])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const [first, , third] = await storedSizes(shop)
  expect([first, third]).toEqual([
    [800, 600],
    [800, 600],
  ])
}

test('A photograph is added in five taps from the dashboard, and one of 8 MB is sent small over a slow line', async ({
  page,
  request,
}) => {
  await signIn(page)
  await test.step('behind the pictures that are there', () => photographInFiveTaps(page))
  const shop = await fillShop(request, 1)
  await page.goto(fillPath(pagePaths.adminProductEdit, { id: shop.id }))
  await test.step('the form can be used while it is sent', () => sendLargePhotograph(page, shop))
})

async function photographInFiveTaps(page: Page): Promise<void> {
  let taps = 0
  const tap = (target: Locator) => {
    taps++
    return target.tap()
  }
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await tap(sections.getByRole('link', { name: 'Products' }))
  await tap(page.getByRole('link', { name: /^Pictures of / }).first())
  await expect(page.getByText('Take photo')).toBeInViewport()
  await expect(tiles(page).first()).toContainText('Main')
  const before = await tiles(page).allTextContents()
  // The button, the camera's own, and the one by which it hands the photograph over.
  taps += 3
  await page.getByLabel('Take photo').setInputFiles(await paintPicture('#503010'))
  await expect(page.getByText(sendingMessages.sent(1))).toBeVisible()
  await expect(tiles(page)).toHaveCount(before.length + 1)
  expect((await tiles(page).allTextContents()).slice(0, 1)).toEqual(before.slice(0, 1))
  expect(taps).toBe(5)
}

async function sendLargePhotograph(page: Page, shop: Shop): Promise<void> {
  await expect(tiles(page)).toHaveCount(1)
  await addInput(page).setInputFiles(await takePhotograph())
  await expect(page.getByText(messages.image.tooLarge)).toBeVisible()
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  const network = await page.context().newCDPSession(page)
  const slow = {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  }
  await network.send('Network.emulateNetworkConditions', slow)
  const sent = page.waitForRequest((request) => request.url().endsWith(shop.path))
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(page.getByText(sendingMessages.sending(1, 1))).toBeVisible()
  await page.getByLabel(/^Name\*?$/).fill('Typed meanwhile')
  await expect(tiles(page)).toHaveCount(2)
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(600_000)
  await expect(page.getByLabel(/^Name\*?$/)).toHaveValue('Typed meanwhile')
}

test('What waits to be sent survives cut lines, reloads and a full device, and is added once', async ({
  page,
  request,
}) => {
  const shop = await fillShop(request, 1)
  await openForm(page, shop.id)
  await expect(tiles(page)).toHaveCount(1)
  // Only before anything is stored.
  await test.step('a device without room', () => runOutOfRoom(page, shop))
  const openNext = async () => {
    const next = await fillShop(request, 1)
    await page.goto(fillPath(pagePaths.adminProductEdit, { id: next.id }))
    await expect(tiles(page)).toHaveCount(1)
    return next
  }
  await test.step('a cut line and lost responses', async () => cutAndLose(page, await openNext()))
  await test.step('what is stopped', async () => stopSending(page, await openNext()))
  await test.step('what is not noted as sent', async () => loseNote(page, await openNext()))
  await test.step('a deleted product', async () => deleteMeanwhile(page, await openNext()))
})

/** The line comes back, and then the responses are lost. */
async function cutAndLose(page: Page, shop: Shop): Promise<void> {
  await page.context().setOffline(true)
  await chooseTwo(page)
  await expect(page.getByText(sendingMessages.noLine(2))).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  const restore = await loseResponses(page, shop.path)
  await page.context().setOffline(false)
  await expect.poll(async () => (await storedAlts(shop)).length).toBe(2)
  await expect(page.getByText(sendingMessages.noLine(2))).toBeVisible()
  await restore()
  await page.reload()
  await expect(page.getByText(sendingMessages.sent(2))).toBeVisible()
  await expect(tiles(page)).toHaveCount(3)
  expect(await storedAlts(shop)).toHaveLength(3)
}

async function runOutOfRoom(page: Page, shop: Shop): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await chooseTwo(page)
  await expect(page.getByText(sendingMessages.noRoom)).toBeVisible()
  expect(await countWaiting(page)).toBe(0)
  expect(await storedAlts(shop)).toHaveLength(1)

  await device.send('Storage.overrideQuotaForOrigin', { origin })
  await chooseTwo(page)
  await expect(tiles(page)).toHaveCount(3)
}

async function stopSending(page: Page, shop: Shop): Promise<void> {
  await page.route(`**${shop.path}`, () => {})
  await chooseTwo(page)
  await expect(page.getByText(sendingMessages.sending(1, 2))).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(sendingMessages.stopped(2))).toBeVisible()
  await page.unroute(`**${shop.path}`)
  await page.reload()
  await expect(page.getByText(sendingMessages.stopped(2))).toBeVisible()
  expect(await storedAlts(shop)).toHaveLength(1)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(tiles(page)).toHaveCount(3)
}

async function loseNote(page: Page, shop: Shop): Promise<void> {
  await page.evaluate(() => {
    const remove = IDBObjectStore.prototype.delete
    IDBObjectStore.prototype.delete = () => {
      IDBObjectStore.prototype.delete = remove
      throw new DOMException('The device has trouble')
    }
  })
  await chooseTwo(page)
  await expect(tiles(page)).toHaveCount(3)
  await expect(page.getByText(/^(Sending|\d picture)/)).toBeHidden()
  expect(await storedAlts(shop)).toHaveLength(3)
}

async function deleteMeanwhile(page: Page, shop: Shop): Promise<void> {
  await page.context().setOffline(true)
  await chooseTwo(page)
  await expect(page.getByText(sendingMessages.noLine(2))).toBeVisible()
  await shop.colleague.send('DELETE', fillPath(apiPaths.product, { id: shop.id }))
  await page.context().setOffline(false)
  await expect(page.getByText(sendingMessages.productGone(shop.name, 2))).toBeVisible()
  await expect(page.getByText(sendingMessages.noLine(2))).toBeHidden()
}

test('Nobody sends what somebody else has chosen, and after a month it is let go', async ({
  page,
  request,
  site,
}) => {
  const email = 'other@example.com'
  const said = await runAdmin(site, 'create', email, '--name', 'Other')
  const other = { email, password: /Password +(\S+)/.exec(said)?.[1] ?? '' }
  const shop = await fillShop(request, 1)
  const form = fillPath(pagePaths.adminProductEdit, { id: shop.id })
  await test.step('somebody else sends nothing, and the one who has chosen does', async () => {
    await chooseAndLeave(page, shop)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await signIn(page, form, other)
    await expect(tiles(page)).toHaveCount(1)
    await expect(page.getByText(sendingMessages.noLine(2))).toBeHidden()
    expect(sent.filter((url) => url.endsWith(shop.path))).toEqual([])
    expect(await storedAlts(shop)).toHaveLength(1)
    await openForm(page, shop.id)
    await expect(tiles(page)).toHaveCount(3)
  })
  await test.step('after a month it is let go', async () => {
    await chooseAndLeave(page, shop)
    await page.clock.setFixedTime(Date.now() + 31 * dayMs)
    await signIn(page, form, other)
    await expect.poll(() => countWaiting(page)).toBe(0)
    await openForm(page, shop.id)
    await expect(tiles(page)).toHaveCount(3)
    await expect(page.getByText(sendingMessages.noLine(2))).toBeHidden()
  })
})

/** Chooses pictures that cannot be sent, and signs out. */
async function chooseAndLeave(page: Page, shop: Shop): Promise<void> {
  await openForm(page, shop.id)
  await expect(tiles(page).first()).toBeVisible()
  await page.route(`**${shop.path}`, (route) => route.abort())
  await chooseTwo(page)
  await expect(page.getByText(sendingMessages.noLine(2))).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(pagePaths.adminLogin)
  await page.unroute(`**${shop.path}`)
}

test('Pictures go up by themselves once a server is back that was killed', async ({
  page,
  request,
  startFurtherSite,
}) => {
  const { url, dataDir, kill } = await startFurtherSite({})
  const shop = await fillShop(request, 1, url)
  await page.goto(url + pagePaths.adminLogin)
  await fillLogin(page)
  await expect(page).toHaveURL(url + pagePaths.admin)
  await page.goto(url + fillPath(pagePaths.adminProductEdit, { id: shop.id }))
  await expect(tiles(page)).toHaveCount(1)
  await kill()
  await chooseTwo(page)
  await expect(page.getByText(sendingMessages.noLine(2))).toBeVisible()
  const again = await startProcess(Number(new URL(url).port), { DATA_DIR: dataDir })
  await expect(tiles(page)).toHaveCount(3)
  await again.kill()
})
