import type { Page } from '@playwright/test'
import { pagePaths } from '../../../../contract/paths.ts'
import { setupMessages } from '../../../../contract/setup/messages.ts'
import { openingSoonEn } from '../../../../web/features/shop/words/opening-soon-en.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'
import { visit } from '../../fixtures/visitor.ts'

const saveAndGoOn = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a new shop opens by its guide alone', async ({ browser, startFurtherSite }) => {
  const { url } = await startFurtherSite({ SEED: 'none' })
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await signIn(page)

  await test.step('the first dashboard shows the way, and no noughts', async () => {
    await expect(page.getByRole('heading', { name: 'Open your shop' })).toBeVisible()
    const tiles = page.getByRole('navigation', { name: 'At a glance' })
    await expect(tiles.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
    await expect(tiles).not.toContainText('0')
    await expect(page.getByRole('main')).not.toContainText(/not in Tamil|Needs care/)
    await page.getByText('All steps').click()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Next: The name of the shop' }).click()
  })

  await test.step('name and number lead to a category, and that to a product', async () => {
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Murugan Oils')
    await saveAndGoOn(page)
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill('98421 55667')
    await saveAndGoOn(page)
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Castor oil')
    await page.getByRole('button', { name: 'Create category' }).click()
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/Castor oil/)
  })

  await test.step('a category that is missing is created on the way, and what was typed stays', async () => {
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Lamp oil 1 L')
    await page.getByLabel('Choose image').setInputFiles(await paintPicture('gold'))
    await page.getByRole('link', { name: 'Create a category' }).click()
    await page.waitForURL(pagePaths.adminCategorySimple)
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Lamp oil')
    await page.getByRole('button', { name: 'Create category' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Lamp oil 1 L')
    const chosen = page.getByRole('combobox', { name: 'Category' }).locator('option:checked')
    await expect(chosen).toHaveText('Lamp oil')
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText('1 product so far')).toBeVisible()
  })

  await test.step('what can wait is left out, all else is done', async () => {
    await page.getByRole('link', { name: 'Next: Opening hours' }).click()
    await saveAndGoOn(page)
    await field(page, 'Year in which you began').fill('1988')
    await field(page, 'Town or village').fill('Erode')
    await field(page, 'Your story').fill('My father set up the press in 1988.')
    await saveAndGoOn(page)
    for (const heading of ['Delivery', 'What labels say']) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.getByRole('button', { name: 'Not now' }).click()
    }
    await page.getByRole('button', { name: 'Make a backup' }).click()
    await page.getByRole('button', { name: 'Open the shop' }).click()
    await expect(page.getByText(setupMessages.opened)).toBeVisible()
  })

  await test.step('the guide is gone, and visitors see the shop', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Needs care' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Open your shop' })).toBeHidden()
    await visit(page, pagePaths.home)
    await expect(page.getByText('Lamp oil 1 L').first()).toBeVisible()
    await expect(page.getByText('Wood-pressed in Erode')).toBeVisible()
    expect(await page.content()).not.toMatch(/1975|ISO 9001|Coimbatore/)
    await visit(page, pagePaths.about)
    await expect(page.getByText('Since 1988', { exact: true })).toBeVisible()
    expect(await page.content()).not.toMatch(/1975|ISO 9001|Coimbatore/)
  })
  await context.close()
})

test.describe('the demo', () => {
  test.use({ ownSite: true })

  test('the demo is taken off from the dashboard, once somebody has said so', async ({ page }) => {
    await signIn(page)
    await page.getByText('All steps').click()
    await page.getByRole('link', { name: 'The WhatsApp number' }).click()
    await expect(page.getByText(setupMessages.demoNumber)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'WhatsApp' })).toHaveValue('')
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: 'Remove the demo' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('The demo is removed')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Remove the demo' })).toBeHidden()
    // Without products, visitors read that the shop opens soon.
    await page.goto(pagePaths.home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(openingSoonEn.title)
    expect(await page.content()).not.toMatch(/vaagai/i)
  })
})
