import type { APIRequestContext, Page } from '@playwright/test'
import { apiPaths, fillPath, pagePaths, serviceWorkerPath } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { listCache, pageCacheName } from '../../../web/order-list/device/list-cache.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { english } from '../../../web/words/en.ts'
import { hireColleague, signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { test as testTroubled } from '../fixtures/troubled-api.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

test.use({ ownSite: true, serviceWorkers: 'allow' })
testTroubled.use({ serviceWorkers: 'allow' })

const cacheName = pageCacheName(pagePaths.orderList)
/** Where prices are cached, for what runs in the page. */
const cached = { cacheName, responses: Object.values(listCache) }
type CachedPrices = typeof cached & { at: string }

/** When the prices are read that are shown offline. */
const readAt = { time: '2026-11-23T04:44:00.000Z', written: '23 November, 10:14' }

const lines = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')
const dated = (page: Page) => page.getByText(/^Prices of /)

/** The addresses of what is cached; none before the worker can open the page. */
const listCached = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/list')
    if (!registration?.active) return []
    const cached = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(cached.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

const card = (page: Page, { _id }: Product) =>
  productCards(page).filter({ has: page.locator(`add-to-list[product="${_id}"]`) })

/** Adds the first product, for ₹450, to the list of a visitor whose browser caches it. */
async function cacheList(page: Page, request: APIRequestContext) {
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=2&sizes=together`)).json()
  const [first, second]: [Product, Product] = data
  const path = fillPath(apiPaths.product, { id: first._id })
  const setPrice = (price: number) => colleague.send('PUT', path, { price, originalPrice: '' })
  await setPrice(450)
  await visit(page, pagePaths.products)
  expect(await listCached(page)).not.toContain(pagePaths.orderList)
  await card(page, first).getByRole('button', { name: 'Add to list' }).click()
  await expect.poll(() => listCached(page)).toContain(listCache.catalogue)
  return { first, second, setPrice }
}

test('a list opens and changes offline, is ordered again there, and has the prices of today with the connection', async ({
  page,
  context,
  request,
}) => {
  const { first, second, setPrice } = await cacheList(page, request)
  // The browser may have cached the picture for the card.
  await page.route('**/uploads/**', (route) => route.abort())
  await context.setOffline(true)
  await setPrice(460)
  const line = lines(page).first()

  await test.step('it opens with what was added there, and says of when its prices are', async () => {
    await card(page, second).getByRole('button', { name: 'Add to list' }).click()
    await page.evaluate(datePrices, { ...cached, at: readAt.time })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Order list/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`${pagePaths.orderList}\\?i=${first._id}\\.1`))
    await expect(lines(page)).toHaveCount(2)
    await expect(line).toContainText('₹450')
    await expect(page.getByText(orderListEn.cached(readAt.written))).toBeVisible()
    await expect(line.getByRole('presentation')).toHaveAttribute('src', /placeholder/)
  })

  await test.step('it changes, also when it is loaded again', async () => {
    await line.getByRole('button', { name: /^One more/ }).click()
    await expect(line).toContainText('₹900')
    await page.reload()
    await expect(line).toContainText('₹900')
    await expect(dated(page)).toBeVisible()
    await page.getByRole('link', { name: 'Send on WhatsApp' }).click()
    await expect(page.getByText(orderListEn.unchecked)).toBeVisible()
  })

  await test.step('with the connection it has the prices of today', async () => {
    await context.setOffline(false)
    await expect(line).toContainText('₹920')
    await expect(dated(page)).toBeHidden()
    await expect(page.getByText(`${first.name} is ₹460 now, not ₹450`)).toBeVisible()
  })

  await test.step('one that was sent is ordered again at the prices that are known there', async () => {
    await page.evaluate(storeSent, first._id)
    await setPrice(470)
    await context.setOffline(true)
    await page.goto(pagePaths.orderList)
    const again = page.getByRole('region', { name: orderListEn.sentLists })
    await again.getByRole('button', { name: orderListEn.orderAgain }).click()
    await expect(lines(page)).toHaveCount(1)
    // As of the first caching or of a later one.
    await expect(lines(page)).toContainText(/₹1,3[58]0/)
    await expect(dated(page)).toBeVisible()
    await context.setOffline(false)
    await expect(lines(page)).toContainText('₹1,410')
  })
})

/** Leaves a list that was sent, and none to be sent. */
function storeSent(id: string): void {
  const product = { name: 'Oil', price: 440, inStock: true }
  const sent = [{ day: '2026-11-20', lines: [{ id, quantity: 3, product }] }]
  localStorage.setItem('order-list.1.sent', JSON.stringify(sent))
  localStorage.removeItem('order-list.1')
}

test('files of another build leave the cache, and nothing of the staff enters it', async ({
  page,
  request,
}) => {
  const worker = await request.get(serviceWorkerPath)
  const headers = { 'cache-control': 'no-cache', etag: expect.any(String) }
  expect(worker.headers()).toMatchObject(headers)
  const { first } = await cacheList(page, request)
  await test.step('a file of another build is gone', async () => {
    await page.evaluate(async (name) => {
      const cache = await caches.open(name)
      await cache.put('/assets/of-another-build.js', new Response(''))
    }, cacheName)
    await page.evaluate(datePrices, { ...cached, at: readAt.time })
    await visit(page, pagePaths.home)
    await expect.poll(() => listCached(page)).not.toContain('/assets/of-another-build.js')
  })

  await test.step('staff use their pages', async () => {
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await walkTo(page, pagePaths.adminProducts)
    await page.goto(`${pagePaths.adminOrderAnswer}?i=${first._id}.2`)
    await expect(page.getByLabel('Text for the customer')).toBeVisible()
    await page.goto(`${pagePaths.orderList}?i=${first._id}.2`)
    await expect(lines(page)).toHaveCount(1)
  })

  await test.step('the cache holds files of the shop alone', async () => {
    const allowed =
      /^(\/ta)?\/(list|offline)$|^\/list\/(products|catalogue)$|^\/assets\/[\w.-]+\.(js|css|svg|woff2)$/
    const cached = await listCached(page)
    expect(cached).toContain('/list')
    for (const path of cached) expect(path).toMatch(allowed)
  })
})

test('a list of which nothing is cached yet is shown by name', async ({ page, context }) => {
  await page.route(`**${serviceWorkerPath}`, (route) => route.abort())
  await visit(page, pagePaths.products)
  const card = productCards(page).first()
  const name = await card.locator('add-to-list').getAttribute('name')
  await card.getByRole('button', { name: 'Add to list' }).click()
  await card.getByRole('button', { name: /^One more/ }).click()
  await context.setOffline(true)
  const link = page.getByRole('banner').getByRole('link', { name: /^Order list/ })
  await link.click()
  await expect(page.getByText(english.shell.offline)).toBeVisible()
  await expect(lines(page)).toHaveText([`${name} × 2`])

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(new RegExp(`${pagePaths.orderList}\\?i=`))
  await expect(lines(page)).toHaveCount(1)
})

testTroubled('a list opens as it was cached where the site has trouble', async ({ page, api }) => {
  await visit(page, pagePaths.products)
  const add = productCards(page)
    .first()
    .getByRole('button', { name: /^Add to list/ })
  const id = await add.evaluate((button) => button.parentElement?.getAttribute('product'))
  await add.click()
  await expect.poll(() => listCached(page)).toContain(listCache.catalogue)
  api.health = 'failing'
  const address = `${pagePaths.orderList}?i=${id}.1`
  expect((await page.request.get(address)).status()).toBe(503)
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(lines(page)).toHaveCount(1)
  await expect(dated(page)).toBeVisible()
})

/** Makes what is cached older. */
async function datePrices({ cacheName, responses, at }: CachedPrices): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const name of responses) {
    const cached = await (await cache.match(name))?.json()
    await cache.put(name, Response.json({ ...cached, at }))
  }
}
