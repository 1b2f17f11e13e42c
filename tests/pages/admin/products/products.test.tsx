import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../../api/testing/api.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { cutLine } from '../../fixtures/cut-line.ts'
import { createDemoShop } from '../../fixtures/demo-shop.ts'
import { openPage } from '../../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

/** The names of the rows, in their order. */
const rowNames = () =>
  screen
    .getAllByRole('group', { name: /^Stock of/ })
    .map((group) => group.getAttribute('aria-label')?.replace('Stock of ', ''))
const findEditLinks = () => screen.findAllByRole('link', { name: /^Edit / })
const list = async (query: string): Promise<Product[]> =>
  (await api.call('GET', `${apiPaths.products}?${query}`)).json().data
const change = (id: string, payload: object) =>
  api.callAsAdmin('PUT', fillPath(apiPaths.product, { id }), { payload })
const read = async (id: string): Promise<Product> =>
  (await api.call('GET', fillPath(apiPaths.product, { id }))).json().data

it('The list of products is filtered by its fields, and its address keeps that', async () => {
  const { user, router } = await openPage(api, `${pagePaths.adminProducts}?page=2`)
  expect(await findEditLinks()).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  await user.selectOptions(screen.getByLabelText('Category'), 'Sesame Oil')
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?category=[^&]*$/))
  await user.type(screen.getByRole('searchbox'), '500')
  await waitFor(() => expect(router.state.location.search).toMatch(/search=500/))
  await waitFor(() => expect(rowNames().join()).toMatch(/^([^,]*Sesame[^,]*500[^,]*,?)+$/))
  await user.type(screen.getByRole('searchbox'), ' nothing like it')
  expect(await screen.findByText(messages.product.none)).toBeDefined()
  const tabs = screen.getByRole('navigation', { name: 'Sections' })
  await user.click(within(tabs).getByRole('link', { name: 'Products' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''))
})

it('The list of products shows the filter that its address names', async () => {
  await openPage(api, `${pagePaths.adminProducts}?search=500&sort=price-desc`)
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', '500')
  expect(screen.getByLabelText('Sort')).toHaveProperty('value', 'price-desc')
})

it.each([
  ['gingelly', /Sesame/, undefined],
  ['நல்லெண்ணெய்', /Sesame/, undefined],
  ['nalla ennai', /Sesame/, undefined],
  // With vowel signs in parts, as some keyboards type them.
  ['கொப்பரை'.normalize('NFD'), /Coconut/, undefined],
  ['groundnatt', /Groundnut/, 'Groundnut'],
  ['kokonut', /Coconut/, 'Coconut'],
])(
  'A search of the list for “%s” finds %s and says what it took it for: %s',
  async (typed, name, taken) => {
    const { user, router } = await openPage(api, pagePaths.adminProducts)
    await user.type(await screen.findByRole('searchbox'), typed)
    const searched = () => new URLSearchParams(router.state.location.search).get('search')
    await waitFor(() => expect(searched()).toBe(typed.normalize()))
    await waitFor(() => {
      expect(rowNames()[0]).toMatch(name)
      const correction = screen.queryByText(/^Showing results for/)?.textContent
      expect(correction).toBe(taken && messages.product.resultsFor(taken))
    })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', typed)
  },
)

it('A corrected search of the list can be made exactly as typed', async () => {
  const { user } = await openPage(api, `${pagePaths.adminProducts}?search=groundnatt`)
  const exactly = { name: messages.product.searchExactly('groundnatt') }
  await user.click(await screen.findByRole('link', exactly))
  expect(await screen.findByText(messages.product.none)).toBeDefined()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'groundnatt')
})

it('A product is deleted after a question, and comes back by Undo', async () => {
  const { user } = await openPage(api, `${pagePaths.adminProducts}?sort=name-desc`)
  await findEditLinks()
  const [name] = rowNames()
  const press = { name: `Delete ${name}` }
  await user.click(screen.getByRole('button', press))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(messages.product.deleteConfirm)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', press))
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rowNames()).not.toContain(name))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowNames()[0]).toBe(name))
})

it('A delete of a product that is gone already says so in its own words', async () => {
  const [other] = await list('limit=1')
  const payload = { name: 'Gone Oil', price: 90, category: other?.category._id }
  const created = await api.callAsAdmin('POST', apiPaths.products, { payload })
  const { user } = await openPage(api, `${pagePaths.adminProducts}?search=Gone+Oil`)
  await user.click(await screen.findByRole('button', { name: 'Delete Gone Oil' }))
  await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id: created.json().data._id }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  const said = `${messages.product.deleteFailed}: ${messages.product.notFound}`
  await waitFor(() => expect(within(question).getByRole('alert').textContent).toBe(said))
})

it('A copy of a product begins with everything but the name, the picture too', async () => {
  const { user } = await openPage(api, `${pagePaths.adminProducts}?sort=name-asc`)
  await findEditLinks()
  const [name = ''] = rowNames()
  await user.click(screen.getByRole('link', { name: `Duplicate ${name}` }))
  const field = await screen.findByRole('textbox', { name: /^Name\*?$/ })
  expect(field).toHaveProperty('value', `${name} (copy)`)
  expect(await screen.findByAltText('Preview')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Create product' }))
  expect(await screen.findByText(messages.product.created)).toBeDefined()
  const found = await list(`sort=newest&limit=1`)
  expect(found).toMatchObject([{ name: `${name} (copy)`, image: expect.any(String) }])
})

const priceButton = (name: string) => ({
  name: (label: string) => label.endsWith(`price of ${name}`),
})
const openEditor = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', priceButton(name)))
  const field = await screen.findByLabelText(`Price of ${name} in rupees`)
  await user.clear(field)
  return field
}

it('A price is changed in the list, which says how it reads what is typed', async () => {
  const [{ _id: id, name }] = (await list('sort=price-desc&limit=1')) as [Product]
  const { user } = await openPage(api, `${pagePaths.adminProducts}?sort=price-desc`)
  await user.type(await openEditor(user, name), '9.500,50')
  expect(await screen.findByText('₹9,500.50')).toBeDefined()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await read(id)).price).toBe(9500.5))
  const button = await screen.findByRole('button', priceButton(name))
  expect(button.textContent).toContain('₹9,500.50')
})

it('A price in the list that somebody else has changed asks which of the two holds', async () => {
  const [{ _id: id, name }] = (await list('sort=price-asc&limit=1')) as [Product]
  const { user } = await openPage(api, `${pagePaths.adminProducts}?sort=price-asc`)
  await findEditLinks()
  const order = rowNames()
  await change(id, { price: 3 })
  await user.type(await openEditor(user, name), '2{Enter}')
  const dialog = await screen.findByRole('dialog', { name: messages.error.preconditionFailed })
  expect(within(dialog).getByRole('group').textContent).toContain('₹3')
  expect(dialog.textContent).toMatch(/\w saved this record/)
  await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }))
  await waitFor(() => {
    const button = screen.getByRole('button', priceButton(name))
    expect(button.textContent).toContain('₹2')
    expect(document.activeElement).toBe(button)
  })
  expect(rowNames()).toEqual(order)
  expect((await read(id)).price).toBe(2)
})

it('A price that is changed in the list keeps what somebody else changed beside it, and names that', async () => {
  const [{ _id: id, name }] = (await list('sort=name-asc&limit=1')) as [Product]
  const { user } = await openPage(api, `${pagePaths.adminProducts}?sort=name-asc`)
  await findEditLinks()
  await change(id, { size: 'theirs' })
  await user.type(await openEditor(user, name), '4{Enter}')
  expect(await screen.findByText(/^Size: theirs \(before: /)).toBeDefined()
  expect(await read(id)).toMatchObject({ price: 4, size: 'theirs' })
})

it('A stock that could not be saved goes back, and a saved one keeps row and focus', async () => {
  const { user } = await openPage(api, `${pagePaths.adminProducts}?page=2`)
  await findEditLinks()
  const order = rowNames()
  const stock = screen.getByRole('group', { name: `Stock of ${order[3]}` })
  const few = within(stock).getByRole('button', { name: 'Few left' })
  const mend = cutLine(/^\/api\/products\/[^/]+$/)
  await user.click(few)
  expect(await screen.findByText(messages.error.noResponse)).toBeDefined()
  await waitFor(() => expect(few.getAttribute('aria-pressed')).toBe('false'))
  mend()
  await user.click(few)
  await waitFor(() => expect(stock.getAttribute('aria-busy')).toBeNull())
  expect(few.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(few)
  expect(rowNames()).toEqual(order)
})
