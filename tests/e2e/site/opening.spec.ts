import type { Page } from '@playwright/test'
import { apiPaths, pagePaths } from '../../../contract/paths.ts'
import { neededSteps } from '../../../contract/setup/setup-steps.ts'
import { openingSoonEn } from '../../../web/features/shop/words/opening-soon-en.ts'
import { openingSoonTa } from '../../../web/features/shop/words/opening-soon-ta.ts'
import { english } from '../../../web/words/en.ts'
import { findBarriers } from '../fixtures/axe.ts'
import { expectToFit } from '../fixtures/fit.ts'
import { type Colleague, hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

test.use({ ownSite: true, serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isCached = (page: Page, path: string) =>
  page.evaluate((path) => caches.match(path).then(Boolean), path)

/** Another process of the site knows of it a moment later. */
async function save(colleague: Colleague, page: Page, change: { isOpen: boolean }): Promise<void> {
  expect((await colleague.send('PUT', apiPaths.setup, change)).status()).toBe(200)
  const isClosed = async () => (await (await page.request.get('/')).text()).includes('noindex')
  await expect.poll(isClosed).toBe(!change.isOpen)
}

test('a shop that closes shows its pages to a preview alone, until it opens again @two-processes', async ({
  page,
  browser,
  request,
  site,
}) => {
  test.slow()
  const colleague = await hireColleague(request)

  await test.step('the device of a visitor has a list and what it needs without a connection', async () => {
    await visit(page, pagePaths.products)
    const add = productCards(page)
      .first()
      .getByRole('button', { name: /^Add to list/ })
    await add.click()
    await expect.poll(() => isCached(page, '/list/catalogue')).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  })

  const lister = await browser.newPage({ baseURL: site.url })
  await visit(lister, pagePaths.products)

  await test.step('once it closes, a tab that was open says so, and the device forgets the pages', async () => {
    await save(colleague, page, { isOpen: false })
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(heading(page)).toHaveText(openingSoonEn.title)
    await expect.poll(() => isCached(page, pagePaths.orderList)).toBe(false)
    await expect.poll(() => isCached(page, '/list/catalogue')).toBe(false)
  })

  await test.step('so does a tab that asks for another list only', async () => {
    await lister.getByRole('searchbox').first().fill('sesame')
    await expect(heading(lister)).toHaveText(openingSoonEn.title)
    await lister.close()
  })

  await test.step('each page reads alike in both languages, without barriers', async () => {
    for (const [path, words, other] of [
      [pagePaths.gallery, openingSoonEn, openingSoonTa],
      ['/ta/products', openingSoonTa, openingSoonEn],
    ] as const) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(words.title)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(other.title)
      await expect(page.getByRole('link', { name: words.call })).toHaveAttribute(
        'href',
        /^tel:\+91/,
      )
      expect(await findBarriers(page)).toEqual([])
      await expectToFit(page, path)
    }
  })

  const staff = await browser.newPage({ baseURL: site.url })
  await test.step('a preview shows every page under a band, also without loading it', async () => {
    const { data } = await (await colleague.send('POST', apiPaths.setupPreview)).json()
    await visit(staff, data.address)
    const band = staff.getByRole('complementary', { name: openingSoonEn.notOpen })
    await expect(band).toBeVisible()
    await staff.getByRole('link', { name: english.shell.explore }).click()
    await expect(productCards(staff).first()).toBeVisible()
    await expect(band).toBeVisible()
    expect(await findBarriers(staff)).toEqual([])
    await expect(heading(page)).toHaveText(openingSoonTa.title)
  })

  await test.step('and ends with the session in which it was made', async () => {
    await colleague.send('POST', apiPaths.logout)
    await staff.getByRole('banner').getByRole('link').first().click()
    await expect(heading(staff)).toHaveText(openingSoonEn.title)
    await staff.close()
  })

  await test.step('it opens once it has a name and a number of its own', async () => {
    const other = await hireColleague(request)
    const refused = await other.send('PUT', apiPaths.setup, { isOpen: true })
    expect([refused.status(), (await refused.json()).step]).toEqual([409, neededSteps[0]])
    await other.send('PUT', apiPaths.settings, { name: 'Murugan', whatsapp: '98430 12345' })
    await save(other, page, { isOpen: true })
    await visit(page, pagePaths.products)
    await expect(productCards(page).first()).toBeVisible()
    await other.send('PUT', apiPaths.settings, { name: null, whatsapp: null })
  })
})
