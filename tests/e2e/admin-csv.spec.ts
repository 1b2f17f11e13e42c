import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { formatRupees } from '../../contract/prices/money.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { delayResponse } from './lost-responses.ts'
import { hireColleague, signIn } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const chooseFile = (page: Page, name: string, text: string | Buffer) =>
  page.getByLabel('CSV file').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
const chooseSample = async (page: Page, name: string) =>
  chooseFile(page, name, await readFile(join(import.meta.dirname, 'samples', name)))

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

test('columns that are not known are asked about, and nothing is imported before', async ({
  page,
  request,
}) => {
  await signIn(page, pagePaths.adminProductImport)
  const long = `${'Marachekku'.repeat(11)} oil`
  const text = [
    'Item;Rate;in stock;CATEGORY;Colour;Pack Size',
    `${long};₹ 1,250.00;no;Sesame Oil;gold;1 L`,
    'Lemongrass Oil;3,50;YES;Specialty Oils;green;50 ml',
  ].join('\r\n')
  await chooseFile(page, 'my list.csv', text)
  const question = (name: string) => page.getByLabel(`Column “${name}”`)
  await expect(
    page.getByRole('status').filter({ hasText: '4 columns are not known.' }),
  ).toBeVisible()
  await expect(page.getByText('my list.csv')).toBeVisible()
  await expect(page.getByText('Holds gold · green')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0)
  await expectFit(page, 'questions')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(question('Item')).toBeFocused()
  await expect(question('Item')).toHaveAttribute('aria-invalid', 'true')
  await question('Rate').selectOption('Price (₹)')
  await expect(
    question('Item').getByRole('option', { name: 'Price (₹)', exact: true }),
  ).toBeDisabled()
  await expect(question('Item').getByRole('option', { name: 'In stock' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the others out' }).click()
  await expect(page.getByText('At least Name or ID must be there')).toBeVisible()
  await question('Item').selectOption('Name')
  await question('Pack Size').selectOption('Size')
  await question('Pack Size').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 new, 0 changed')).toBeVisible()
  await page.getByText('1 column is left out').click()
  await expect(page.getByText('Colour', { exact: true })).toBeVisible()
  await expectFit(page, 'plan')

  await page.getByRole('button', { name: 'Change what columns are for' }).click()
  await expect(question('Item')).toHaveValue('name')
  await question('Colour').selectOption('Benefits')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('2 products imported.')).toBeVisible()
  await expect(page.getByText('my list.csv')).toBeVisible()
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?sort=newest&limit=2`)).json()
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: long, price: 1250, inStock: false, benefits: 'gold' }),
      expect.objectContaining({ name: 'Lemongrass Oil', price: 3.5, size: '50 ml' }),
    ]),
  )
})

test('a template imports what was put in, not its example', async ({ page }) => {
  await signIn(page, pagePaths.adminProductImport)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a template' }).click()
  const template = await download
  expect(template.suggestedFilename()).toBe('products-template.csv')
  const text = await readFile(await template.path(), 'utf8')
  await chooseFile(page, 'products-template.csv', `${text}\r\n,My own oil,,320,,Sesame Oil,,,,,,`)
  await expect(
    page.getByText('1 new, 0 changed, 0 unchanged, 0 with problems, 1 left out'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 1 product' })).toBeEnabled()
  const example = page.getByRole('row').filter({ hasText: 'Example:' })
  await expect(example).toContainText('Only the example of the template')
})

test('a file that cannot be read is rejected in words', async ({ page }) => {
  await signIn(page, pagePaths.adminProductImport)
  const alert = page.getByRole('main').getByRole('alert')
  await chooseFile(page, 'products.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  await expect(alert).toContainText('CSV UTF-8')
  await chooseFile(page, 'empty.csv', '\n\n')
  await expect(alert).toContainText('empty')
  await chooseFile(page, 'header.csv', 'Name,Price,Category\n')
  await expect(alert).toContainText('no product below the first line')
  await chooseFile(page, 'prices.csv', 'Price,Category\n3,Sesame Oil')
  await expect(alert).toContainText('At least Name or ID')
  await expectFit(page, 'a file that cannot be read')
  await chooseFile(page, 'windows.csv', Buffer.from('name;price\nCaf\xe9 \x96 oil;?320', 'latin1'))
  const row = page.getByRole('row').filter({ hasText: 'Café – oil' })
  await expect(row).toContainText(messages.product.categoryRequired)
})

test('an import shows each price that changes, before anything is saved', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const [{ _id, name, price }] = data
  await signIn(page, pagePaths.adminProductImport)
  await chooseFile(page, 'prices.csv', `id,price\n${_id},${price - 1}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
    `${formatRupees(price)} → ${formatRupees(price - 1)}`,
  )
})

test('an export of WooCommerce is understood, and what was not on sale there comes in hidden', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  await signIn(page, pagePaths.adminProductImport)
  await chooseSample(page, 'woocommerce.csv')
  await expect(
    page.getByText('4 new, 0 changed, 0 unchanged, 1 with problems, 2 left out'),
  ).toBeVisible()
  await expect(page.getByText('This is an export of WooCommerce')).toBeVisible()
  await expect(page.getByText('Categories that are not here: Home remedies.')).toBeVisible()
  const flax = page.getByRole('row').filter({ hasText: 'Flax Seed Oil' })
  await expect(flax).toContainText('Hidden')
  await expect(page.getByRole('row').filter({ hasText: 'Neem Oil' })).toContainText(
    '“Home remedies”',
  )
  await expectFit(page, 'an export of WooCommerce')
  await page.getByRole('button', { name: 'Import 4 products' }).click()
  await expect(page.getByText('4 products imported.')).toBeVisible()

  const { data } = await (await colleague.get(`${apiPaths.products}?sort=newest&limit=3`)).json()
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Lamp Oil & Wicks',
        price: 150,
        originalPrice: 180,
        featured: true,
        category: expect.objectContaining({ name: 'Sesame Oil' }),
        description:
          'For the evening lamp.\n\nBurns without soot.\n\n• Cotton wicks included\n\n• Made for brass lamps\n\nKeep away from\nchildren – always.',
      }),
      expect.objectContaining({
        name: 'Castor Oil, filtered - 200 ml',
        price: 140,
        size: '200 ml',
        inStock: true,
        description: 'Filtered through cloth.',
        category: expect.objectContaining({ name: 'Specialty Oils' }),
      }),
      expect.objectContaining({ name: 'Castor Oil, filtered - 500 ml', inStock: false }),
    ]),
  )
  await chooseSample(page, 'woocommerce.csv')
  await expect(page.getByText('0 new, 0 changed, 4 unchanged')).toBeVisible()
  const hidden = await request.get(`${apiPrefix}${apiPaths.products}?search=flax&exact=true`)
  expect((await hidden.json()).data).toEqual([])
})

test('an export of Shopify is understood, with the descriptions as text', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  await signIn(page, pagePaths.adminProductImport)
  await chooseSample(page, 'shopify.csv')
  await expect(
    page.getByText('3 new, 0 changed, 0 unchanged, 0 with problems, 1 left out'),
  ).toBeVisible()
  const gift = page.getByRole('row').filter({ hasText: 'Gift card' })
  await expect(gift).toContainText('Hidden')
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  await expect(page.getByText('3 products imported.')).toBeVisible()
  const { data } = await (await colleague.get(`${apiPaths.products}?sort=newest&limit=2`)).json()
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Mustard Oil 500 ml',
        size: '500 ml',
        price: 240,
        originalPrice: 260,
        inStock: true,
        description:
          'Pungent\n\nPressed from black seeds,\ncold & slow.\n\n• For pickles\n\n• For frying',
      }),
      expect.objectContaining({ name: 'Mustard Oil 1 L', price: 450, inStock: false }),
    ]),
  )
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
  await chooseFile(page, 'many.csv', text)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Choose a CSV file')).toBeVisible()
  await expect(page.getByText('many.csv')).toHaveCount(0)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await chooseFile(page, 'many.csv', text)
  await expect(page.getByText('10,000 new, 0 changed')).toBeVisible()
  expect(await alive(), 'turns of the page while it read').toBeGreaterThan(5)
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Show more of 10,000 lines' }).click()
  await expect(page.getByRole('row')).toHaveCount(101)

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
