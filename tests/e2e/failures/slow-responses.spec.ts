import type { Page } from '@playwright/test'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { hireColleague, signIn, walkTo } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { isNarrow, press, productCards, visit } from '../fixtures/visitor.ts'

// Typed and chosen values count from that moment on, however long the response takes.

/** Delays what the page requests of lists from now on, until it is released. */
async function delayLists(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === apiPrefix + path,
    async (route) => {
      await promise
      await route.fallback()
    },
  )
  return resolve
}

test.use({ ownSite: true })

const search = (page: Page) => page.getByRole('searchbox')

/** Types, and waits until the page has asked for what was typed. */
async function searchFor(page: Page, text: string): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().includes(`search=${text}`))
  await search(page).fill(text)
  await asked
}

test('what staff search, choose and delete outlives responses that come late', async ({
  page,
  hasTouch,
  request,
}) => {
  await test.step('what staff search and choose outlives what they press next', async () => {
    await test.step('a product search outlives a page number, a filter and a form', async () => {
      await signIn(page, pagePaths.adminProducts)
      await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(6)
      let release = await delayLists(page, apiPaths.products)
      await searchFor(page, 'oil')
      await press(page.getByRole('link', { name: 'Page 2' }), hasTouch)
      release()
      await expect(page).toHaveURL(/\?page=2&search=oil$/)
      await expect(search(page)).toHaveValue('oil')

      release = await delayLists(page, apiPaths.products)
      await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Sesame Oil' })
      await searchFor(page, '500')
      await page.getByLabel('Sort').selectOption('price-desc')
      await press(page.getByRole('link', { name: /^Edit / }).first(), hasTouch)
      await expect(page.getByRole('heading', { name: 'Edit product' })).toBeVisible()
      release()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(/\?search=500&category=[^&]+&sort=price-desc$/)
    })

    await test.step('what is chosen while the page is still asked for stays chosen', async () => {
      await signIn(page, pagePaths.adminCategories)
      await test.step('two categories that are unfolded', async () => {
        const unfold = (name: string) =>
          page.getByRole('button', { name: `Show subcategories of ${name}` }).click()
        await expect(page.getByRole('row', { name: 'Sesame Oil' })).toBeVisible()
        const release = await delayLists(page, apiPaths.categories)
        await unfold('Sesame Oil')
        await unfold('Specialty Oils')
        await expect(page.getByRole('button', { name: /^Hide subcategories/ })).toHaveCount(2)
        release()
        await expect(page).toHaveURL(/\?expanded=[^&]+&expanded=[^&]+$/)
      })

      await test.step('one filter of the history and another', async () => {
        await walkTo(page, pagePaths.adminHistory)
        await page.getByLabel('Also what the program did by itself').check()
        await expect(page.getByRole('link', { name: 'Page 2' })).toBeVisible()
        const release = await delayLists(page, apiPaths.auditLog)
        await page.getByLabel('Kind').selectOption('product')
        await page.getByLabel('From').fill('2026-01-01')
        await page.getByRole('link', { name: 'Page 2' }).click()
        release()
        await expect(page).toHaveURL(/\?page=2&entity=product&program=shown&from=2026-01-01$/)
      })

      await test.step('a tab of the navigation', async () => {
        await walkTo(page, pagePaths.adminNavigation)
        await expect(page.getByRole('tab', { name: 'Navigation Settings' })).toBeVisible()
        const release = await delayLists(page, apiPaths.navConfig)
        await page.getByRole('tab', { name: 'Navigation Settings' }).click()
        await expect(page.getByLabel('Max visible items')).toBeVisible()
        release()
        await expect(page).toHaveURL(/\?tab=settings$/)
      })
    })
  })

  await test.step('a list of backups that comes late does not bring back what was deleted', async () => {
    const colleague = await hireColleague(request)
    await colleague.send('POST', apiPaths.backups)
    const list = async () => (await (await colleague.get(apiPaths.backups)).json()).data
    await expect.poll(async () => (await list()).job.state).toBe('done')
    await signIn(page, pagePaths.adminBackup)
    const remove = page.getByRole('listitem').getByRole('button', { name: 'Delete' })
    await expect(remove).toBeVisible()

    // The first response from now on, as it was before the backup was deleted.
    const before = await list()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(
      `**${apiPrefix}${apiPaths.backups}`,
      async (route) => {
        await promise
        await route.fulfill({ json: { success: true, data: before } })
      },
      { times: 1 },
    )
    await page.route('**/ticket', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Not now' } }),
    )
    const late = page.waitForResponse((response) => response.url().endsWith(apiPaths.backups))
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(page.getByText('Not now')).toBeVisible()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(remove).toHaveCount(0)
    resolve()
    await (await late).finished()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(remove).toHaveCount(0)
  })
})

test('what was typed a moment ago is not left behind, and what is being opened is not left for a list', async ({
  page,
  hasTouch,
}) => {
  await test.step('what was typed a moment ago is not left behind by the next press', async () => {
    await page.clock.install()
    for (const [path, next, address] of [
      [pagePaths.adminProducts, page.getByRole('link', { name: 'Page 2' }), /\?page=2&search=oil$/],
      // Its list follows at once, and may take the button away from under a finger.
      [pagePaths.adminGallery, page.getByRole('button', { name: 'Next' }), /\?search=oil&page=\d$/],
    ] as const) {
      await signIn(page, path)
      await expect(next).toBeVisible()
      // The box waits for another letter for as long as the clock stands.
      await page.clock.pauseAt(Date.now() + 60_000)
      await search(page).fill('oil')
      await press(next, hasTouch)
      await page.clock.resume()
      await expect(page).toHaveURL(address)
      await expect(search(page)).toHaveValue('oil')
    }
  })

  await test.step('a page that is being opened when a form was saved is not left for the list', async () => {
    await page.clock.install()
    await signIn(page, pagePaths.adminCategorySimple)
    await page.getByLabel(/^Name\*?$/).fill('Wicks')
    await page.getByRole('button', { name: 'Create category' }).click()
    await expect(page.getByText(messages.category.created)).toBeVisible()
    const release = await delayLists(page, apiPaths.products)
    const asked = page.waitForRequest((request) => request.url().includes(apiPaths.products))
    await page.getByRole('link', { name: 'Products', exact: true }).locator('visible=true').click()
    await asked
    await page.clock.runFor(limits.redirectAfterSuccess)
    release()
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(pagePaths.adminProducts)
  })
})

const openFilters = (page: Page) =>
  page.getByRole('button', { name: 'Filters', exact: true }).click()

test('a visitor’s search outlives what is pressed next, and Back', async ({ page, hasTouch }) => {
  await test.step('a list that comes below the filters keeps its address when Back closes them', async () => {
    await visit(page, pagePaths.home)
    await walkTo(page, pagePaths.products)
    const release = await delayLists(page, apiPaths.products)
    await searchFor(page, 'oil')
    await openFilters(page)
    await page.waitForFunction(() => history.state?.isDialog)
    release()
    await expect(page).toHaveURL(/search=oil$/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/search=oil$/)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  await test.step('a visitor’s search outlives a category, a sort and a product', async () => {
    await visit(page, pagePaths.products)
    let release = await delayLists(page, apiPaths.products)
    await searchFor(page, 'oil')
    if (isNarrow(page)) await openFilters(page)
    // The page behind the drawer leads to categories, too.
    const filters = page.getByRole(isNarrow(page) ? 'dialog' : 'main')
    const category = filters.getByRole('link', { name: 'Coconut Oil', exact: true })
    await press(category.locator('visible=true').first(), hasTouch)
    // The drawer's entry leaves the history before its link is followed.
    await page.waitForFunction(() => !history.state?.isDialog)
    await page.getByLabel('Sort products').selectOption('price-desc')
    release()
    await expect(page).toHaveURL(/\?category=[^&]+&name=Coconut%20Oil&search=oil&sort=price-desc$/)
    await expect(search(page)).toHaveValue('oil')

    await visit(page, pagePaths.products)
    release = await delayLists(page, apiPaths.products)
    await searchFor(page, 'sesame')
    await press(productCards(page).first().getByRole('heading').getByRole('link'), hasTouch)
    release()
    const details = page.getByRole('dialog')
    await expect(page).toHaveURL(/\?search=sesame&product=[^&]+$/)
    await details.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\?search=sesame$/)
    await expect(productCards(page).first()).toContainText(/sesame/i)
  })
})
