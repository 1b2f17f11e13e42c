import { readFile } from 'node:fs/promises'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { findBarriers } from '../../fixtures/axe.ts'
import { expectToFit } from '../../fixtures/fit.ts'
import { openRecordId, signIn, unfold } from '../../fixtures/staff.ts'
import { expect, test } from '../../fixtures/test.ts'

// Labels by law: warnings while one types, codes for the pack, a reminder of the fee.

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('a pack of no standard size is warned of on pages that fit a phone, and its code is downloaded as a sheet and as a picture', async ({
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

  await test.step('warnings beside the fields of a product fit, and are read out', async () => {
    await unfold(page, 'Pack')
    const amount = page.getByLabel('Amount in the pack', { exact: true })
    await page.getByLabel('Product group', { exact: true }).selectOption('Groundnut Oil')
    await amount.fill('250')
    await expect(amount).toHaveAccessibleDescription(/^250 ml is no standard size/)
    await page.getByLabel('GTIN (barcode)', { exact: true }).fill('890 1234 567891')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(labelMessages.gtinCheckDigit)).toBeVisible()
    await expectToFit(page, 'the form of a product')
    expect(await findBarriers(page)).toEqual([])
  })
  await test.step('the settings of labels fit', async () => {
    await page.goto(fillPath(pagePaths.adminSettingsSection, { section: 'label' }))
    await expect(page.getByLabel('FSSAI fee due')).toBeVisible()
    await expectToFit(page, 'the settings of labels')
  })
})
