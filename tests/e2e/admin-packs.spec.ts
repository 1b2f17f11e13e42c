import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../contract/paths.ts'
import { findBarriers } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './staff.ts'

test.use({ ownSite: true, contextOptions: { reducedMotion: 'reduce' } })

test('a pack is filled in, kept, and has to be whole', async ({ page, request }) => {
  const list = await request.get(`${apiPrefix}${apiPaths.products}?search=Idli+Podi+200`)
  const { _id: id } = (await list.json()).data[0]
  await signIn(page, fillPath(pagePaths.adminProductEdit, { id }))
  const amount = page.getByLabel('Amount in the pack')
  await expect(amount).toHaveValue('200')
  expect(await findBarriers(page)).toEqual([])

  await page.getByLabel('Unit of the pack').selectOption('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Unit of the pack')).toHaveAccessibleDescription(
    messages.product.packIncomplete,
  )
  await page.getByLabel('Unit of the pack').selectOption('kg')
  await amount.fill('0.25')
  await page.getByLabel('Product group').selectOption('Coconut Oil')
  await page.getByLabel('In Tamil').fill('தேங்காய்')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(messages.product.updated)).toBeVisible()

  const saved = await request.get(`${apiPrefix}${fillPath(apiPaths.product, { id })}`)
  expect((await saved.json()).data).toMatchObject({
    ...{ nameTa: 'தேங்காய்', packAmount: 0.25, packUnit: 'kg', packCount: 1 },
    ...{ unitPrice: { amount: 480, unit: 'kg' }, group: { name: 'Coconut Oil' } },
  })
})
