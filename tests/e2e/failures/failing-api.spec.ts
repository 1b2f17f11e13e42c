import type { Page } from '@playwright/test'
import { failureMessages } from '../../../contract/failure-messages.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { galleryEn } from '../../../web/features/gallery/words/en.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { homeSectionsEn } from '../../../web/features/shop/words/home-sections-en.ts'
import { homeSectionsTa } from '../../../web/features/shop/words/home-sections-ta.ts'
import { orderListEn } from '../../../web/order-list/words/en.ts'
import { english } from '../../../web/words/en.ts'
import { tamil } from '../../../web/words/ta.ts'
import { lengthenList } from '../fixtures/long-list.ts'
import { hireColleague, signIn } from '../fixtures/staff.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { test, trouble } from '../fixtures/troubled-api.ts'
import { awaitScripts, productCards, visit } from '../fixtures/visitor.ts'

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
const category = '/category/01900000-0000-7000-8000-000000000000'

test('a failing API is named on every page in its language, and can be asked again, with script or without', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  await test.step('a failing API is named on every page, and can be asked again, with script or without', async () => {
    const stranger = await browser.newPage({ javaScriptEnabled: false, baseURL })

    await test.step('in the specified words', async () => {
      api.health = 'failing'
      expect((await page.goto(pagePaths.home))?.status()).toBe(503)
      await expect(page.getByText('Error: Failed to fetch featured products: 503')).toBeVisible()
      await expect(page.getByText(messages.gallery.highlightsFailed)).toBeVisible()
      await expect(page.getByRole('link', { name: english.shell.explore })).toBeVisible()
      expect((await page.goto(pagePaths.gallery))?.status()).toBe(503)
      await expect(page.getByText(`Failed to fetch gallery items: ${trouble}`)).toBeVisible()
      expect((await page.goto(category))?.status()).toBe(503)
      await expect(page.getByText(trouble)).toBeVisible()
      await expect(page.getByRole('link', { name: productsEn.category.back })).toBeVisible()
      expect((await page.goto(pagePaths.products))?.status()).toBe(503)
      await expect(page.getByText(messages.product.fetchAllFailed)).toBeVisible()
      expect((await page.goto(`${pagePaths.orderList}?i=oil.2`))?.status()).toBe(503)
      await expect(page.getByText(orderListEn.loadFailed)).toBeVisible()
      await expect(retry(page)).toBeVisible()
      const label = fillPath(pagePaths.label, { productId: 'oil' })
      expect((await page.goto(label))?.status()).toBe(503)
      await expect(page.getByRole('heading')).toHaveText(failureMessages.unexpected)
      for (const path of [pagePaths.about, pagePaths.contact]) {
        const response = await page.goto(path)
        expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5'])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await stranger.goto(`${pagePaths.products}?search=groundnut&sort=price-asc`)
      await expect(stranger.getByText(messages.product.fetchAllFailed)).toBeVisible()
    })

    await test.step('a response that nobody understands is a failure, too', async () => {
      api.health = 'babbling'
      await page.goto(pagePaths.gallery)
      await expect(
        page.getByText(`Failed to fetch gallery items: ${messages.error.unexpected}`),
      ).toBeVisible()
    })

    await test.step('and once it is well again, the next try succeeds', async () => {
      api.health = 'well'
      await retry(page).click()
      await expect(page.getByRole('main').getByRole('listitem').last()).toBeAttached()
      await expect(retry(page)).toBeHidden()
      await retry(stranger).click()
      await expect(stranger).toHaveURL(/\/products\?search=groundnut&sort=price-asc$/)
      await expect(productCards(stranger).first()).toBeVisible()
    })
    await stranger.close()
  })

  await test.step('home says in Tamil that the API fails, and can ask it again', async () => {
    api.health = 'failing'
    expect((await page.goto('/ta'))?.status()).toBe(503)
    const failures = page.getByRole('main').getByRole('alert')
    await expect(failures).toContainText([
      homeSectionsTa.featuredFailed(''),
      homeSectionsTa.highlightsFailed(''),
    ])
    expect((await failures.allTextContents()).join()).not.toMatch(/[a-z]/i)

    api.health = 'well'
    await page.getByRole('button', { name: tamil.shell.tryAgain }).first().click()
    await expect(productCards(page).first()).toContainText('எண்ணெய்')
    await expect(page.getByRole('group', { name: homeSectionsTa.highlights })).toBeVisible()
    await expect(failures).toHaveCount(0)
  })
})

base(
  'offline, a search says so and succeeds once the line is back',
  async ({ page, context, request }) => {
    await lengthenList(request)
    await visit(page, pagePaths.products)
    const cards = productCards(page)
    const search = page.getByRole('searchbox')
    await page.route(/\/api\/products\?.*page=2/, (route) => route.abort(), { times: 1 })
    await cards.last().scrollIntoViewIfNeeded()
    await retry(page).click()
    await expect.poll(() => cards.count()).toBeGreaterThan(24)
    await search.fill('sesame')
    await expect(page).toHaveURL(/search=sesame$/)
    await context.setOffline(true)
    await search.fill('groundnut')
    await expect(page.getByText(messages.product.fetchAllFailed)).toBeVisible()
    await expect(search).toHaveValue('groundnut')
    await context.setOffline(false)
    await retry(page).click()
    await expect(cards.first()).toContainText('Groundnut')

    await base.step('a link to a page that has not come yet leaves one where one is', async () => {
      await context.setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page.getByText(english.shell.offline)).toBeVisible()
      await expect(page).toHaveURL(/search=groundnut$/)
      await expect(cards.first()).toContainText('Groundnut')
      await retry(page).click()
      await expect(page.getByText(english.shell.offline)).toBeVisible()
      await context.setOffline(false)
      await retry(page).click()
      await expect(page).toHaveURL(pagePaths.about)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(english.shell.offline)).toBeHidden()
    })

    await base.step('a search within a category keeps what is typed', async () => {
      const { data } = await (await request.get('/api/categories/main')).json()
      const category = data.find(({ name }: { name: string }) => name === 'Groundnut Oil')
      await visit(page, fillPath(pagePaths.category, { categoryId: category._id }))
      await context.setOffline(true)
      await search.fill('5 L')
      await expect(page.getByRole('alert')).toContainText(messages.error.noResponse)
      await expect(page.getByRole('link', { name: productsEn.category.back })).toBeVisible()
      await search.fill('5 L tin')
      await expect(page).toHaveURL(/search=5%20L%20tin$/)
      await expect(search).toHaveValue('5 L tin')
      await context.setOffline(false)
      await retry(page).click()
      await expect(cards.getByRole('button', { pressed: true })).toHaveText('5 L')
    })
  },
)

base(
  'an empty shop says what is missing, page by page, and shows all that it gets',
  async ({ page, browser, request, startFurtherSite }) => {
    const shop = await startFurtherSite({ SEED: 'none' })
    const colleague = await hireColleague(request, shop.url)
    const preview = await (await colleague.send('POST', apiPaths.setupPreview)).json()
    await page.goto(shop.url + preview.data.address)
    await expect(page.getByText(homeSectionsEn.noFeatured)).toBeVisible()
    await expect(page.getByText(homeSectionsEn.noFeaturedHint)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Gallery' })).toHaveCount(0)
    await page.goto(shop.url + pagePaths.products)
    await expect(page.getByText(messages.product.none)).toBeVisible()
    await page.goto(shop.url + pagePaths.gallery)
    await expect(page.getByText(galleryEn.none)).toBeVisible()

    await test.step('without a category there is no product to fill in yet', async () => {
      const staff = await browser.newPage({ baseURL: shop.url })
      await signIn(staff, pagePaths.adminProductNew)
      await staff.getByRole('link', { name: 'Create a category' }).click()
      await staff.waitForURL(pagePaths.adminCategoryNew)
      await staff.close()
    })

    const { data } = await (await colleague.send('POST', '/categories', { name: 'Jars' })).json()
    await page.goto(`${shop.url}/category/${data._id}`)
    await expect(page.getByText(productsEn.category.empty, { exact: true })).toBeVisible()
    await expect(page.getByText(productsEn.category.emptyText)).toBeVisible()

    // Two more than a page of it shows when it has grown once.
    const jars = Array.from({ length: 50 }, (_, index) => `Jar ${index + 1}`)
    for (const name of jars)
      await colleague.send('POST', '/products', { name, category: data._id, featured: true })
    await page.reload()
    await awaitScripts(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(productCards(page)).toHaveCount(jars.length)
    // The foot of the page is not kept in sight for ever: a longer list would grow to its very end.
    await expect.poll(() => page.evaluate(roomBelow)).toBeGreaterThan(100)
    await expect(async () => {
      await productCards(page).last().scrollIntoViewIfNeeded()
      await expect(productCards(page)).toHaveCount(jars.length, { timeout: 1000 })
    }).toPass()

    await test.step('featured ones, too, once there is a line', async () => {
      await visit(page, shop.url)
      const featured = page.getByRole('region', { name: 'Featured Products' })
      await featured.scrollIntoViewIfNeeded()
      const dots = featured.getByRole('button', { name: /^Page / })
      await expect(dots).not.toHaveCount(0)
      await page.context().setOffline(true)
      await dots.last().click()
      await expect(featured.getByRole('alert')).toContainText(messages.error.noResponse)
      await page.context().setOffline(false)
      await dots.last().click()
      await expect(featured.getByRole('article')).toHaveCount(jars.length)
      await expect(featured.getByRole('alert')).toHaveCount(0)
    })
  },
)

/** Pixels to the end of the page. */
function roomBelow(): number {
  return document.documentElement.scrollHeight - innerHeight - scrollY
}
