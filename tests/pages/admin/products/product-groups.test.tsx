import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const groups = async (): Promise<ProductGroup[]> =>
  (await api.call('GET', apiPaths.productGroups)).json().data
const pathOf = (id: string) => fillPath(apiPaths.productGroup, { id })
const add = async (name: string): Promise<ProductGroup> =>
  (await api.callAsAdmin('POST', apiPaths.productGroups, { payload: { name } })).json().data

const findRows = async () =>
  within(await screen.findByRole('grid', { name: 'Product groups' })).getAllByRole('row')
const findRow = (name: string) =>
  waitFor(async () => {
    const row = (await findRows()).find(({ textContent }) => textContent.includes(name))
    expect(row).toBeDefined()
    return row as HTMLElement
  })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const fill = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name))
  if (text) await user.type(await field(name), text)
}
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const described = async (name: string, description: string) =>
  expect(await screen.findByRole('textbox', { name, description })).toBeDefined()
const findProgress = (text: string) =>
  waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))
const question = async () => within(await screen.findByRole('alertdialog'))

it('The dashboard counts unfinished labels, and leads to what each of them lacks', async () => {
  const report = (await api.callAsAdmin('GET', apiPaths.labelReport)).json().data
  const { user } = await openPage(api, pagePaths.admin)
  const care = within(await screen.findByRole('region', { name: 'Needs care' }))
  const unfinished = await care.findByRole('link', { name: /unfinished labels?/ })
  expect(unfinished.textContent).toContain(`${report.length} product`)
  await user.click(unfinished)
  const tasks = within(await screen.findByRole('list', { name: 'What labels lack' }))
  const lacking = (await groups()).find(({ products, label }) => products > 0 && !label)
  const [task] = tasks.getAllByRole('link', { name: new RegExp(`^${lacking?.name}`) })
  expect(task?.textContent).toContain('Ingredients')
  await user.click(task as HTMLElement)
  expect((await field('Name')).value).toBe(lacking?.name)
})

it('A group needs a name, which no other group has in any case', async () => {
  const { user } = await openPage(api, pagePaths.adminProductGroupNew)
  await press(user, 'Create group')
  await described('Name', productGroupMessages.nameRequired)
  await fill(user, 'Name', 'coconut oil')
  await press(user, 'Create group')
  await described('Name', productGroupMessages.nameTaken)
})

async function expectStored() {
  expect((await findRow('Karanja Oil')).textContent).toContain('Label lacks 4 facts')
  const label = { ingredients: 'Karanja seed', allergens: [], veg: 'veg', nutrition: null }
  expect((await groups()).at(-1)).toMatchObject({ name: 'Karanja Oil', products: 0, label })
}

it('A label says while it is filled in what it lacks and may not claim, and survives a reload', async () => {
  const { user } = await openPage(api, pagePaths.adminProductGroupNew)
  await fill(user, 'Name', 'Karanja Oil')
  await findProgress('0 of 7 given')
  await fill(user, 'Ingredients', 'Karanja seed, double refined')
  await described('Ingredients', labelMessages.claim('double refined'))
  await findProgress('1 of 7 given, 1 warning')
  await user.click(screen.getByLabelText('None of these'))
  await user.selectOptions(screen.getByLabelText('Veg mark'), 'Vegetarian')
  await fill(user, 'Protein (g)', '0')
  await press(user, 'Create group')
  await described('Total fat (g)', labelMessages.nutritionIncomplete)
  await findProgress('3 of 7 given, 1 warning')

  const again = await openPage(api, pagePaths.adminProductGroupNew)
  expect(await screen.findByText('What you had typed here is back.')).toBeDefined()
  expect(screen.getByLabelText('None of these')).toHaveProperty('checked', true)
  await fill(again.user, 'Ingredients', 'Karanja seed')
  await fill(again.user, 'Protein (g)', '')
  await press(again.user, 'Create group')
  await expectStored()
})

it('What somebody else saved of a label is kept, and asked for where both changed it', async () => {
  const group = (await groups()).find(({ name }) => name === 'Coconut Oil') as ProductGroup
  const { user } = await openPage(api, fillPath(pagePaths.adminProductGroupEdit, { id: group._id }))
  await fill(user, 'Energy (kcal)', '899')
  await fill(user, 'How to store it', 'Cool')
  const theirs = { ...group.label, storage: 'Dark', allergens: ['tree-nuts', 'mustard'] }
  await api.callAsAdmin('PUT', pathOf(group._id), { payload: { label: theirs } })
  await press(user, 'Save changes')
  const conflict = { name: messages.error.preconditionFailed }
  const dialog = within(await screen.findByRole('dialog', conflict))
  expect(dialog.getAllByRole('group')).toHaveLength(1)
  await user.click(dialog.getByText('Cool'))
  await user.click(dialog.getByRole('button', { name: 'Save with these choices' }))
  expect(await screen.findByText(/^Allergens: Tree nuts, Mustard/)).toBeDefined()
  expect(await screen.findByText(productGroupMessages.updated)).toBeDefined()
  const allergens = ['tree-nuts', 'mustard']
  const label = { storage: 'Cool', allergens, nutrition: { energyKcal: 899 } }
  expect((await groups()).find(({ _id }) => _id === group._id)).toMatchObject({ label })
})

it('The history of a group leads to the group', async () => {
  const { user } = await openPage(api, pagePaths.adminHistory)
  const [entry] = await screen.findAllByText('Changed product group')
  await user.click(entry as HTMLElement)
  const [open] = await screen.findAllByRole('link', { name: 'Open the record' })
  await user.click(open as HTMLElement)
  expect((await field('How to store it')).value).toBe('Cool')
})

it('Groups are put in order by buttons, and stay so', async () => {
  const [first, second, third] = (await groups()).map(({ name }) => name)
  const { user } = await openPage(api, pagePaths.adminProductGroups)
  await press(user, `Move ${first} down`)
  await waitFor(async () => {
    const names = (await groups()).map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual([second, first, third])
  })
  await openPage(api, pagePaths.adminProductGroups)
  const [top] = await findRows()
  expect(top?.textContent).toContain(second)
})

it('An order of groups of which one is gone is not saved, and the list shows what there is', async () => {
  const { _id } = await add('Mahua Oil')
  const { user } = await openPage(api, pagePaths.adminProductGroups)
  await findRow('Mahua Oil')
  await api.callAsAdmin('DELETE', pathOf(_id))
  await press(user, 'Move Mahua Oil up')
  expect(await screen.findByText(productGroupMessages.orderFailed)).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Mahua Oil')).toBeNull())
})

it('A list of groups that cannot be loaded says so, and can be asked for again', async () => {
  const mend = cutLine(/product-groups$/)
  const { user } = await openPage(api, pagePaths.adminProductGroups)
  expect(await screen.findByText(productGroupMessages.loadFailed)).toBeDefined()
  mend()
  await press(user, 'Try again')
  expect((await findRow('Coconut Oil')).textContent).toContain('products')
})

it('A group with products stays, and another one goes and comes back', async () => {
  await add('Neem Seed Oil')
  const { user } = await openPage(api, pagePaths.adminProductGroups)
  await press(user, 'Delete Coconut Oil')
  await user.click((await question()).getByRole('button', { name: 'Delete' }))
  const alert = await (await question()).findByRole('alert')
  expect(alert.textContent).toBe(productGroupMessages.inUse)
  await user.click((await question()).getByRole('button', { name: 'Cancel' }))
  await press(user, 'Delete Neem Seed Oil')
  await user.click((await question()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Neem Seed Oil')).toBeNull())
  await press(user, 'Undo')
  expect((await findRow('Neem Seed Oil')).textContent).toContain('No label')
})

it('A label whose group is deleted meanwhile stays typed, and makes a new group', async () => {
  const { _id: id } = await add('Mahua Oil')
  const { user } = await openPage(api, fillPath(pagePaths.adminProductGroupEdit, { id }))
  await fill(user, 'Ingredients', 'Mahua seed')
  await api.callAsAdmin('DELETE', pathOf(id))
  await press(user, 'Save changes')
  expect(await screen.findByText(/^This product group has been deleted/)).toBeDefined()
  expect((await field('Ingredients')).value).toBe('Mahua seed')
  await press(user, 'Create group')
  expect(await screen.findByText(productGroupMessages.created)).toBeDefined()
  const made = { name: 'Mahua Oil', label: { ingredients: 'Mahua seed' } }
  expect((await groups()).at(-1)).toMatchObject(made)
})
