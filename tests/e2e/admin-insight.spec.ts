import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { insightMessages } from '../../contract/insight/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { fillLogin, signIn, walkTo } from './staff.ts'

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

  test('a figure is chosen from the keyboard, and its days are drawn', async ({ page }) => {
    await signIn(page, pagePaths.adminInsight)
    await expect(tile(page, /^Details opened/)).toHaveAttribute('aria-pressed', 'true')
    await tile(page, /^Orders begun/).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('figure')).toContainText('Orders begun, by day')
    await expect(tile(page, /^Orders begun .* (more|fewer|before)$/)).toBeVisible()
    await expect(tile(page, /^Details opened/)).toHaveAttribute('aria-pressed', 'false')
  })

  test('a day that has just begun makes nothing fewer', async ({ page }) => {
    await signIn(page, pagePaths.adminInsight)
    await expect(page.getByText(insightMessages.withoutToday)).toBeVisible()
    await expect(page.getByRole('figure')).toContainText('Today so far: 0')
    await expect(tile(page, /^Details opened .* more$/)).toBeVisible()
    await expect(tile(page, /fewer$/)).toHaveCount(0)
    await expect(bars(page).last()).toHaveCSS('stroke-dasharray', '3px, 2px')
    await expect(bars(page).first()).toHaveCSS('stroke-dasharray', 'none')
  })

  test('a day that is touched says its number, as the table does', async ({ page }) => {
    await signIn(page, pagePaths.adminInsight)
    await page.getByText('All days as a table').click()
    const yesterday = dayRows(page).nth(2)
    const day = await yesterday.getByRole('rowheader').textContent()
    const times = await yesterday.getByRole('cell').first().textContent()
    const chart = page.locator('figure svg')
    const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
    await chart.tap({ position: { x: (width * 5.5) / 7, y: height / 2 } })
    await expect(page.getByRole('figure')).toContainText(` ${day}: ${times}`)
  })

  test('the line of a product is read as numbers, too', async ({ page }) => {
    await signIn(page, pagePaths.adminInsight)
    const cells = region(page, 'Most wanted').getByRole('row').nth(1).getByRole('cell')
    await expect(cells.first()).toHaveText(/^By day: \d/)
    const [days, ...totals] = (await cells.allTextContents()).map((text) =>
      (text.match(/\d+/g) ?? []).map(Number),
    )
    expect(days).toHaveLength(7)
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
    expect(sum(days ?? [])).toBe(sum(totals.flat()))
  })

  test('what was searched without result is found after three taps and the typing', async ({
    page,
  }) => {
    const find = async () =>
      (await (await page.request.get(`${apiPrefix}${apiPaths.products}?search=almond oil`)).json())
        .pagination.total
    expect(await find()).toBe(0)
    await signIn(page, pagePaths.adminInsight)
    await page.getByRole('link', { name: 'Add a synonym for almond oil' }).tap()
    await page.getByRole('textbox', { name: 'Terms' }).tap()
    await page.keyboard.type('groundnut oil')
    await page.getByRole('button', { name: 'Create set' }).tap()
    await expect.poll(find).toBeGreaterThan(0)
  })

  test('a product is begun with the words that were asked for', async ({ page }) => {
    await signIn(page, pagePaths.adminInsight)
    await page.getByRole('link', { name: 'Add a product for ghee' }).tap()
    await expect(page.locator('input[name=name]')).toHaveValue('ghee')
  })

  test('the dashboard says the week in a line, and what was missed', async ({ page }) => {
    await signIn(page)
    const week = region(page, insightMessages.title)
    await expect(week).toContainText(/In 7 days: .* opened, .* lists sent \(made up/)
    await expect(week).toContainText(/Asked and not found: .*almond oil/)
    await week.getByRole('link', { name: 'All of it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(insightMessages.title)
  })

  test('the numbers are taken to a spreadsheet', async ({ page }) => {
    await signIn(page, `${pagePaths.adminInsight}?days=30`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('insight-30-days.csv')
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines.filter((line) => line.startsWith('day,'))).toHaveLength(30)
  })
})

test('a shop without visits says so, and one with its first day shows it', async ({
  page,
  startFurtherSite,
}) => {
  const { url } = await startFurtherSite({ SEED: 'none' })
  const userAgent = 'Mozilla/5.0 (Android 13) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile'
  await page.goto(`${url}${pagePaths.adminLogin}`)
  await fillLogin(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await walkTo(page, pagePaths.adminInsight)
  await expect(page.getByText(insightMessages.none)).toBeVisible()
  await expectToFit(page, 'no day')
  expect(await findBarriers(page)).toEqual([])
  await page.request.post(`${url}${apiPrefix}${apiPaths.counts}`, {
    headers: { 'user-agent': userAgent },
    data: { counts: [{ kind: 'page', page: 'home' }] },
  })
  await walkTo(page, pagePaths.admin)
  await walkTo(page, pagePaths.adminInsight)
  await expect(tile(page, /^Page views/)).toContainText('1')
  await expect(page.getByRole('figure')).toContainText(insightMessages.noneOfFigure)
  await expect(region(page, 'Asked and not found')).toContainText(insightMessages.rare)
})
