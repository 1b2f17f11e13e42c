import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { signIn, walkTo } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tile = (page: Page, name: RegExp) => page.getByRole('button', { name })
const bars = (page: Page) => page.locator('figure svg rect')
const dayRows = (page: Page) => page.getByRole('region', { name: 'All days' }).getByRole('row')

test.describe('with the demo shop', () => {
  test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

  test('the numbers of a week and of 90 days are read on a phone and at a desk @desktop', async ({
    page,
  }) => {
    await signIn(page, pagePaths.adminInsight)
    await expect(page.getByText(insightMessages.demo)).toBeVisible()
    await expect(bars(page)).toHaveCount(7)
    await expect(tile(page, /(more|fewer|before)$/)).toHaveCount(6)
    await expectToFit(page, 'a week')
    expect(await findBarriers(page)).toEqual([])
    await test.step('a day that is touched says its number, as the table does', async () => {
      await expect(bars(page).last()).toHaveCSS('stroke-dasharray', '3px, 2px')
      await expect(bars(page).first()).toHaveCSS('stroke-dasharray', 'none')
      await page.getByText('All days as a table').click()
      const yesterday = dayRows(page).nth(2)
      const day = await yesterday.getByRole('rowheader').textContent()
      const times = await yesterday.getByRole('cell').first().textContent()
      const chart = page.locator('figure svg')
      const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
      await chart.click({ position: { x: (width * 5.5) / 7, y: height / 2 } })
      await expect(page.getByRole('figure')).toContainText(` ${day}: ${times}`)
      await page.getByText('All days as a table').click()
    })
    await page.getByRole('link', { name: '90 days' }).click()
    await expect(page).toHaveURL(`${pagePaths.adminInsight}?days=90`)
    await expect(bars(page)).toHaveCount(90)
    await expect(page.getByText(insightMessages.notComparable)).toBeVisible()
    await expect(tile(page, /(more|fewer|before)$/)).toHaveCount(0)

    await test.step('each chart has its table', async () => {
      await page.getByText('All days as a table').click()
      await expect(dayRows(page)).toHaveCount(91)
      const products = region(page, 'Most wanted')
      await expect(products.getByRole('row')).toHaveCount(11)
      await products.getByRole('button', { name: /^Show all/ }).click()
      expect(await products.getByRole('row').count()).toBeGreaterThan(11)
      await expect(products.getByRole('button', { name: 'Show the first 10' })).toBeFocused()
    })
    await expectToFit(page, '90 days')
    expect(await findBarriers(page)).toEqual([])
  })

  test('what was searched without result is found after three taps, and the numbers are taken to a spreadsheet', async ({
    page,
  }) => {
    const find = async () =>
      (await (await page.request.get(`${apiPrefix}${apiPaths.products}?search=almond oil`)).json())
        .pagination.total
    await signIn(page, pagePaths.adminInsight)
    await page.getByRole('link', { name: 'Add a synonym for almond oil' }).tap()
    await page.getByRole('textbox', { name: 'Terms' }).tap()
    await page.keyboard.type('groundnut oil')
    await page.getByRole('button', { name: 'Create set' }).tap()
    await expect.poll(find).toBeGreaterThan(0)

    await walkTo(page, `${pagePaths.adminInsight}?days=30`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('insight-30-days.csv')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines.filter((line) => line.startsWith('day,'))).toHaveLength(30)
  })
})
