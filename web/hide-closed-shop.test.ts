import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { defaultSettings } from '../contract/settings/defaults.ts'
import { blankShopDetails } from '../contract/settings/shop-details.ts'
import { openingSoonEn } from './features/shop/words/opening-soon-en.ts'
import { openingSoonTa } from './features/shop/words/opening-soon-ta.ts'
import { hideClosedShop } from './hide-closed-shop.tsx'
import { setWebContext, type WebContext } from './requests/load-context.ts'
import type { ShopState } from './shop-state.ts'

const details = { ...defaultSettings(blankShopDetails), name: 'Murugan', phone: '+91 98430 12345' }
const whole = '<html><body class="x"><a href="#main">Skip</a><main>Sesame</main></body></html>'

/** Response of the middleware to a request for a path, whose page is `whole`. */
async function open(shopState: ShopState, path: string, params: Record<string, string> = {}) {
  const context = new RouterContextProvider()
  const facts = { shop: { ...details, pictures: {}, icon: '', shareCard: '' }, shopState }
  setWebContext(context, { ...facts, apiUrl: '', publicUrl: 'https://oil.example' } as WebContext)
  const request = new Request(`https://oil.example${path}`)
  const url = new URL(request.url.replace(/\.data(?=$|\?)/, ''))
  const headers = { 'content-type': 'text/html' }
  const next = async () => new Response(whole, { headers })
  const response = await hideClosedShop({ request, url, params, context, pattern: '' }, next)
  return { response, html: await (response as Response).text() }
}

it.each(['/', '/ta', '/products', '/ta/category/x', '/label/x', '/offline', '/a-page-to-come'])(
  'the page %s says of a closed shop that it opens soon, and names nothing of it',
  async (path) => {
    const { response, html } = await open('closed', path)
    expect(response).toMatchObject({ status: 200 })
    for (const words of [openingSoonEn.title, openingSoonTa.title, 'Murugan', 'noindex'])
      expect(html).toContain(words)
    expect(html).not.toContain('Sesame')
    expect(html).not.toMatch(/<script|wa\.me/)
  },
)

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/admin',
  '/admin/a',
  '/preview/x',
])('the address %s is served while the shop is closed', async (path) =>
  expect((await open('closed', path)).html).toBe(whole),
)

it.each(['/robots-txt', '/sitemap/xml', '/adminx', '/preview', '/preview/x/y', '/robots.txt/'])(
  'the address %s is no way around a closed shop',
  async (path) => expect((await open('closed', path)).html).not.toContain('Sesame'),
)

it('an address that leads to no page says the same, with a 404', async () => {
  const { response, html } = await open('closed', '/nothing', { '*': 'nothing' })
  expect(response).toMatchObject({ status: 404 })
  expect(html).toBe((await open('closed', '/')).html)
})

it('a tab that asks for the data of a page is sent to the page itself', async () => {
  const { response, html } = await open('closed', '/products.data?search=oil')
  const { headers } = response as Response
  expect([headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
    '/products?search=oil',
    'true',
  ])
  expect(html).toBe('')
})

it('a preview is whole, under a band behind the link over the header', async () => {
  const { html } = await open('preview', '/ta')
  expect(html).toContain('<main>Sesame</main>')
  expect(html).toMatch(/Skip<\/a><aside [^>]*>/)
  expect(html).toContain(openingSoonTa.notOpen)
  expect((await open('open', '/ta')).html).toBe(whole)
})
