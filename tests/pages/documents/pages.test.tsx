// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApi } from '../../../api/testing/api.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import { messages } from '../../../contract/messages.ts'
import { contactAnchor, pagePaths } from '../../../contract/paths.ts'
import { establishedYear, whatsappAddress } from '../../../contract/settings/business.ts'
import { galleryEn } from '../../../web/features/gallery/words/en.ts'
import { productsEn } from '../../../web/features/products/words/en.ts'
import { contactEn } from '../../../web/features/shop/words/contact-en.ts'
import { english } from '../../../web/words/en.ts'
import { createDemoShop } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'

// Texts and links of the pages beside the products, before any script.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
})
afterAll(() => api.close())

const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')

it('The home page leads on to what its sections promise, and says how to reach the house', async () => {
  const { page, document } = await openDocument(api, pagePaths.home)
  expect(document.title).toMatch(/Vaagai/)
  expect(page.getAllByRole('main')).toHaveLength(1)
  expect(page.getByRole('heading', { level: 1 })).toBeDefined()
  for (const [name, path] of [
    [english.shell.explore, pagePaths.products],
    ['Our Story', pagePaths.about],
    ['Read Our Full Story', pagePaths.about],
    ['View Full Gallery', pagePaths.gallery],
  ] as const) {
    const links = page.getAllByRole('link', { name }).filter((link) => link.closest('main'))
    expect(links.map(hrefOf), name).toEqual([path])
  }
  const contact = document.getElementById(contactAnchor)?.textContent
  for (const words of ['+91 98765 43210', 'vanakkam@vaagai.example', '14 Chekku Street'])
    expect(contact).toContain(words)
  expect(contact).toContain('9:00 AM to 9:30 PM')
  expect(contact, 'the server knows no visitor’s clock').not.toMatch(/Open now|Closed now/)
})

it('A page whose map is not asked for names the map’s place in links alone', async () => {
  for (const path of [pagePaths.home, pagePaths.contact]) {
    const { page, document } = await openDocument(api, path)
    expect(document.querySelector('iframe'), path).toBeNull()
    expect(hrefOf(page.getByRole('link', { name: 'Show the map' }))).toMatch(
      /^https:\/\/www\.openst/,
    )
    expect(hrefOf(page.getByRole('link', { name: 'Get directions' }))).toMatch(
      /destination=14%20Chekku/,
    )
  }
})

it('A message that lacks something is shown again with what is missing', async () => {
  const { page } = await openDocument(api, `${pagePaths.contact}?name=Meena+K&message=`)
  expect(page.getByText(contactEn.errors.message)).toBeDefined()
  expect(page.queryByText(contactEn.errors.name)).toBeNull()
  expect(page.getByRole('textbox', { name: /^Name/ }).getAttribute('value')).toBe('Meena K')
})

it('A message that is whole is led on to WhatsApp by the server', async () => {
  const filled = {
    name: 'Meena K',
    phone: '+91 90000 00000',
    email: 'meena@example.com',
    subject: 'Tins',
    message: 'Two tins, please & thank you',
  }
  const { address } = await openDocument(api, `${pagePaths.contact}?${new URLSearchParams(filled)}`)
  const text =
    'Name: Meena K\nEmail: meena@example.com\nPhone: +91 90000 00000\nSubject: Tins\nMessage: Two tins, please & thank you'
  expect(address).toBe(whatsappAddress('919876543210', text))
})

it('The contact page says how to reach the house, and when', async () => {
  const { page } = await openDocument(api, pagePaths.contact)
  const main = page.getByRole('main')
  const links = [...main.querySelectorAll('a')].map((link) => [link.textContent, hrefOf(link)])
  expect(links).toContainEqual(['+91 98765 43210', 'tel:+919876543210'])
  expect(links).toContainEqual(['+91 98765 43211', 'tel:+919876543211'])
  expect(links).toContainEqual(['vanakkam@vaagai.example', 'mailto:vanakkam@vaagai.example'])
  expect(main.textContent).toMatch(/9:00 AM to 9:30 PM.*9:00 AM to 1:00 PM/)
})

it('The gallery is filtered by chips, and an empty category says so and is hidden from robots', async () => {
  const { data } = (await api.call('GET', '/gallery/categories')).json()
  const { page } = await openDocument(api, pagePaths.gallery)
  const chips = page.getByRole('navigation', { name: 'Gallery categories' }).querySelectorAll('a')
  expect(chips).toHaveLength(data.length + 1)
  const { name, count } = data[0]
  expect(chips[1]?.textContent).toBe(`${name}${count}`)
  const chosen = await openDocument(api, hrefOf(chips[1]) ?? '')
  expect(chosen.address).toBe(`${pagePaths.gallery}?category=${encodeURIComponent(name)}`)
  expect(chosen.page.getByRole('main').querySelectorAll('[aria-haspopup=dialog]')).toHaveLength(
    count,
  )
  expect(chosen.page.getByRole('link', { current: true }).textContent).toBe(`${name}${count}`)
  expect(hrefOf(chosen.document.querySelector('link[rel=canonical]'))).toMatch(
    new RegExp(`${RegExp.escape(chosen.address)}$`),
  )
  const none = await openDocument(api, `${pagePaths.gallery}?category=Nothing`)
  expect(none.html).toContain('<meta name="robots" content="noindex"/>')
  for (const words of [galleryEn.none, galleryEn.noneInCategory])
    expect(none.page.getByText(words)).toBeDefined()
})

it('The story is told with its points', async () => {
  const { page } = await openDocument(api, pagePaths.about)
  expect(page.getByRole('heading', { name: 'Our Story', level: 1 })).toBeDefined()
  const main = page.getByRole('main')
  for (const words of [`${establishedYear}`, 'ISO 9001:2015'])
    expect(main.textContent).toContain(words)
  const points = (name: RegExp) => page.getByRole('region', { name }).querySelectorAll('li')
  expect(points(/Three oils/)).toHaveLength(3)
  expect(page.getByRole('region', { name: 'Our motto' })).toBeDefined()
  expect(points(/^Why choose/)).toHaveLength(6)
  expect(points(/^How we.re different/)).toHaveLength(3)
})

it('The footer says who, where and how, and two links that stay call or chat', async () => {
  const { page } = await openDocument(api, pagePaths.about)
  const footer = page.getByRole('contentinfo')
  const quick = page.getByRole('navigation', { name: 'Quick Links' }).querySelectorAll('a')
  expect([...quick].map(({ textContent }) => textContent)).toEqual([
    'Home',
    'About Us',
    'Products',
    'Gallery',
    'Contact',
  ])
  for (const name of ['Instagram', 'Facebook', 'YouTube'])
    expect(hrefOf(page.getByRole('link', { name }))).toMatch(/^https:/)
  expect(footer.querySelectorAll('a[href^="tel:+91"]')).toHaveLength(2)
  for (const words of ['Coimbatore District, Tamil Nadu', `© ${indiaDate(Date.now()).slice(0, 4)}`])
    expect(footer.textContent).toContain(words)
  expect(page.getByRole('link', { name: 'Palamaram Studio' })).toBeDefined()
  const floating = page.getByRole('complementary', { name: 'Call or chat' })
  expect(hrefOf(floating.querySelector('[href^=tel]'))).toBe('tel:+919876543210')
  expect(hrefOf(floating.querySelector('[href*=wa]'))).toMatch(/^https:\/\/wa\.me\/919876543210/)
})

it('What is not there says so, with the status', async () => {
  const nowhere = await openDocument(api, '/nowhere')
  expect(nowhere.status).toBe(404)
  expect(nowhere.page.getByText(messages.pageNotFound)).toBeDefined()
  const category = await openDocument(api, '/category/nothing')
  expect(category.status).toBe(404)
  for (const words of [productsEn.category.notFound, productsEn.category.notFoundText])
    expect(category.page.getByText(words)).toBeDefined()
})
