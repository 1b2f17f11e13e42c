import type { Page } from '@playwright/test'
import { messages } from '../contract/messages.ts'
import { contactAnchor, fillPath, pagePaths } from '../contract/paths.ts'
import { expect, test } from './fixtures.ts'
import { isNarrow, press } from './visitor.ts'

/** Opens a page whose scripts are held on their way; answers what lets them through. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return resolve
}

test('what is pressed before the scripts are there takes effect once they are', async ({
  page,
  request,
  hasTouch,
}) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.title += ` shared ${url}`
    }
  })
  const main = page.getByRole('main')

  await test.step('the menu of all entries', async () => {
    const letScriptsCome = await openBeforeScripts(page, pagePaths.home)
    const name = isNarrow(page) ? 'Open menu' : 'More'
    await press(page.getByRole('button', { name, exact: true }), hasTouch)
    letScriptsCome()
    await expect(page.locator('dialog:modal, button[aria-expanded=true]')).toBeVisible()
    const entry = page.getByRole('link', { name: 'Gift Boxes' }).locator('visible=true').first()
    await expect(entry).toBeVisible()
    if (!isNarrow(page)) return
    await press(page.getByRole('button', { name: 'Close menu' }), hasTouch)
    await expect(entry).toBeHidden()
  })

  await test.step('what sleeps far down on the page', async () => {
    const letScriptsCome = await openBeforeScripts(page, pagePaths.home)
    const contact = page.locator(`#${contactAnchor}`)
    const dot = contact.getByRole('button', { name: 'Slide 2' })
    await press(dot, hasTouch)
    await press(dot, hasTouch)
    const hours = contact.getByRole('button', { name: /Business Hours/ })
    await press(hours, hasTouch)
    letScriptsCome()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(hours.locator('> span')).toHaveClass(/(^| )rotate-y-180/)
    await expect(contact.locator('[aria-busy]')).toHaveCount(0)
  })

  await test.step('sharing, once however often it was pressed', async () => {
    const { data } = await (await request.get('/api/categories/main')).json()
    const path = fillPath(pagePaths.category, { categoryId: data[0]._id })
    const letScriptsCome = await openBeforeScripts(page, path)
    const share = main.getByRole('button', { name: 'Share Category' })
    await press(share, hasTouch)
    await press(share, hasTouch)
    letScriptsCome()
    await expect(page).toHaveTitle(/shared http\S+$/)
    await expect(page).not.toHaveTitle(/shared .+ shared/)
  })

  await test.step('a picture that the scripts show over the page', async () => {
    const letScriptsCome = await openBeforeScripts(page, pagePaths.gallery)
    const tile = main.getByRole('list').last().getByRole('link').first()
    await press(tile, hasTouch)
    letScriptsCome()
    if (hasTouch) {
      await expect(tile.locator('> span').last()).toHaveClass(/bg-wood\/85 p-5/)
      await tile.tap()
    }
    await expect(page.locator('dialog:modal')).toBeVisible()
    await expect(page).toHaveURL(pagePaths.gallery)
    await expect(page.getByText('Loading...')).toBeHidden()
  })

  await test.step('Escape, which closes the details', async () => {
    const { data } = await (await request.get('/api/products?limit=1')).json()
    const letScriptsCome = await openBeforeScripts(
      page,
      `${pagePaths.products}?product=${data[0]._id}`,
    )
    await expect(page.getByRole('dialog', { name: data[0].name })).toBeVisible()
    await page.keyboard.press('Escape')
    letScriptsCome()
    await expect(page).toHaveURL(pagePaths.products)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('what is typed and chosen before the scripts are there is neither lost nor without effect', async ({
  page,
  hasTouch,
}) => {
  await test.step('a search and a sort', async () => {
    const letScriptsCome = await openBeforeScripts(page, pagePaths.products)
    const search = page.getByRole('searchbox', { name: 'Search products' })
    const sort = page.getByRole('combobox', { name: 'Sort products' })
    const total = page.getByRole('main').getByRole('status')
    const before = await total.textContent()
    await search.pressSequentially('sesame')
    await sort.selectOption('price-asc')
    await sort.focus()
    letScriptsCome()
    await expect(page).toHaveURL(/\?search=sesame&sort=price-asc$/)
    await expect(search).toHaveValue('sesame')
    await expect(sort).toHaveValue('price-asc')
    await expect(total).not.toHaveText(before ?? '')
  })

  await test.step('a message that was sent at once', async () => {
    const letScriptsCome = await openBeforeScripts(page, pagePaths.contact)
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Name').fill('Meena K')
    await press(form.getByRole('button', { name: 'Send on WhatsApp' }), hasTouch)
    letScriptsCome()
    await expect(form.getByText(messages.contact.messageRequired)).toBeVisible()
    await expect(form.getByText(messages.contact.nameRequired)).toBeHidden()
    await expect(page).toHaveURL(pagePaths.contact)
  })

  await test.step('a link is followed at once', async () => {
    await openBeforeScripts(page, pagePaths.contact)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Gallery' })
      .click({ noWaitAfter: true })
    await expect(page).toHaveURL(pagePaths.gallery)
  })
})
