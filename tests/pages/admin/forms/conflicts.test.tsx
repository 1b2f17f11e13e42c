import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../../api/testing/api.ts'
import { makeForm } from '../../../../api/testing/multipart.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { openPage } from '../../fixtures/open-page.tsx'

// Forms whose record somebody else has saved since they were opened.

let api: TestApi
let category: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  category = await api.create(apiPaths.categories, { name: 'Coconut Oil' })
})
afterAll(() => api.close())

const read = async (path: string) => (await api.callAsAdmin('GET', path)).json().data
const save = async (path: string, payload: object | FormData) =>
  expect((await api.callAsAdmin('PUT', path, { payload })).statusCode).toBe(200)

async function paint(background: string) {
  const picture = { width: 40, height: 30, channels: 3 as const, background }
  return { filename: 'a.png', bytes: await sharp({ create: picture }).png().toBuffer() }
}
const findComparison = () =>
  screen.findByRole('dialog', { name: messages.error.preconditionFailed })
/** Looks among all messages on screen: those of earlier tests may still be there. */
const expectNotice = (text: string) =>
  waitFor(() => {
    const notices = screen.getAllByText(/saved in between/).map((said) => said.closest('li'))
    expect(notices.map((notice) => notice?.textContent).join()).toContain(text)
  })

function expectCompared(dialog: HTMLElement) {
  const groups = within(dialog).getAllByRole('group')
  expect(groups).toHaveLength(1)
  for (const text of ['Til Oil', 'Gingelly Oil', 'Before: Sesame Oil'])
    expect(groups[0]?.textContent).toContain(text)
}

it('What somebody else saved of a category stands beside one’s own, and each choice is kept', async () => {
  const id = await api.create(apiPaths.categories, { name: 'Sesame Oil' })
  const path = fillPath(apiPaths.category, { id })
  await save(path, makeForm({}, await paint('gold')))
  const { user } = await openPage(api, fillPath(pagePaths.adminCategoryEdit, { id }))
  const name = await screen.findByDisplayValue('Sesame Oil')
  await user.clear(name)
  await user.type(name, 'Gingelly Oil')
  await user.click(screen.getByLabelText('Show in products dropdown'))
  await user.click(screen.getByRole('button', { name: 'Remove image' }))
  await save(path, { name: 'Til Oil', showInNav: true })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await findComparison()
  expectCompared(dialog)
  await user.click(within(dialog).getByLabelText(/Til Oil/))
  await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }))
  expect(await screen.findByText(messages.category.updated)).toBeDefined()
  const after = await read(path)
  const merged = { name: 'Til Oil', showInNav: true, showInProductsDropdown: false }
  expect(after).toMatchObject(merged)
  expect(after.image).toBeUndefined()
})

it('What somebody else saved of a gallery item can be chosen in the simple form', async () => {
  const fields = { name: 'Press', description: 'Old', category }
  const id = await api.create(apiPaths.gallery, makeForm(fields, await paint('gold')))
  await api.create(apiPaths.categories, { name: 'Castor Oil' })
  const path = fillPath(apiPaths.galleryItem, { id })
  const { user } = await openPage(api, fillPath(pagePaths.adminGallerySimpleEdit, { id }))
  const name = await screen.findByDisplayValue('Press')
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Castor Oil')
  await user.clear(name)
  await user.type(name, 'My name')
  await save(path, { title: 'Their name' })
  await user.click(screen.getByRole('button', { name: 'Update Gallery Item' }))
  const dialog = await findComparison()
  await user.click(within(dialog).getByLabelText(/Their name/))
  await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }))
  expect(await screen.findByText(messages.gallery.banner.updated)).toBeDefined()
  expect(await read(path)).toMatchObject({ name: 'Their name', categoryName: 'Castor Oil' })
})

it('A name here and a picture there are merged without a question, and reported', async () => {
  const id = await api.create(apiPaths.categories, { name: 'Mustard Oil' })
  const path = fillPath(apiPaths.category, { id })
  await save(path, makeForm({}, await paint('gold')))
  const before = await read(path)
  const { user } = await openPage(api, fillPath(pagePaths.adminCategoryEdit, { id }))
  const name = await screen.findByDisplayValue('Mustard Oil')
  await user.clear(name)
  await user.type(name, 'Kadugu Oil')
  await save(path, makeForm({}, await paint('green')))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(messages.category.updated)).toBeDefined()
  await expectNotice('Image: another one')
  const after = await read(path)
  expect(after.name).toBe('Kadugu Oil')
  expect(after.image).not.toBe(before.image)
})

it('One field of a product here and others there are merged without a question', async () => {
  const id = await api.create(apiPaths.products, { name: 'Oil', price: 90, category })
  const path = fillPath(apiPaths.product, { id })
  const { user } = await openPage(api, fillPath(pagePaths.adminProductEdit, { id }))
  const size = await screen.findByLabelText('Size')
  await user.type(size, 'mine')
  await save(path, { inStock: false, benefits: 'Theirs' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(messages.product.updated)).toBeDefined()
  await expectNotice('Benefits: Theirs')
  expect(await read(path)).toMatchObject({ size: 'mine', benefits: 'Theirs', inStock: false })
})

it('What is typed outlives its record, and becomes a new product', async () => {
  const id = await api.create(apiPaths.products, { name: 'Short Oil', price: 90, category })
  const address = fillPath(pagePaths.adminProductEdit, { id })
  const { user } = await openPage(api, address)
  const name = await screen.findByDisplayValue('Short Oil')
  await user.clear(name)
  await user.type(name, 'Typed in vain')
  await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id }))
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Typed in vain'))
  const again = await openPage(api, address)
  expect(await screen.findByText(/This product has been deleted/)).toBeDefined()
  expect(screen.getByDisplayValue('Typed in vain')).toBeDefined()
  await again.user.click(screen.getByRole('button', { name: 'Create product' }))
  expect(await screen.findByText(messages.product.created)).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Edit Typed in vain' })).toBeDefined()
})
