import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
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

const list = async (search: string): Promise<[Product, ...Product[]]> => {
  const query = new URLSearchParams({ search, exact: 'true', limit: '1' })
  return (await api.call('GET', `${apiPaths.products}?${query}`)).json().data
}
const pathOf = ({ _id: id }: Product) => fillPath(apiPaths.product, { id })
const read = async (product: Product) => (await api.call('GET', pathOf(product))).json().data
const change = (product: Product, payload: object) =>
  api.callAsAdmin('PUT', pathOf(product), { payload })
const edit = ({ _id: id }: Product) => openPage(api, fillPath(pagePaths.adminProductEdit, { id }))

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name\*?$/ })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = async (user: UserEvent, target: HTMLElement, text: string) => {
  await user.clear(target)
  if (text) await user.type(target, text)
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const categoryField = () => screen.getByLabelText(/^Category\*?$/)
/** The field, once it has such a description. */
const described = (label: string, text: string) =>
  waitFor(() => {
    const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
    const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    expect(description).toContain(text)
  })

it('What is typed into the form stays where a link is not followed, and after a reload', async () => {
  const { user, router } = await openPage(api, pagePaths.adminProductNew)
  await user.type(await nameField(), 'Castor Oil 1 L')
  await user.selectOptions(categoryField(), 'Sesame Oil')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Products' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(router.state.location.pathname).toBe(pagePaths.adminProductNew)
  const again = await openPage(api, pagePaths.adminProductNew)
  expect((await nameField()).value).toBe('Castor Oil 1 L')
  await press(again.user, 'Create product')
  expect(await screen.findByText(messages.product.created)).toBeDefined()
  await openPage(api, pagePaths.adminProductNew)
  expect((await nameField()).value).toBe('')
})

it('A new form is blank after Cancel and Leave on one that was filled in', async () => {
  const { user, router } = await openPage(api, pagePaths.adminProductNew)
  await user.type(await nameField(), 'Given up')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(pagePaths.adminProducts))
  await openPage(api, pagePaths.adminProductNew)
  expect((await nameField()).value).toBe('')
})

it('The form says what is missing and what cannot be, and goes to the first of it', async () => {
  const { user } = await openPage(api, pagePaths.adminProductNew)
  await nameField()
  await press(user, 'Create product')
  expect(await screen.findByText(messages.product.nameRequired)).toBeDefined()
  expect(screen.getByText(messages.product.categoryRequired)).toBeDefined()
  expect(document.activeElement).toBe(await nameField())
  expect(field('Price (₹)').required, 'a blank is a price of 0').toBe(false)
  await fill(user, field('Price (₹)'), '200')
  await fill(user, field('Original price (₹)'), '100')
  await press(user, 'Create product')
  expect(await screen.findByText(messages.product.originalPriceBelowPrice)).toBeDefined()
})

it('The form asks for a subcategory where the category has any', async () => {
  const { user } = await openPage(api, pagePaths.adminProductNew)
  await nameField()
  expect(screen.queryByLabelText('Subcategory')).toBeNull()
  await user.selectOptions(categoryField(), 'Sesame Oil')
  const options = within(await screen.findByLabelText('Subcategory')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'None',
    'Nallennai',
    'White Sesame',
  ])
})

it('A product that two have changed is merged, and only what both changed is asked for', async () => {
  const [product] = await list('Castor Oil 500 ml')
  const { user } = await edit(product)
  await nameField()
  await fill(user, field('Price (₹)'), '111')
  await fill(user, field('Original price (₹)'), '')
  await fill(user, field('Size'), 'mine')
  await change(product, { price: 99, name: 'Renamed meanwhile', originalPrice: '' })
  await press(user, 'Save changes')
  const opened = () => screen.findByRole('dialog', { name: messages.error.preconditionFailed })
  const price = within(await opened()).getByRole('group').textContent
  expect(price).toMatch(/^Price.*Before: ₹\d.*₹99.*₹111/)
  await user.click(within(await opened()).getByRole('button', { name: 'Keep editing' }))
  expect(field('Size').value).toBe('mine')
  await press(user, 'Save changes')
  await user.click(within(await opened()).getByRole('button', { name: /^Save with these/ }))
  expect(await screen.findByText(/^Name: Renamed meanwhile \(before: /)).toBeDefined()
  expect(await screen.findByText(messages.product.updated)).toBeDefined()
  expect(await read(product)).toMatchObject({ name: 'Renamed meanwhile', price: 111, size: 'mine' })
})

it('The size follows the pack until it is written by hand, and the heading says both', async () => {
  const { user } = await openPage(api, pagePaths.adminProductNew)
  await user.type(await nameField(), 'Gingelly Oil')
  await user.selectOptions(categoryField(), 'Sesame Oil')
  await fill(user, field('Amount in the pack'), '500')
  await user.selectOptions(field('Unit of the pack'), 'ml')
  await waitFor(() => expect(field('Size').value).toBe('500 ml'))
  await fill(user, field('Net mass (g)'), '455')
  const pack = screen.getByRole('region', { name: 'Pack' })
  expect(within(pack).getByRole('heading').textContent).toBe('Pack: 500 ml, 455 g')
  await fill(user, field('Size'), 'Half a litre')
  await fill(user, field('Pieces in the pack'), '2')
  expect(field('Size').value).toBe('Half a litre')
  await press(user, 'Create product')
  expect(await screen.findByText(messages.product.created)).toBeDefined()
  const stored = { packAmount: 500, packCount: 2, size: 'Half a litre' }
  expect(await list('Gingelly Oil')).toMatchObject([stored])
})

it('A pack that lacks its unit is refused in its folded section, which unfolds', async () => {
  const [product] = await list('Idli Podi 200')
  const { user } = await edit(product)
  await nameField()
  const details = field('Unit of the pack').closest('details')
  expect(details?.open).toBe(false)
  await user.selectOptions(field('Unit of the pack'), 'None')
  await press(user, 'Save changes')
  await described('Unit of the pack', messages.product.packIncomplete)
  expect(details?.open).toBe(true)
  expect(document.activeElement).toBe(field('Unit of the pack'))
})

it('A pack, a group and a name in Tamil are saved, and the price of a kilogram follows', async () => {
  const [product] = await list('Idli Podi 200')
  const { user } = await edit(product)
  await nameField()
  await user.selectOptions(field('Unit of the pack'), 'kg')
  await fill(user, field('Amount in the pack'), '0.25')
  await user.selectOptions(field('Product group'), 'Coconut Oil')
  await fill(user, field('Name in Tamil'), 'தேங்காய்')
  await press(user, 'Save changes')
  expect(await screen.findByText(messages.product.updated)).toBeDefined()
  expect(await read(product)).toMatchObject({
    nameTa: 'தேங்காய்',
    packAmount: 0.25,
    packUnit: 'kg',
    packCount: 1,
    unitPrice: { amount: 480, unit: 'kg' },
    group: { name: 'Coconut Oil' },
  })
})

it.each([
  ['Name*', 'Oil Double Refined', 'Double Refined'],
  ['Name in Tamil', 'கொலஸ்ட்ரால் எதிர்ப்பு எண்ணெய்', 'கொலஸ்ட்ரால் எதிர்ப்பு'],
  ['Description', 'It is anti-cholesterol.', 'anti-cholesterol'],
  ['Benefits', 'Soothing to heart', 'Soothing to heart'],
])('The field “%s” warns of a claim that oils may not make: %s', async (label, text, claim) => {
  const [product] = await list('Nallennai')
  const { user } = await edit(product)
  await nameField()
  await fill(user, field(label), text)
  await described(label, labelMessages.claim(claim))
  await press(user, 'Save changes')
  expect(await screen.findByText(messages.product.updated)).toBeDefined()
})

it.each([
  ['another group', 'Mahua Oil', { group: { name: 'Mahua Oil' } }],
  ['none', 'None', {}],
])(
  'A group that is deleted meanwhile is said at its field, and %s can be chosen',
  async (_, other, stored) => {
    const [{ _id: id }] = await addGroups('Karanja Oil', 'Mahua Oil')
    const [product] = await list('Ragi Flour')
    const { user } = await edit(product)
    await nameField()
    await fill(user, field('Benefits'), `Typed beside ${other}`)
    await user.selectOptions(field('Product group'), 'Karanja Oil')
    await api.callAsAdmin('DELETE', fillPath(apiPaths.productGroup, { id }))
    await press(user, 'Save changes')
    await described('Product group', 'Does not exist')
    expect(field('Benefits').value).toBe(`Typed beside ${other}`)
    await user.selectOptions(field('Product group'), other)
    await press(user, 'Save changes')
    expect(await screen.findByText(messages.product.updated)).toBeDefined()
    expect(await read(product)).toMatchObject({ benefits: `Typed beside ${other}`, ...stored })
  },
)

type Group = { _id: string }

/** Creates groups of these names, which are new. */
async function addGroups(...names: string[]): Promise<[Group, ...Group[]]> {
  const groups = []
  for (const name of names) {
    const { data } = (await api.call('GET', apiPaths.productGroups)).json()
    const there = data.find((group: { name: string }) => group.name === name)
    const made = () => api.callAsAdmin('POST', apiPaths.productGroups, { payload: { name } })
    groups.push(there ?? (await made()).json().data)
  }
  return groups as [{ _id: string }]
}
