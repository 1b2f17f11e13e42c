import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { addressIn } from '../../../contract/language.ts'
import { apiPaths, fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import type { Product } from '../../../contract/products/product.ts'
import { galleryTa } from '../../../web/features/gallery/words/ta.ts'
import { productsTa } from '../../../web/features/products/words/ta.ts'
import { contactTa } from '../../../web/features/shop/words/contact-ta.ts'
import { tamil } from '../../../web/words/ta.ts'
import { readChat, watchChats } from '../fixtures/chats.ts'
import { createDemoShop } from '../fixtures/demo-shop.ts'
import { intercept } from '../fixtures/network.ts'
import { openPage } from '../fixtures/open-page.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const open = (path: string) => openPage(api, path, { asGuest: true })
const tamilProducts = addressIn('ta', pagePaths.products)
const list = async (query: string): Promise<Product[]> =>
  (await api.call('GET', `${apiPaths.products}?${query}`)).json().data

/** The products of a list that has loaded, by their ids. */
async function findListed(): Promise<string[]> {
  await screen.findAllByRole('article')
  return screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ href }) => href.includes('product=') && !href.includes('wa.me'))
    .map(({ href }) => new URL(href).searchParams.get('product') ?? '')
}

it.each(['நல்லெண்ணெய்', 'nalla ennai', 'til oil', 'gingely'])(
  'the search for %s finds on the Tamil page what it finds on the English one',
  async (search) => {
    const query = `?search=${encodeURIComponent(search)}`
    await open(pagePaths.products + query)
    const found = await findListed()
    expect(found.length).toBeGreaterThan(2)
    await open(tamilProducts + query)
    const [first] = await screen.findAllByRole('article')
    expect(first?.textContent).toContain('நல்லெண்ணெய்')
    expect(await findListed()).toEqual(found)
  },
)

it('The switch of language keeps search, filters and open details', async () => {
  const [product] = await list('search=sesame')
  if (!product) throw new Error('There is no sesame oil')
  const { _id, category } = product
  const ofCategory = fillPath(pagePaths.category, { categoryId: category._id })
  for (const address of [
    `${pagePaths.products}?category=${category._id}&name=x&search=til&sort=price-asc`,
    productAddress(_id),
    `${ofCategory}?search=til&exact=true`,
  ])
    for (const [at, to, label] of [
      [address, addressIn('ta', address), 'தமிழ்'],
      [addressIn('ta', address), address, 'English'],
    ] as const) {
      await open(at)
      const [link] = await screen.findAllByRole('link', { name: label, hidden: true })
      expect(link?.getAttribute('href')).toBe(to)
    }
})

it('What is corrected or not found is said in Tamil', async () => {
  const { user } = await open(`${tamilProducts}?search=groundnatt`)
  const { search, filters } = productsTa
  const main = await screen.findByRole('main')
  await waitFor(() => expect(main.textContent).toContain(search.resultsFor('Groundnut')))
  await user.click(screen.getByRole('link', { name: /groundnatt/ }))
  expect(await screen.findByText(search.none)).toBeDefined()
  expect(location.search).toBe('?search=groundnatt&exact=true')
  expect(screen.getByRole('list', { name: search.similar })).toBeDefined()
  const reset = screen.getAllByRole('link', { name: filters.reset })
  expect(reset.map((link) => link.getAttribute('href'))).toContain(tamilProducts)
})

/** The texts of the chats that a page offers. */
async function readChats(address: string): Promise<string[]> {
  const { user: _, router } = await open(address)
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  const main = within(await screen.findByRole('main', { hidden: true }))
  const links = await main.findAllByRole<HTMLAnchorElement>('link', { hidden: true })
  return links.flatMap(({ href }) => (href.startsWith('https://wa.me/') ? [readChat(href)] : []))
}

const inBoth = async (address: string) => [
  await readChats(address),
  await readChats(addressIn('ta', address)),
]

it('Chats say in Tamil what they say in English, of the same product', async () => {
  const all = await list('limit=100')
  const oil = all.find(({ name }) => name === 'Groundnut Oil 5 L Tin')
  const hamper = all.find(({ inStock, size }) => !inStock && size === 'Basket for 4')
  if (!oil || !hamper) throw new Error('The demo has changed')
  const wanted = `${oil.nameTa} 5 L வாங்க விரும்புகிறேன்`
  expect((await inBoth(productAddress(oil._id))).map((chats) => chats.at(-1))).toEqual([
    'Order Groundnut Oil 5 L Tin',
    wanted,
  ])
  expect((await inBoth(productAddress(hamper._id))).map((chats) => chats.at(-1))).toEqual([
    'Please tell me when Pongal Hamper Basket for 4 is back.',
    `${hamper.nameTa} Basket for 4 மீண்டும் வந்ததும் சொல்லவும்.`,
  ])
  const ofCategory = fillPath(pagePaths.category, { categoryId: oil.category._id })
  const [interested = [], interestedTa = []] = await inBoth(`${ofCategory}?search=5 l`)
  const at = interested.indexOf("I'm interested in ordering Groundnut Oil 5 L Tin")
  expect(interestedTa[at]).toBe(wanted)
  const asked = await inBoth(`${pagePaths.products}?search=ghee&exact=true`)
  expect(asked.map(([chat]) => chat)).toEqual(['Do you have “ghee”?', '“ghee” உங்களிடம் இருக்கிறதா?'])
})

it('A message goes to WhatsApp in Tamil once it is whole', async () => {
  const chats = watchChats()
  const { user } = await open('/ta/contact')
  const { fields, errors, send, openAgain } = contactTa
  await user.click(await screen.findByRole('button', { name: send }))
  for (const field of ['name', 'phone', 'email', 'message'] as const)
    expect(await screen.findByText(errors[field])).toBeDefined()
  for (const [label, text] of [
    [fields.name, 'மீனா'],
    [fields.phone, '90000 00000'],
    [fields.email, 'meena@example.com'],
    [fields.message, 'இரண்டு டின் வேண்டும்'],
  ] as const)
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
  await user.click(screen.getByRole('button', { name: send }))
  const text =
    'வணக்கம்!\nபெயர்: மீனா\nமின்னஞ்சல்: meena@example.com\nதொலைபேசி: 90000 00000\nசெய்தி: இரண்டு டின் வேண்டும்'
  expect(chats).toEqual([text])
  const again = screen.getByRole<HTMLAnchorElement>('link', { name: openAgain })
  expect(readChat(again.href)).toBe(text)
})

it('Chips call the categories of pictures in Tamil where they have a name in it', async () => {
  const { data } = (await api.call('GET', '/gallery/categories')).json()
  const named = data.find(({ nameTa }: { nameTa?: string }) => nameTa)
  const typed = data.find(({ nameTa }: { nameTa?: string }) => !nameTa)
  const { user } = await open('/ta/gallery')
  const chips = within(await screen.findByRole('navigation', { name: galleryTa.categories }))
  expect(chips.getByText(typed.name).closest('[lang]')?.getAttribute('lang')).toBe('en')
  await user.click(chips.getByRole('link', { name: new RegExp(`^${named.nameTa}`) }))
  const ofName = `/ta/gallery?category=${encodeURIComponent(named.name)}`
  await waitFor(() => expect(location.pathname + location.search).toBe(ofName))
  await user.click(chips.getByRole('link', { name: galleryTa.all }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/ta/gallery'))
})

it('A category without pictures, and pictures that do not come, say so in Tamil', async () => {
  const { user } = await open('/ta/gallery?category=Nothing')
  expect(await screen.findByText(galleryTa.noneInCategory)).toBeDefined()
  const restore = intercept('/gallery', () => Response.json({}, { status: 503 }))
  await user.click(screen.getByRole('link', { name: galleryTa.all }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(galleryTa.failed(''))
  restore()
  await user.click(screen.getByRole('button', { name: tamil.shell.tryAgain }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
