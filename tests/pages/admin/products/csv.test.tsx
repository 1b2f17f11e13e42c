import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const list = async (query: string): Promise<Product[]> =>
  (await api.callAsAdmin('GET', `${apiPaths.products}?${query}`)).json().data

async function openImport() {
  const { user } = await openPage(api, pagePaths.adminProductImport)
  const field = await screen.findByLabelText(/CSV file$/)
  const choose = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
    user.upload(field, new File([content], name, { type: 'text/csv' }))
  const chooseSample = async (name: string) =>
    choose(
      name,
      await readFile(
        join(import.meta.dirname, '../../../e2e/admin/products/samples', name),
        'utf8',
      ),
    )
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, choose, chooseSample, press }
}

const row = async (text: string) => {
  await screen.findAllByRole('row')
  const found = screen.getAllByRole('row').find(({ textContent }) => textContent.includes(text))
  return found as HTMLElement
}
const question = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Column “${name}”`)
const alert = () => within(screen.getByRole('main')).findByRole('alert')

const unknown = [
  'Item;Rate;in stock;CATEGORY;Colour;Pack Size',
  'Marachekku oil;₹ 1,250.00;no;Sesame Oil;gold;1 L',
  'Lemongrass Oil;3,50;YES;Specialty Oils;green;50 ml',
].join('\r\n')

it('Columns that are not known are asked about, and nothing is imported before', async () => {
  const { user, choose, press } = await openImport()
  await choose('my list.csv', unknown)
  expect(await screen.findByText(/4 columns are not known\./)).toBeDefined()
  expect(screen.getByText('Holds gold · green')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
  await press('Continue')
  const item = await question('Item')
  expect(document.activeElement).toBe(item)
  expect(item.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(await question('Rate'), 'Price (₹)')
  const taken = within(item).getByRole('option', { name: 'Price (₹)' })
  expect(taken).toHaveProperty('disabled', true)
  expect(within(item).queryByRole('option', { name: 'In stock' })).toBeNull()
  await press('Leave the others out')
  expect(await screen.findByText(/At least Name or ID must be there/)).toBeDefined()
})

it('What columns are for can be changed until the products are imported', async () => {
  const { user, choose, press } = await openImport()
  await choose('my list.csv', unknown)
  await user.selectOptions(await question('Item'), 'Name')
  await user.selectOptions(await question('Rate'), 'Price (₹)')
  await user.selectOptions(await question('Pack Size'), 'Size')
  await press('Leave the others out')
  expect(await screen.findByText(/^2 new, 0 changed/)).toBeDefined()
  expect(screen.getByText('1 column is left out')).toBeDefined()
  await press('Change what columns are for')
  expect((await question('Item')).value).toBe('name')
  await user.selectOptions(await question('Colour'), 'Benefits')
  await press('Continue')
  await press('Import 2 products')
  expect(await screen.findByText('2 products imported.')).toBeDefined()
  const oil = { name: 'Marachekku oil', price: 1250, inStock: false, benefits: 'gold' }
  const lemongrass = { name: 'Lemongrass Oil', price: 3.5, size: '50 ml' }
  expect(await list('sort=newest&limit=2')).toEqual(
    expect.arrayContaining([expect.objectContaining(oil), expect.objectContaining(lemongrass)]),
  )
})

it.each([
  ['products.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'CSV UTF-8'],
  ['empty.csv', '\n\n', 'empty'],
  ['header.csv', 'Name,Price,Category\n', 'no product below the first line'],
  ['prices.csv', 'Price,Category\n3,Sesame Oil', 'At least Name or ID'],
])('The file %s cannot be read, which is said in words', async (name, content, reason) => {
  const { choose } = await openImport()
  await choose(name, content)
  expect((await alert()).textContent).toContain(reason)
})

it('A file in the letters of Windows is read', async () => {
  const { choose } = await openImport()
  const bytes = Uint8Array.from(Buffer.from('name;price\nCaf\xe9 \x96 oil;?320', 'latin1'))
  await choose('windows.csv', bytes)
  expect((await row('Café – oil')).textContent).toContain(messages.product.categoryRequired)
})

it('An import shows each price that changes, before anything is saved', async () => {
  const [{ _id, name, price }] = (await list('limit=1')) as [Product]
  const { choose } = await openImport()
  await choose('prices.csv', `id,price\n${_id},${price - 1}`)
  const change = `${formatRupees(price)} → ${formatRupees(price - 1)}`
  expect((await row(name)).textContent).toContain(change)
})

it('Lines with mistakes are named with their numbers, and the others are imported', async () => {
  const { choose, press } = await openImport()
  const lines = [
    'name,price,category,featured',
    'Ginger Oil 50 ml,180,Specialty Oils,true',
    'Cumin Oil,180,Specialty Oils,perhaps',
    'Sold by nobody,cheap,Nowhere,',
  ]
  await choose('products.csv', lines.join('\r\n'))
  expect(await screen.findByText(/^1 new, 0 changed.* 2 with problems/)).toBeDefined()
  const cumin = await row('Cumin Oil')
  expect(cumin.textContent).toContain(messages.validation.boolean)
  expect(within(cumin).getAllByRole('cell')[0]?.textContent).toBe('3')
  const last = (await row('Sold by nobody')).textContent
  expect(last).toContain(`Category: ${messages.category.unknown}`)
  expect(last).toContain(`Price (₹): ${messages.validation.money}`)
  await press('Import 1 product')
  expect(await screen.findByText('1 product imported.')).toBeDefined()
  expect(await list('search=ginger oil&exact=true')).toMatchObject([{ price: 180 }])
})

it('An export of WooCommerce is understood, and what was not on sale there comes in hidden', async () => {
  const { chooseSample, press } = await openImport()
  await chooseSample('woocommerce.csv')
  const plan = '4 new, 0 changed, 0 unchanged, 1 with problems, 2 left out'
  expect(await screen.findByText((text) => text.startsWith(plan))).toBeDefined()
  expect(screen.getByText(/This is an export of WooCommerce/)).toBeDefined()
  const said = screen.getByRole('main').textContent
  expect(said).toContain('Categories that are not here: Home remedies.')
  expect((await row('Flax Seed Oil')).textContent).toContain('Hidden')
  expect((await row('Neem Oil')).textContent).toContain('“Home remedies”')
  await press('Import 4 products')
  expect(await screen.findByText('4 products imported.')).toBeDefined()
  const [lamp] = await list('search=Lamp Oil %26 Wicks&exact=true')
  expect(lamp).toMatchObject({ price: 150, originalPrice: 180, featured: true })
  expect(lamp?.description).toMatch(/^For the evening lamp\.\n\n.*\n\n• Cotton wicks included\n\n/)
  const castor = await list('search=Castor Oil, filtered&exact=true&sort=name-asc')
  expect(castor).toMatchObject([{ size: '200 ml', inStock: true }, { inStock: false }])
  const seen = await api.call('GET', `${apiPaths.products}?search=flax&exact=true`)
  expect(seen.json().data).toEqual([])
})

it('An export that is imported again changes nothing', async () => {
  const { chooseSample } = await openImport()
  await chooseSample('woocommerce.csv')
  expect(await screen.findByText(/^0 new, 0 changed, 4 unchanged/)).toBeDefined()
})

it('An export of Shopify is understood, with the descriptions as text', async () => {
  const { chooseSample, press } = await openImport()
  await chooseSample('shopify.csv')
  const plan = '3 new, 0 changed, 0 unchanged, 0 with problems, 1 left out'
  expect(await screen.findByText((text) => text.startsWith(plan))).toBeDefined()
  expect((await row('Gift card')).textContent).toContain('Hidden')
  await press('Import 3 products')
  expect(await screen.findByText('3 products imported.')).toBeDefined()
  const [half] = await list('search=Mustard Oil 500 ml&exact=true&sort=newest')
  expect(half).toMatchObject({ size: '500 ml', price: 240, originalPrice: 260, inStock: true })
  expect(half?.description).toMatch(/^Pungent\n\nPressed from black seeds,\ncold & slow\.\n\n• For/)
})

it('A list of very many lines is shown a part at a time', async () => {
  const { choose, user } = await openImport()
  const lines = Array.from({ length: 120 }, (_, index) => `Bulkpress ${index},Sesame Oil,${index}`)
  await choose('many.csv', ['name,category,price', ...lines].join('\r\n'))
  expect(await screen.findByText(/^120 new, 0 changed/)).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(51)
  await user.click(screen.getByRole('button', { name: 'Show more of 120 lines' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(101))
})
