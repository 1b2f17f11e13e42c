import { readFile } from 'node:fs/promises'
import { productGroupMessages } from '../../contract/groups/messages.ts'
import { labelMessages } from '../../contract/labels/messages.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../contract/paths.ts'
import { settingsMessages } from '../../contract/settings/messages.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { hireColleague, openRecordId, signIn, unfold, walkTo } from './staff.ts'

// What the law asks of labels: warnings while one types, codes for the pack, a reminder of the fee.

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('a pack of no standard size is warned of while it is typed, and saved all the same', async ({
  page,
  request,
}) => {
  const { get, send } = await hireColleague(request)
  const groups = (await (await get(apiPaths.productGroups)).json()).data
  const groundnut = groups.find(({ name }: { name: string }) => name === 'Groundnut Oil')
  expect((await send('PUT', `/product-groups/${groundnut._id}`, { oil: '' })).status()).toBe(200)
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await signIn(page, fillPath(pagePaths.adminProductGroupEdit, { id: groundnut._id }))
  await field('Kind of oil').selectOption('Groundnut oil')
  await field('HSN code').fill('15081')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(field('HSN code')).toHaveAccessibleDescription(new RegExp(labelMessages.hsn))
  await field('HSN code').fill('1508 10')
  await expectToFit(page, 'the form of a group')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(productGroupMessages.updated)).toBeVisible()

  const { data } = await (await get('/products?search=groundnut oil 500 ml')).json()
  await walkTo(page, fillPath(pagePaths.adminProductEdit, { id: data[0]._id }))
  await unfold(page, 'Pack')
  const amount = field('Amount in the pack')
  const mass = field('Net mass (g)')
  await expect(amount).toHaveAccessibleDescription('For instance 500')
  await amount.fill('250')
  await expect(amount).toHaveAccessibleDescription(
    '250 ml is no standard size of groundnut oil: 200 ml or 500 ml',
  )
  await mass.fill('')
  await expect(mass).toHaveAccessibleDescription(labelMessages.packMass)
  await field('Product group').selectOption('Coconut Oil')
  await expect(amount, 'of another oil').toHaveAccessibleDescription('For instance 500')
  await field('Product group').selectOption('Groundnut Oil')
  await field('GTIN (barcode)').fill('890 1234 567891')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(field('GTIN (barcode)')).toHaveAccessibleDescription(
    new RegExp(labelMessages.gtinCheckDigit),
  )
  await field('GTIN (barcode)').fill('890 1234 567890')
  await expectToFit(page, 'the form of a product')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()
  const saved = (await (await get(`/products/${data[0]._id}`)).json()).data
  expect(saved).toMatchObject({ packAmount: 250, gtin: '8901234567890' })

  await walkTo(page, pagePaths.adminLabels)
  const task = page.getByRole('listitem').filter({ hasText: '250 ml is no standard size' })
  await expect(task).toContainText('Net mass')
  await expectToFit(page, 'what labels lack')
})

test('the code for the pack is downloaded as a sheet and as a picture', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/products?search=castor oil&limit=1')).json()
  await signIn(page, fillPath(pagePaths.adminProductEdit, { id: data[0]._id }))
  const section = page.getByRole('region', { name: 'QR for the pack' })
  const address = fillPath(pagePaths.label, { productId: openRecordId(page) })
  await expect(section.getByRole('link')).toHaveAttribute('href', address)
  for (const [button, ending, start] of [
    ['PDF of 15 mm', 'QR.pdf', '%PDF'],
    ['PNG of 600 pixels', 'QR.png', '\x89PNG'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await section.getByRole('button', { name: button }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`Castor-Oil-500-ml-${ending}`)
    expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe(start)
  }
  await walkTo(page, pagePaths.adminProductNew)
  await expect(section, 'a product without an address has none').toHaveCount(0)
})

test('staff are reminded of the fee of the FSSAI registration, and nobody else', async ({
  page,
  request,
}) => {
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  // On a busy machine a response may come too late for the dashboard.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Try again' }), (retry) =>
    retry.click(),
  )
  await signIn(page, fillPath(pagePaths.adminSettingsSection, { section: 'label' }))
  await expect(page.getByLabel('Valid until')).toHaveCount(0)
  await page.getByLabel('FSSAI fee due').fill(inDays(10))
  await expectToFit(page, 'the settings of labels')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(settingsMessages.saved)).toBeVisible()
  const { data } = await (await request.get('/api/settings')).json()
  expect(data.label).not.toHaveProperty('fssaiFeeDue')
  expect(data.label.fssai, 'the rest stays').toBe('12419001000123')

  await walkTo(page, pagePaths.admin)
  const care = page.getByRole('region', { name: 'Needs care' })
  await care.getByRole('link', { name: /^FSSAI fee is due on/ }).click()
  await page.getByLabel('FSSAI fee due').fill(inDays(40))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(settingsMessages.saved).last()).toBeVisible()
  await walkTo(page, pagePaths.admin)
  await expect(care.getByRole('link', { name: /unfinished label/ })).toBeVisible()
  await expect(care.getByText(/FSSAI fee/)).toHaveCount(0)
})

test('what could not be read is not taken as in order', async ({ page }) => {
  let isBusy = true
  await page.route('**/api/settings', (route) =>
    isBusy ? route.fulfill({ status: 503, json: { message: 'Busy' } }) : route.continue(),
  )
  await signIn(page)
  const failure = page.getByRole('alert').filter({ hasText: messages.product.fetchDataFailed })
  await expect(failure).toContainText('Busy')
  isBusy = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
})
