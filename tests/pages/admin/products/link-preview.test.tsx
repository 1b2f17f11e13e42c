import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { linkCardPreviewMessages } from '../../../../contract/cards/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop, findCategoryId, findProduct } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// Preview of a link to a saved record in WhatsApp, as the forms show it.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const { title, afterSaving, asSaved, failed } = linkCardPreviewMessages
const findPreview = async () => within(await screen.findByRole('region', { name: title }))

it('The form of a product shows its link as it is saved, and says where what is typed differs', async () => {
  const { _id: id, name, nameTa, price } = await findProduct(api, 'Nallennai (Sesame Oil) 1 L')
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id }))
  const preview = await findPreview()
  const picture = await preview.findByRole('img')
  expect(picture.getAttribute('alt')).toBe(`${name}, ${nameTa}, 1 L, ${formatRupees(price)}`)
  expect(preview.getByText(`${name} | Vaagai Wood-Pressed Oils`)).toBeDefined()
  expect(preview.queryByText(asSaved)).toBeNull()
  const description = screen.getByLabelText<HTMLTextAreaElement>('Description')
  const { value } = description
  await user.clear(description)
  await user.type(description, 'Pressed this week')
  expect(await preview.findByText(asSaved)).toBeDefined()
  await user.clear(description)
  await user.click(description)
  await user.paste(value)
  await waitFor(() => expect(preview.queryByText(asSaved)).toBeNull())
})

it('The form of a category shows how many products it has, and from which price', async () => {
  const id = await findCategoryId(api, 'Sesame Oil')
  await openPage(api, fillPath(pagePaths.adminCategoryEdit, { id }))
  const picture = await (await findPreview()).findByRole('img')
  expect(picture.getAttribute('alt')).toMatch(/^Sesame Oil, \d+ products from ₹/)
})

it('A preview that cannot be loaded says so, and that of a new record comes after saving', async () => {
  cutLine(/^\/api\/cards\/category|\/card$/)
  const id = await findCategoryId(api, 'Sesame Oil')
  await openPage(api, fillPath(pagePaths.adminCategoryEdit, { id }))
  expect(await (await findPreview()).findByText(failed)).toBeDefined()
  await openPage(api, pagePaths.adminCategoryNew)
  expect(await (await findPreview()).findByText(afterSaving)).toBeDefined()
})
