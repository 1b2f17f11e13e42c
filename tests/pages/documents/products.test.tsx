// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { addressIn } from '../../../contract/language.ts'
import { pagePaths, productAddress } from '../../../contract/paths.ts'
import { createDemoShop, findCategoryId, findProduct } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Products as they are read, searched and ordered before any script.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const { products } = pagePaths
const linkTo = (
  { page }: { page: Awaited<ReturnType<typeof openDocument>>['page'] },
  name: RegExp,
) => page.getAllByRole('link', { name })[0]?.getAttribute('href') ?? ''

it('An address of a page beyond the last leads to the first, in either language', async () => {
  for (const list of [products, addressIn('ta', products)]) {
    const found = await openDocument(api, `${list}?search=oil&sort=name-desc&page=99`)
    expect(found.address).toBe(`${list}?search=oil&sort=name-desc`)
    expect(found.page.getAllByRole('article').length).toBeGreaterThan(1)
    const none = await openDocument(api, `${list}?search=nosuchthing&exact=true&page=2`)
    expect(none.address).toBe(`${list}?search=nosuchthing&exact=true`)
  }
})

it('Search, sort and category of an address stand in the fields of the form, whose names carry them on', async () => {
  const id = await findCategoryId(api, 'Groundnut Oil')
  const query = `?category=${id}&name=Groundnut+Oil&search=GROUNDNUT+oil&sort=name-desc`
  const { page, document } = await openDocument(api, products + query)
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Groundnut Oil')
  expect(document.title).toMatch(/^Groundnut Oil \|/)
  const form = page.getByRole('searchbox', { name: 'Search products' }).closest('form')
  expect(form?.getAttribute('action')).toBe(products)
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
  const sort = form?.querySelector<HTMLOptionElement>('select[name=sort] [selected]')?.value
  expect({ ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), sort }).toEqual(
    Object.fromEntries(new URLSearchParams(query)),
  )
})

it('What is found by words can be ordered by its link', async () => {
  const { page } = await openDocument(api, `${products}?search=karupatti+palm+jaggery`)
  const [card] = page.getAllByRole('article')
  expect(card?.textContent).toContain('Karupatti')
  expect(card?.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href')).toMatch(
    /Order%20Karupatti/,
  )
})

it('An address that was sent on opens the very product, and closes to the list', async () => {
  const product = await findProduct(api, 'Nallennai (Sesame Oil) 1 L')
  const { page, document } = await openDocument(api, `${productAddress(product._id)}`)
  const dialog = page.getByRole('dialog', { name: product.name })
  expect(dialog.textContent).toContain('₹')
  expect(document.title).toMatch(/^Nallennai \(Sesame Oil\) 1 L \|/)
  expect(linkTo({ page }, /^Close$/)).toBe(products)
})

it('A chip leads to the details of its size, in either language', async () => {
  const tin = await findProduct(api, 'Groundnut Oil 5 L Tin')
  const english = await openDocument(api, products)
  const address = linkTo(english, /^5 L, ₹1,849.50$/)
  expect(address).toBe(productAddress(tin._id))
  const { page } = await openDocument(api, address)
  expect(page.getByRole('dialog', { name: tin.name })).toBeDefined()
  const tamil = await openDocument(api, addressIn('ta', products))
  expect(tamil.page.getByText('34 அளவுகளில் 23 பொருட்கள்')).toBeDefined()
  const inTamil = linkTo(tamil, /^5 L, ₹1,849.50$/)
  expect(inTamil).toBe(addressIn('ta', productAddress(tin._id)))
  expect((await openDocument(api, inTamil)).page.getByRole('dialog').textContent).toContain(
    '₹1,849.50',
  )
})

it('A search for a pack shows that size on the card, with its price, order and place in the list', async () => {
  const { page } = await openDocument(api, `${products}?search=groundnut+5+l`)
  const [card] = page.getAllByRole('article')
  expect(card?.textContent).toMatch(/Price\s*₹1,849.50.*₹369.90 \/ litre/)
  expect(card?.textContent).not.toContain('Bestseller')
  expect(card?.querySelector('[aria-current=true]')?.getAttribute('aria-label')).toBe(
    '5 L, ₹1,849.50',
  )
  expect(card?.querySelector('a[href*="wa.me"]')?.getAttribute('href')).toMatch(
    /\?text=Order%20Groundnut%20Oil%205%20L%20Tin$/,
  )
  const all = await openDocument(api, products)
  expect(linkTo(all, /^1 L, ₹378$/)).not.toBe('')
})

it('The shape of the icon of chats stands once in a page, where all its icons find it', async () => {
  const { document } = await openDocument(api, products)
  expect(document.querySelectorAll('a[href*="wa.me"] path[id][d^=M]')).toHaveLength(1)
  const uses = [...document.querySelectorAll('a[href*="wa.me"] use')]
  expect(uses.length).toBeGreaterThan(20)
  for (const use of uses)
    expect(document.querySelector(use.getAttribute('href') ?? '')?.tagName).toMatch(/^path$/i)
})

it('A category page words the order its own way, and leads back to all products', async () => {
  const id = await findCategoryId(api, 'Coconut Oil')
  const { page } = await openDocument(api, pagePaths.category.replace(':categoryId', id))
  expect(page.getByRole('heading', { name: 'Coconut Oil', level: 1 })).toBeDefined()
  const [card] = page.getAllByRole('article')
  expect(card?.textContent).toMatch(/₹[\d,]+\.\d\d/)
  expect(card?.querySelector('a[href*="wa.me"]')?.getAttribute('href')).toMatch(
    /I'm%20interested%20in%20ordering%20/,
  )
  expect(linkTo({ page }, /^All Products$/)).toBe(products)
})
