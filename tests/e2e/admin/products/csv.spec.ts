import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { delayResponse } from '../../fixtures/lost-responses.ts'
import { hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const chooseFile = (page: Page, name: string, text: string | Buffer) =>
  page.getByLabel('CSV file').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })

/** No part of the page is wider than the screen, and axe finds nothing. */
async function expectFit(page: Page, what: string) {
  const { inner, content } = await page.evaluate(() => ({
    inner: innerWidth,
    content: document.documentElement.scrollWidth,
  }))
  expect.soft(inner, what).toBe(page.viewportSize()?.width)
  expect.soft(content, what).toBeLessThanOrEqual(inner)
  expect.soft(await findBarriers(page), what).toEqual([])
}

test('a template is downloaded, and a file of any columns is looked at on pages that fit a phone', async ({
  page,
}) => {
  await test.step('an export and a template are files', async () => {
    await signIn(page, pagePaths.adminProducts)
    const exporting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const exported = await readFile(await (await exporting).path(), 'utf8')
    expect(exported.split('\r\n')[1]).toMatch(/,true|,false/)
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a template' }).click()
    const template = await downloading
    expect(template.suggestedFilename()).toBe('products-template.csv')
    const text = await readFile(await template.path(), 'utf8')
    await chooseFile(page, 'products-template.csv', `${text}\r\n,My own oil,,320,,Sesame Oil,,,,,,`)
    const plan = '1 new, 0 changed, 0 unchanged, 0 with problems, 1 left out'
    await expect(page.getByText(plan)).toBeVisible()
  })

  await test.step('columns are asked about, and the keyboard goes on from them', async () => {
    const long = `${'Marachekku'.repeat(11)} oil`
    const text = `Item;Rate;CATEGORY;Colour\r\n${long};₹ 1,250.00;Sesame Oil;gold`
    await chooseFile(page, 'my list.csv', text)
    const question = (name: string) => page.getByLabel(`Column “${name}”`)
    await expect(page.getByText('3 columns are not known.')).toBeVisible()
    await expectFit(page, 'questions')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(question('Item')).toBeFocused()
    await question('Item').selectOption('Name')
    await question('Rate').selectOption('Price (₹)')
    await question('Colour').selectOption('Leave out')
    await question('Colour').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 new, 0 changed')).toBeVisible()
    await page.getByText('1 column is left out').click()
    await expect(page.getByText('Colour', { exact: true })).toBeVisible()
    await expectFit(page, 'plan')
  })

  await test.step('an export of another shop, and a file that cannot be read', async () => {
    const file = join(import.meta.dirname, 'samples', 'woocommerce.csv')
    await chooseFile(page, 'woocommerce.csv', await readFile(file))
    await expect(page.getByText('4 new, 0 changed')).toBeVisible()
    await expectFit(page, 'an export of WooCommerce')
    await chooseFile(page, 'prices.csv', 'Price,Category\n3,Sesame Oil')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('At least Name or ID')
    await expectFit(page, 'a file that cannot be read')
  })
})

test('ten thousand lines leave the page alive, and can be stopped and gone on with', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminProductImport)
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `Bulkpress ${index + 1},Sesame Oil,${index}`,
  )
  const text = ['name,category,price', ...lines].join('\r\n')
  // A phone's processor is slower.
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  const alive = await countTurns(page)
  await test.step('reading is given up', async () => {
    await chooseFile(page, 'many.csv', text)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Choose a CSV file')).toBeVisible()
    await expect(page.getByText('many.csv')).toHaveCount(0)
  })

  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await test.step('ten thousand lines are read, and shown a part at a time', async () => {
    await chooseFile(page, 'many.csv', text)
    await expect(page.getByText('10,000 new, 0 changed')).toBeVisible()
    expect(await alive(), 'turns of the page while it read').toBeGreaterThan(5)
    await expect(page.getByRole('row')).toHaveCount(51)
    await page.getByRole('button', { name: 'Show more of 10,000 lines' }).click()
    await expect(page.getByRole('row')).toHaveCount(101)
  })

  const account =
    await test.step('an import is stopped, and a reload knows how far it was', async () => {
      const third = await delayResponse(page, apiPaths.products, 3)
      await page.getByRole('button', { name: 'Import 10,000 products' }).click()
      await third.delayed
      await expect(page.getByText('2 of 10,000')).toBeVisible()
      await expectFit(page, 'an import under way')
      await page.getByRole('button', { name: 'Stop' }).click()
      await third.restore()
      const account = page.getByRole('main').getByRole('alert')
      await expect(account).toContainText('3 products imported, 9,997 not')
      await expect(account).toContainText('9,987 more')
      await expectFit(page, 'an import that was stopped')
      await page.reload()
      await expect(account).toContainText('3 products imported, 9,997 not')
      await expect(page.getByText('many.csv')).toBeVisible()
      return account
    })

  await test.step('an import that is cut off says what is known, and the rest is left out', async () => {
    const second = await delayResponse(page, apiPaths.products, 2)
    await page.getByRole('button', { name: 'Import the other 9,997' }).click()
    await second.delayed
    await page.context().setOffline(true)
    await second.restore()
    await expect(account).toContainText(messages.error.noResponse)
    await expect(account).toContainText(/[45] products imported/)
    await page.context().setOffline(false)
    const colleague = await hireColleague(request)
    const { data } = await (
      await colleague.get(`${apiPaths.products}?search=Bulkpress&limit=50`)
    ).json()
    expect(data).toHaveLength(5)
    await page.getByRole('button', { name: 'Leave them out' }).click()
    await expect(account).toBeHidden()
  })
})

/** Counts how often the page comes to do something else; returns the count so far. */
async function countTurns(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { turns: number }
    counter.turns = 0
    setInterval(() => {
      if (document.querySelector('progress')) counter.turns++
    })
  })
  return () => page.evaluate(() => (window as unknown as { turns: number }).turns)
}
