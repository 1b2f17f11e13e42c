import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expectToFit } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { signIn, unfold } from './staff.ts'

const section = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('on a phone a new product is made within 1.6 screens, and the rest is folded', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductNew)
  const { height } = page.viewportSize() ?? { height: 0 }
  for (const control of [
    page.getByLabel('Choose image'),
    page.getByLabel(/^Name\*?$/),
    field(page, 'Price (₹)'),
    page.getByLabel(/^Category\*?$/),
    field(page, 'Stock'),
  ]) {
    const box = await control.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(1.6 * height)
  }
  await expect(page.getByRole('button', { name: 'Create product' })).toBeInViewport({ ratio: 1 })
  for (const label of ['Description', 'Amount in the pack', 'Featured'])
    await expect(field(page, label)).toBeHidden()
  await expectToFit(page, 'the form of a new product')
  expect(await findBarriers(page)).toEqual([])
})

test.describe('with a site of its own', () => {
  test.use({ ownSite: true })

  test('the size is asked once, headings say what is filled in, and a mistake unfolds its section', async ({
    page,
    request,
  }) => {
    await signIn(page, pagePaths.adminProductNew)
    await page.getByLabel(/^Name\*?$/).fill('Gingelly Oil')
    await page.getByLabel(/^Category\*?$/).selectOption({ label: 'Sesame Oil' })
    await unfold(page, 'Pack')
    await field(page, 'Amount in the pack').fill('500')
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText(messages.product.packIncomplete)).toBeVisible()

    const heading = section(page, 'Pack').getByRole('heading')
    await heading.click()
    await expect(field(page, 'Unit of the pack')).toBeHidden()
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(field(page, 'Unit of the pack'), 'unfolded again').toBeFocused()

    await field(page, 'Unit of the pack').selectOption('ml')
    await expect(field(page, 'Size')).toHaveValue('500 ml')
    await field(page, 'Net mass (g)').fill('455')
    await expect(heading).toHaveText('Pack: 500 ml, 455 g')
    await field(page, 'Size').fill('Half a litre')
    await field(page, 'Pieces in the pack').fill('2')
    await expect(field(page, 'Size'), 'written by hand').toHaveValue('Half a litre')
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText(messages.product.created)).toBeVisible()
    const list = await request.get(`${apiPrefix}${apiPaths.products}?search=Gingelly+Oil`)
    expect((await list.json()).data).toContainEqual(
      expect.objectContaining({ packAmount: 500, packCount: 2, size: 'Half a litre' }),
    )
  })
})
