import type { Page } from '@playwright/test'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { paintPicture } from '../../fixtures/pictures.ts'
import { signIn, unfold } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The fields that every product needs end within 1.6 screens. */
async function expectNear(page: Page, picture: string): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 }
  for (const control of [
    page.getByLabel(picture),
    page.getByLabel(/^Name\*?$/),
    field(page, 'Price (₹)'),
    page.getByLabel(/^Category\*?$/),
    field(page, 'Stock'),
  ]) {
    const box = await control.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(1.6 * height)
  }
}

test('on a phone a new product is made within 1.6 screens, and a mistake unfolds its section', async ({
  page,
}) => {
  await signIn(page, pagePaths.adminProductNew)
  await test.step('what every product needs is near, and the rest is folded', async () => {
    await expectNear(page, 'Choose image')
    await expect(page.getByRole('button', { name: 'Create product' })).toBeInViewport({ ratio: 1 })
    for (const label of ['Description', 'Amount in the pack', 'Featured'])
      await expect(field(page, label)).toBeHidden()
    await expectToFit(page, 'the form of a new product')
    expect(await findBarriers(page)).toEqual([])
  })

  await test.step('a tall picture from a phone is seen whole, and leaves the rest as near', async () => {
    await page
      .getByLabel('Choose image')
      .setInputFiles(await paintPicture('#c0a020', { width: 600, height: 900 }))
    const preview = page.getByAltText('Preview')
    await expect(preview).toBeVisible()
    const seen = await preview.boundingBox()
    const frame = await preview.locator('..').boundingBox()
    expect(seen?.height).toBeLessThanOrEqual(frame?.height ?? 0)
    await expectNear(page, 'Replace image')
  })

  await test.step('a mistake in a folded section is shown and focused', async () => {
    await page.getByLabel(/^Name\*?$/).fill('Gingelly Oil')
    await page.getByLabel(/^Category\*?$/).selectOption({ label: 'Sesame Oil' })
    await unfold(page, 'Pack')
    await field(page, 'Amount in the pack').fill('500')
    await page.getByRole('region', { name: 'Pack', exact: true }).getByRole('heading').click()
    await expect(field(page, 'Unit of the pack')).toBeHidden()
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText(messages.product.packIncomplete)).toBeVisible()
    await expect(field(page, 'Unit of the pack')).toBeFocused()
  })

  await test.step('errors and warnings beside fields fit, and are read out', async () => {
    await unfold(page, 'Description and Tamil')
    await field(page, 'Benefits').fill('Soothing to heart')
    await expect(field(page, 'Benefits')).toHaveAccessibleDescription(
      labelMessages.claim('Soothing to heart'),
    )
    await expectToFit(page, 'a form with messages')
    expect(await findBarriers(page)).toEqual([])
  })
})
