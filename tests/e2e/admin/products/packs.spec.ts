import type { Locator } from '@playwright/test'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { openRecordId, signIn } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('another size of a product takes at most eight taps and the typing', async ({ page }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.tap()
  }
  const type = async (label: string, text: string) => {
    const field = page.getByRole('main').getByLabel(label, { exact: true })
    await tap(field)
    await field.fill(text)
  }
  await signIn(page, `${pagePaths.adminProducts}?search=Nallennai`)
  await tap(page.getByRole('link', { name: /Nallennai/ }).first())
  const size = page.getByRole('link', { name: 'Add another size' })
  await expect(size).toBeVisible()
  const path = `${apiPrefix}${fillPath(apiPaths.product, { id: openRecordId(page) })}`
  const { data: first } = await (await page.request.get(path)).json()
  await tap(size)
  await expect(page.getByRole('heading', { name: 'Add another size' })).toBeVisible()
  await expect(page.getByAltText('Current image')).toHaveCount(0)
  expect(await findBarriers(page)).toEqual([])
  await type('Name*', 'Nallennai 17 L Drum')
  await type('Price (₹)', '6000')
  await type('Amount in the pack', '17')
  // A native list opens by one tap, and takes one in it.
  taps += 2
  await page.getByLabel('Unit of the pack').selectOption('l')
  await tap(page.getByRole('button', { name: 'Create product' }))
  await expect(page.getByText(messages.product.created)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(8)

  const found = await page.request.get(`${apiPrefix}${apiPaths.products}?search=17+L+Drum`)
  const { data } = await found.json()
  const { description, nameTa, category, group, benefits } = first
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    description,
    nameTa,
    category,
    group,
    benefits,
    price: 6000,
    packAmount: 17,
    packUnit: 'l',
    packCount: 1,
  })
  expect(data[0].image).toBeUndefined()
  expect(data[0].size, 'as the pack').toBe('17 L')
  expect(data[0].packMass).toBeUndefined()

  await test.step('what is selected is put into a group in a dialog', async () => {
    await page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check()
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Put into group...' }).click()
    await expect(page.getByRole('dialog').getByLabel('Product group')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })
})
