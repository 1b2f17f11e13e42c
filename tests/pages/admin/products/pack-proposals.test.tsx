import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { packLimits } from '../../../../contract/packs/limits.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
let category: string
beforeAll(async () => {
  api = await createDemoShop()
  const products = await list('limit=1000')
  category = products[0]?.category._id ?? ''
  const lacking = products.filter(({ packAmount }) => packAmount === undefined)
  for (const { _id } of lacking) await change(_id, { packAmount: 1, packUnit: 'piece' })
})
afterEach(async () => {
  for (const { _id: id } of await list('search=Karanja&limit=100'))
    await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id }))
})
afterAll(() => api.close())

const list = async (query: string): Promise<Product[]> =>
  (await api.call('GET', `${apiPaths.products}?${query}`)).json().data
const change = (id: string, payload: object) =>
  api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), { payload })
const read = async (id = '') =>
  (await api.call('GET', fillPath(apiPaths.product, { id }))).json().data

/** Creates products of these sizes, which alone have no pack; returns their ids by name. */
async function addProducts(sizes: Record<string, string>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const [name, size] of Object.entries(sizes)) {
    const payload = { name, size, category, price: 100 }
    const made = await api.callAsAdmin('POST', apiPaths.products, { payload })
    ids[name] = made.json().data._id
  }
  return ids
}

const queryLine = (name: string) =>
  within(screen.getByRole('list', { name: 'Products without a pack' }))
    .queryAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name))
const line = (name: string) => within(queryLine(name) as HTMLElement)
const button = (name: string) => screen.findByRole('button', { name })
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}
async function openProposals() {
  const page = await openPage(api, pagePaths.adminProductPacks)
  await screen.findByRole('list', { name: 'Products without a pack' })
  return page
}

it('The dashboard leads to the products that have no pack', async () => {
  await addProducts({ 'Karanja Tin': '5 L Tin' })
  const { user } = await openPage(api, pagePaths.admin)
  const care = within(await screen.findByRole('region', { name: 'Needs care' }))
  await user.click(await care.findByRole('link', { name: /without a pack/ }))
  await screen.findByRole('list', { name: 'Products without a pack' })
  expect(queryLine('Karanja Tin')).toBeDefined()
})

it('Packs are read from sizes, and saved where they are ticked', async () => {
  const ids = await addProducts({
    'Karanja Tin': '5 L Tin',
    'Karanja Three': '3 × 200 ml',
    'Karanja Gift': 'Large',
    'Karanja Left': '250 gms',
  })
  const { user } = await openProposals()
  expect(queryLine('Karanja Tin')?.textContent).toContain('“5 L Tin” → 5 L')
  expect(queryLine('Karanja Three')?.textContent).toContain('“3 × 200 ml” → 3 × 200 ml')
  expect(queryLine('Karanja Gift')?.textContent).toContain('“Large” → cannot be read')
  expect(line('Karanja Gift').getByRole('checkbox')).toHaveProperty('checked', false)
  await user.click(line('Karanja Left').getByRole('checkbox'))
  await user.click(await button('Save 2 packs'))
  expect(await screen.findByText('2 packs saved')).toBeDefined()
  await waitFor(() => expect(queryLine('Karanja Tin')).toBeUndefined())
  expect(line('Karanja Left').getByRole('checkbox')).toHaveProperty('checked', false)
  expect(await read(ids['Karanja Tin'])).toMatchObject({ packAmount: 5, packUnit: 'l' })
  expect(await read(ids['Karanja Three'])).toMatchObject({ packAmount: 200, packCount: 3 })
  expect(await read(ids['Karanja Left'])).not.toHaveProperty('packAmount')
})

it('A pack is typed where it was read wrongly or not at all, and checked before it is saved', async () => {
  const ids = await addProducts({ 'Karanja Gift': 'Large', 'Karanja Wrong': '1 L' })
  const { user } = await openProposals()
  const [wrong, gift] = [line('Karanja Wrong'), line('Karanja Gift')]
  await user.click(wrong.getByRole('button', { name: /^Change the pack/ }))
  await fill(user, wrong.getByLabelText('Amount in the pack'), 'five')
  await fill(user, wrong.getByLabelText('Net mass (g)'), '910')
  await user.click(gift.getByRole('checkbox'))
  await user.click(await button('Save 2 packs'))
  const { min, max } = packLimits.amount
  expect(await wrong.findByText(messages.validation.between(min, max))).toBeDefined()
  expect(gift.getByText(messages.product.packIncomplete)).toBeDefined()
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await fill(user, wrong.getByLabelText('Amount in the pack'), '0.910')
  await user.selectOptions(wrong.getByLabelText('Unit of the pack'), 'kg')
  await fill(user, gift.getByLabelText('Amount in the pack'), '6')
  await user.selectOptions(gift.getByLabelText('Unit of the pack'), 'piece')
  await user.click(await button('Save 2 packs'))
  expect(await screen.findByText('2 packs saved')).toBeDefined()
  expect(await read(ids['Karanja Wrong'])).toMatchObject({ packAmount: 0.91, packMass: 910 })
  expect(await read(ids['Karanja Gift'])).toMatchObject({ packAmount: 6, packUnit: 'piece' })
})

it('A pack that somebody else gave in between stays, and a product that is gone is named', async () => {
  const ids = await addProducts({ 'Karanja Taken': '1 ltr', 'Karanja Gone': '2kg' })
  const { user } = await openProposals()
  await change(ids['Karanja Taken'] ?? '', { packAmount: 900, packUnit: 'ml' })
  const gone = fillPath(apiPaths.product, { id: ids['Karanja Gone'] ?? '' })
  await api.callAsAdmin('DELETE', gone)
  await user.click(await button('Save 2 packs'))
  const title = await screen.findByText('Some of it could not be saved')
  const banner = title.closest('[role=alert]')?.textContent
  expect(banner).toMatch(/Karanja Taken: .* has changed this in between: Amount in the pack/)
  expect(banner).toContain(`Karanja Gone: ${messages.product.notFound}`)
  await waitFor(() => expect(queryLine('Karanja Taken')).toBeUndefined())
  expect(queryLine('Karanja Gone')?.textContent).toContain(messages.product.notFound)
  expect(await read(ids['Karanja Taken'])).toMatchObject({ packAmount: 900, packUnit: 'ml' })
})

it('Fifty packs are shown at a time, ticked together, and asked about before the page is left', async () => {
  const names = Array.from({ length: 52 }, (_, n) => `Karanja ${String(n).padStart(2, '0')}`)
  await addProducts(Object.fromEntries(names.map((name) => [name, '1 L'])))
  const { user } = await openProposals()
  await button('Save 50 packs')
  await user.click(screen.getByLabelText('Tick all that are shown'))
  expect(await button('Save 0 packs')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /^Show more of/ }))
  await user.click(line('Karanja 51').getByRole('button', { name: /^Change the pack/ }))
  await fill(user, line('Karanja 51').getByLabelText('Amount in the pack'), '2')
  await user.click(screen.getAllByRole('link', { name: 'Products' })[0] as HTMLElement)
  await user.click(await button('Stay here'))
  expect(line('Karanja 51').getByLabelText('Amount in the pack')).toHaveProperty('value', '2')
  await user.click(await button('Save 2 packs'))
  expect(await screen.findByText('2 packs saved')).toBeDefined()
  const packed = (await list('search=Karanja&limit=100')).filter(({ packAmount }) => packAmount)
  const found = packed.map(({ name, packAmount }) => [name, packAmount])
  expect(found.toSorted()).toEqual([
    ['Karanja 50', 1],
    ['Karanja 51', 2],
  ])
})

it('A catalogue that cannot be loaded, or lacks no pack, says so', async () => {
  const mend = cutLine(/products$/)
  const { user } = await openPage(api, pagePaths.adminProductPacks)
  expect(await screen.findByText(messages.product.fetchAllFailed)).toBeDefined()
  mend()
  await user.click(await button('Try again'))
  expect(await screen.findByText('Every product has its pack.')).toBeDefined()
})
