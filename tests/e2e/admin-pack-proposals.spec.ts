import type { Page } from '@playwright/test'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { type Colleague, hireColleague, signIn } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Products without a pack' }).getByRole('listitem')
const line = (page: Page, name: string) => lines(page).filter({ hasText: name })
const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Some of it could not be saved' })

/** Gives every product of the demo a pack. */
async function fillPacks(colleague: Colleague) {
  const { data } = await (await colleague.get(`${apiPaths.products}?limit=1000`)).json()
  for (const { _id: id, packAmount } of data) {
    if (packAmount !== undefined) continue
    const path = fillPath(apiPaths.product, { id })
    await colleague.send('PUT', path, { packAmount: 1, packUnit: 'piece' })
  }
}

/** Creates products of these sizes; they alone have no pack. */
async function addProducts(colleague: Colleague, sizes: Record<string, string>) {
  await fillPacks(colleague)
  const list = await (await colleague.get(`${apiPaths.products}?limit=1`)).json()
  const category = list.data[0].category._id
  const ids: Record<string, string> = {}
  for (const [name, size] of Object.entries(sizes)) {
    const fields = { name, size, category, price: 100 }
    const response = await colleague.send('POST', apiPaths.products, fields)
    ids[name] = (await response.json()).data._id
  }
  return ids
}

async function readProduct(colleague: Colleague, id = ''): Promise<Product> {
  return (await (await colleague.get(fillPath(apiPaths.product, { id }))).json()).data
}

/** Opens the proposals; the catalogue comes in several pages. */
async function openProposals(page: Page): Promise<void> {
  await page.route(`**${apiPrefix}${apiPaths.products}?*`, (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.get('limit') === `${limits.list.maxLimit}`)
      url.searchParams.set('limit', '10')
    return route.continue({ url: url.href })
  })
  await signIn(page)
  const care = page.getByRole('region', { name: 'Needs care' })
  await care.getByRole('link', { name: 'without a pack' }).click()
}

test('packs are read from sizes, and saved where they are ticked', async ({ page, request }) => {
  const colleague = await hireColleague(request)
  const ids = await addProducts(colleague, {
    'Karanja Tin': '5 L Tin',
    'Karanja Three': '3 × 200 ml',
    'Karanja Gift': 'Large',
    'Karanja Left': '250 gms',
  })
  await openProposals(page)
  await expect(line(page, 'Karanja Tin')).toContainText('“5 L Tin” → 5 L')
  await expect(line(page, 'Karanja Three')).toContainText('“3 × 200 ml” → 3 × 200 ml')
  await expect(line(page, 'Karanja Gift')).toContainText('“Large” → cannot be read')
  await expect(line(page, 'Karanja Gift').getByRole('checkbox')).not.toBeChecked()
  await line(page, 'Karanja Left').getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Save 2 packs' }).click()
  await expect(page.getByText('2 packs saved')).toBeVisible()
  await expect(line(page, 'Karanja Tin')).toHaveCount(0)
  await expect(line(page, 'Karanja Left').getByRole('checkbox')).not.toBeChecked()
  const read = async (name: string) => readProduct(colleague, ids[name])
  expect(await read('Karanja Tin')).toMatchObject({ packAmount: 5, packUnit: 'l', packCount: 1 })
  expect(await read('Karanja Three')).toMatchObject({ packAmount: 200, packCount: 3 })
  expect(await read('Karanja Left')).not.toHaveProperty('packAmount')
})

test('a pack is typed where it cannot be read or was read wrongly, and checked before it is saved', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const ids = await addProducts(colleague, { 'Karanja Gift': 'Large', 'Karanja Wrong': '1 L' })
  await openProposals(page)
  const wrong = line(page, 'Karanja Wrong')
  const gift = line(page, 'Karanja Gift')
  await wrong.getByRole('button', { name: 'Change the pack' }).click()
  await wrong.getByLabel('Amount in the pack').fill('five')
  await wrong.getByLabel('Net mass (g)').fill('910')
  await gift.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Save 2 packs' }).click()
  const { min, max } = limits.pack.amount
  await expect(wrong.getByLabel('Amount in the pack')).toHaveAccessibleDescription(
    messages.validation.between(min, max),
  )
  await expect(gift.getByLabel('Amount')).toHaveAccessibleDescription(
    messages.product.packIncomplete,
  )
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  expect(await findBarriers(page)).toEqual([])
  await expectToFit(page, 'proposed packs')
  await wrong.getByLabel('Amount in the pack').fill('0.910')
  await wrong.getByLabel('Unit of the pack').selectOption('kg')
  await gift.getByLabel('Amount in the pack').fill('6')
  await gift.getByLabel('Unit of the pack').selectOption('piece')
  await page.getByRole('button', { name: 'Save 2 packs' }).click()
  await expect(page.getByText('2 packs saved')).toBeVisible()
  const read = async (name: string) => readProduct(colleague, ids[name])
  expect(await read('Karanja Wrong')).toMatchObject({ packAmount: 0.91, packMass: 910 })
  expect(await read('Karanja Gift')).toMatchObject({ packAmount: 6, packUnit: 'piece' })
})

test('a pack that somebody else gave in between stays, and what is gone is named', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const ids = await addProducts(colleague, { 'Karanja Taken': '1 ltr', 'Karanja Gone': '2kg' })
  const path = (name: string) => fillPath(apiPaths.product, { id: ids[name] ?? '' })
  await openProposals(page)
  await expect(page.getByRole('button', { name: 'Save 2 packs' })).toBeVisible()
  await colleague.send('PUT', path('Karanja Taken'), { packAmount: 900, packUnit: 'ml' })
  await colleague.send('DELETE', path('Karanja Gone'))
  await page.getByRole('button', { name: 'Save 2 packs' }).click()
  await expect(banner(page)).toContainText(
    /Karanja Taken: .* has changed this in between: Amount in the pack/,
  )
  await expect(banner(page)).toContainText(`Karanja Gone: ${messages.product.notFound}`)
  await expect(line(page, 'Karanja Taken')).toHaveCount(0)
  await expect(line(page, 'Karanja Gone')).toContainText(messages.product.notFound)
  const taken = await readProduct(colleague, ids['Karanja Taken'])
  expect(taken).toMatchObject({ packAmount: 900, packUnit: 'ml' })
})

test('what is not shown is not saved, and what was typed is not given up unasked', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const names = Array.from(
    { length: 55 },
    (_, index) => `Karanja ${String(index).padStart(2, '0')}`,
  )
  await addProducts(colleague, Object.fromEntries(names.map((name) => [name, '1 L'])))
  await signIn(page, pagePaths.adminProducts)
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Read packs from sizes' }).click()
  await expect(page.getByRole('button', { name: 'Save 50 packs' })).toBeVisible()
  await page.getByLabel('Tick all that are shown').uncheck()
  await expect(page.getByRole('button', { name: 'Save 0 packs' })).toBeDisabled()
  await page.getByRole('button', { name: 'Show more of' }).click()
  await line(page, 'Karanja 54').getByRole('button', { name: 'Change the pack' }).click()
  await line(page, 'Karanja 54').getByLabel('Amount in the pack').fill('2')
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(line(page, 'Karanja 54').getByLabel('Amount in the pack')).toHaveValue('2')
  await line(page, 'Karanja 53').getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Save 4 packs' }).click()
  await expect(page.getByText('4 packs saved')).toBeVisible()
  const list = await (await colleague.get(`${apiPaths.products}?search=Karanja&limit=100`)).json()
  const packed = list.data.filter(({ packAmount }: { packAmount?: number }) => packAmount)
  const found = packed.map(({ name, packAmount }: { name: string; packAmount: number }) => [
    name,
    packAmount,
  ])
  expect(found.toSorted()).toEqual([
    ...[50, 51, 52].map((number) => [`Karanja ${number}`, 1]),
    ['Karanja 54', 2],
  ])
})

test('a catalogue that cannot be loaded, or lacks no pack, says so', async ({ page, request }) => {
  const products = `**${apiPrefix}${apiPaths.products}?*`
  await page.route(products, (route) => route.abort())
  await signIn(page, pagePaths.adminProductPacks)
  await expect(page.getByText(messages.product.fetchAllFailed)).toBeVisible()
  await page.unroute(products)
  const colleague = await hireColleague(request)
  await fillPacks(colleague)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Every product has its pack.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})
