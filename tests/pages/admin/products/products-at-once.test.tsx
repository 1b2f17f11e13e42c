import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const read = async (path: string) => (await api.call('GET', path)).json().data
const pathOf = ({ _id: id }: Product) => fillPath(apiPaths.product, { id })
let dearest: [Product, Product]
beforeEach(async () => {
  dearest = await read(`${apiPaths.products}?sort=price-desc&limit=2`)
})

const selected = () => screen.queryByRole('region', { name: 'Selected products' })

/** Selects the two dearest products, and opens what can be done to them. */
async function chooseAction(user: UserEvent, action: string) {
  for (const { name } of dearest) await user.click(await screen.findByLabelText(`Select ${name}`))
  expect(selected()?.textContent).toContain('2 products selected')
  await openAction(user, action)
}

async function openAction(user: UserEvent, action: string) {
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function expectBoth(fields: object) {
  await waitFor(() => expect(selected()).toBeNull())
  for (const product of dearest) expect(await read(pathOf(product))).toMatchObject(fields)
}

const openList = () => openPage(api, `${pagePaths.adminProducts}?sort=price-desc`)

it.each([
  ['Feature', { featured: true }],
  ['Do not feature', { featured: false }],
  ['Few left', { inStock: true, stock: 'few' }],
  ['Out of stock', { inStock: false }],
  ['In stock', { inStock: true }],
])('The action “%s” changes all products that are selected', async (action, fields) => {
  const { user } = await openList()
  await chooseAction(user, action)
  await expectBoth(fields)
})

it('Selected products move to a subcategory, and so to its category', async () => {
  const { user } = await openList()
  await chooseAction(user, 'Move to category...')
  const dialog = within(await screen.findByRole('dialog'))
  const nallennai = dialog.getByRole('option', { name: '– Nallennai' })
  await user.selectOptions(dialog.getByLabelText('Category'), nallennai)
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await expectBoth({ category: { name: 'Sesame Oil' }, subcategory: { name: 'Nallennai' } })
})

it('Selected products that are deleted come back together by Undo', async () => {
  const { user } = await openList()
  await chooseAction(user, 'Delete')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  const first = `Select ${dearest[0].name}`
  await waitFor(() => expect(screen.queryByLabelText(first)).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByLabelText(first)).toBeDefined()
  expect(await read(`${apiPaths.products}?sort=price-desc&limit=2`)).toMatchObject(
    dearest.map(({ _id, category }) => ({ _id, category })),
  )
})

async function chooseTargets() {
  const [one, other] = dearest
  const categories: Category[] = await read(apiPaths.mainCategories)
  const [theirs, mine] = categories.filter(
    ({ _id }) => ![one.category._id, other.category._id].includes(_id),
  ) as [Category, Category]
  return { one, other, theirs, mine }
}

it('A move of several leaves the one that somebody else has moved, until it is asked for again', async () => {
  const { one, other, theirs, mine } = await chooseTargets()
  const { user } = await openList()
  const move = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Category'), mine._id)
    await user.click(dialog.getByRole('button', { name: 'Move' }))
  }
  await screen.findByLabelText(`Select ${one.name}`)
  await api.callAsAdmin('PUT', pathOf(one), { payload: { category: theirs._id } })
  await chooseAction(user, 'Move to category...')
  await move()
  const report = messages.product.changedBetween(['Category'], 'Test Administrator')
  expect(await screen.findByText((text) => text.endsWith(report))).toBeDefined()
  expect(await read(pathOf(one))).toMatchObject({ category: { name: theirs.name } })
  expect(await read(pathOf(other))).toMatchObject({ category: { name: mine.name } })
  await openAction(user, 'Move to category...')
  await move()
  expect(await screen.findByText('2 products changed')).toBeDefined()
  expect(await read(pathOf(one))).toMatchObject({ category: { name: mine.name } })
})

/** Puts what is selected into the group of such a name, once `meanwhile` has been done. */
async function putIntoGroup(user: UserEvent, group: string, meanwhile?: () => Promise<unknown>) {
  await chooseAction(user, 'Put into group...')
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Product group'), group)
  await meanwhile?.()
  await user.click(dialog.getByRole('button', { name: 'Put into group' }))
}

it('Selected products are put into a group, and taken out again', async () => {
  await putIntoGroup((await openList()).user, 'Coconut Oil')
  await expectBoth({ group: { name: 'Coconut Oil' } })
  await putIntoGroup((await openList()).user, 'None: out of their groups')
  await waitFor(() => expect(selected()).toBeNull())
  for (const product of dearest) expect(await read(pathOf(product))).not.toHaveProperty('group')
})

it('Products that go to a group that somebody has deleted are each reported', async () => {
  const payload = { name: 'Karanja Oil' }
  const made = await api.callAsAdmin('POST', apiPaths.productGroups, { payload })
  const path = fillPath(apiPaths.productGroup, { id: made.json().data._id })
  const { user } = await openList()
  await putIntoGroup(user, 'Karanja Oil', () => api.callAsAdmin('DELETE', path))
  const title = await screen.findByText('Some of it could not be done')
  const banner = title.closest('[role=alert]')?.textContent
  for (const { name } of dearest) expect(banner).toContain(`${name}: Does not exist`)
})
