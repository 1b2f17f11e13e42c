import type { Page } from '@playwright/test'
import { insightMessages } from '../../../contract/insight/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { contactEn } from '../../../web/features/shop/words/contact-en.ts'
import { tamil } from '../../../web/words/ta.ts'
import { signIn } from '../fixtures/staff.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { productCards, visit } from '../fixtures/visitor.ts'

/** A script that does not come is reported by the browser; the page goes on. */
const test = base.extend({ page: async ({ context }, use) => use(await context.newPage()) })

/** Has files of scripts not come, as after a new build; `times` says how often. */
async function loseScripts(page: Page, names: RegExp, times?: number): Promise<void> {
  await page.route(names, (route) => route.fulfill({ status: 404, body: '' }), { times })
}

const footer = (page: Page) => page.getByRole('contentinfo')

test('a visitor goes on while scripts do not come, and has them once they do', async ({ page }) => {
  await test.step('a part that does not come leaves the page as it was, and is loaded later', async () => {
    await loseScripts(page, /assets\/footer-.*\.js/, 2)
    await visit(page, pagePaths.contact)
    const message = page.getByLabel(contactEn.fields.message)
    await message.fill('Two tins, please')
    await message.press('Tab')
    await page.waitForResponse((response) => /footer-.*\.js/.test(response.url()) && response.ok())
    await expect(message).toHaveValue('Two tins, please')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactEn.title)
    await footer(page).getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL(pagePaths.products)
    await expect(productCards(page).first()).toBeVisible()
  })

  await test.step('links lead on while no script of a part comes', async () => {
    await loseScripts(page, /assets\/(footer|home-sections|embla).*\.js/)
    for (const [path, link] of [
      [pagePaths.home, 'Gallery'],
      [pagePaths.products, 'Home'],
      ['/ta', tamil.entries.gallery],
    ] as const) {
      await visit(page, path)
      await page.keyboard.press('Tab')
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await footer(page).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await footer(page).getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
    }
    await page.unrouteAll()
  })

  await test.step('scripts that do not come at first are run once they do', async () => {
    await loseScripts(page, /assets\/(about-page|entry\.client)-.*\.js/, 2)
    await visit(page, pagePaths.about)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the first press after a new build opens the pressed page, and one that nothing answers is carried out later', async ({
  page,
}) => {
  await test.step('the first press after a new build opens the pressed page, as a document', async () => {
    for (const [from, to] of [
      [pagePaths.about, pagePaths.home],
      [pagePaths.home, pagePaths.gallery],
      [pagePaths.gallery, pagePaths.contact],
      [pagePaths.contact, pagePaths.about],
      [pagePaths.about, pagePaths.products],
    ] as const) {
      await visit(page, from)
      await loseScripts(page, /assets\/.*\.js/)
      const loaded = page.waitForEvent('load')
      await footer(page).locator(`a[href="${to}"]`).last().click()
      await loaded
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unrouteAll()
    }
  })

  await test.step('a press that nothing answers leaves the page, and is carried out with the connection', async () => {
    await visit(page, pagePaths.about)
    await page.route('**/*', (route) => route.abort())
    await footer(page).getByRole('link', { name: 'Products' }).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page).toHaveURL(pagePaths.about)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(pagePaths.products)
  })
})

test('staff lose nothing where scripts do not come', async ({ page }) => {
  await test.step('what staff type comes back where the page that they press does not come', async () => {
    await signIn(page, pagePaths.adminProductNew)
    await page.getByLabel(/^Name\*?$/).fill('Castor Oil')
    await loseScripts(page, /assets\/.*\.js/)
    await page.getByRole('link', { name: 'Products', exact: true }).locator('visible=true').click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await loaded
    await expect(page).toHaveURL(pagePaths.adminProducts)
    await page.unrouteAll()
    await page.goto(pagePaths.adminProductNew)
    await expect(page.getByLabel(/^Name\*?$/)).toHaveValue('Castor Oil')
  })

  await test.step('a chart that does not come leaves its numbers', async () => {
    await loseScripts(page, /assets\/charts-.*\.js/)
    await signIn(page, pagePaths.adminInsight)
    await expect(
      page.getByRole('heading', { name: 'What people look for', level: 1 }),
    ).toBeVisible()
    await expect(page.getByText(insightMessages.chartToCome)).toBeVisible()
    await page.getByText('All days as a table').click()
    await expect(page.getByRole('region', { name: 'All days' }).getByRole('row')).toHaveCount(8)
  })
})
