import type { Page } from '@playwright/test'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { packLimits } from '../../../../contract/packs/limits.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { type Colleague, hireColleague, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Products without a pack' }).getByRole('listitem')
const line = (page: Page, name: string) => lines(page).filter({ hasText: name })

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

test('a pack is typed where it cannot be read or was read wrongly, and checked before it is saved', async ({
  page,
  request,
}) => {
  const colleague = await hireColleague(request)
  const ids = await addProducts(colleague, { 'Karanja Gift': 'Large', 'Karanja Wrong': '1 L' })
  await openProposals(page)
  const wrong = line(page, 'Karanja Wrong')
  const gift = line(page, 'Karanja Gift')
  await test.step('two packs are typed wrongly', async () => {
    await wrong.getByRole('button', { name: 'Change the pack' }).click()
    await wrong.getByLabel('Amount in the pack').fill('five')
    await wrong.getByLabel('Net mass (g)').fill('910')
    await gift.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Save 2 packs' }).click()
  })

  await test.step('each field says what is wrong', async () => {
    const { min, max } = packLimits.amount
    await expect(wrong.getByLabel('Amount in the pack')).toHaveAccessibleDescription(
      messages.validation.between(min, max),
    )
    await expect(gift.getByLabel('Amount')).toHaveAccessibleDescription(
      messages.product.packIncomplete,
    )
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
    expect(await findBarriers(page)).toEqual([])
    await expectToFit(page, 'proposed packs')
  })

  await test.step('both packs are typed anew and saved', async () => {
    await wrong.getByLabel('Amount in the pack').fill('0.910')
    await wrong.getByLabel('Unit of the pack').selectOption('kg')
    await gift.getByLabel('Amount in the pack').fill('6')
    await gift.getByLabel('Unit of the pack').selectOption('piece')
    await page.getByRole('button', { name: 'Save 2 packs' }).click()
    await expect(page.getByText('2 packs saved')).toBeVisible()
  })

  await test.step('the products have their packs', async () => {
    const read = async (name: string) => readProduct(colleague, ids[name])
    await expect(page.getByText('Every product has its pack.')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    expect(await read('Karanja Wrong')).toMatchObject({ packAmount: 0.91, packMass: 910 })
    expect(await read('Karanja Gift')).toMatchObject({ packAmount: 6, packUnit: 'piece' })
  })
})
