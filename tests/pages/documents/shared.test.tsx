// @vitest-environment node
import { validateManifest } from '@pwabuilder/manifest-validation'
import robotsParser from 'robots-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveOriginals } from '../../../api/images/originals.ts'
import type { TestApi } from '../../../api/testing/api.ts'
import { previewSize } from '../../../contract/images/preview-size.ts'
import { languageOfPath } from '../../../contract/language.ts'
import { limits } from '../../../contract/limits.ts'
import { apiPrefix, fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import { listSitemapErrors } from '../../../tools/testing/validate-sitemap.ts'
import { createDemoShop } from '../fixtures/demo-shop.ts'
import { openDocument } from '../fixtures/open-document.ts'
import { listDescribedPages } from './described-pages.ts'

// Data of the site for chats, search engines and home screens.

let api: TestApi
beforeAll(async () => {
  api = await createDemoShop()
  await deriveOriginals(api)
})
afterAll(() => api.close())

const siteName = 'Vaagai Wood-Pressed Oils'

/** The head of a page, as who shows a link to it reads that. */
async function readHead(path: string) {
  const { document } = await openDocument(api, path)
  const all = [...document.querySelectorAll('meta')].map(
    (meta) => [meta.getAttribute('property') ?? meta.name, meta.content] as const,
  )
  return {
    title: document.title,
    isHidden: all.some(([name]) => name === 'robots'),
    canonicals: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    /** The only meta of this name. */
    read(name: string): string {
      const [found, ...others] = all.filter(([own]) => own === name)
      expect.soft([name, others], path).toEqual([name, []])
      return found?.[1] ?? ''
    },
  }
}

const listSharedPages = async () =>
  (await listDescribedPages(api)).map(([path]) => path).filter((path) => !path.startsWith('/admin'))

it('A shared link shows a title and words, and leads to the page itself', async () => {
  for (const path of await listSharedPages()) {
    const { title, isHidden, canonicals, read } = await readHead(path)
    expect.soft(title, path).toMatch(/^.+ \| Vaagai Wood-Pressed Oils$/)
    const description = read('description')
    expect.soft(description, path).toMatch(/^.{11,219}$/s)
    for (const card of ['og', 'twitter']) {
      expect.soft(read(`${card}:title`), path).toBe(title)
      expect.soft(read(`${card}:description`), path).toBe(description)
      expect.soft(read(`${card}:image:alt`), path).not.toBe('')
    }
    expect.soft(read('og:type'), path).toMatch(/^(website|article|product)$/)
    expect.soft([read('og:site_name'), read('og:locale')], path).toEqual([siteName, 'en_IN'])
    expect.soft(read('twitter:card'), path).toBe('summary_large_image')
    expect.soft(canonicals, path).toEqual(isHidden ? [] : [read('og:url')])
    for (const address of canonicals) {
      const { origin, pathname } = new URL(address ?? '')
      expect.soft(origin + pathname, path).toBe(api.env.publicUrl + path.replace(/\?.*/, ''))
    }
  }
})

/** Record whose link card a page has; others have the site's picture. */
function cardKindOf(path: string): string | undefined {
  if (path.includes('?product=')) return 'product'
  return /^\/(category\/(?!nothing)|products\?category=)/.test(path) ? 'category' : undefined
}

it('A shared link shows a JPEG of the right size', async () => {
  for (const path of await listSharedPages()) {
    const { read } = await readHead(path)
    const image = read('og:image')
    expect.soft(read('twitter:image'), path).toBe(image)
    const [, kind] = image.match(/\/cards\/(\w+)\/[\w-]+\/\w+\.jpg$/) ?? []
    expect.soft(kind, path).toBe(cardKindOf(path))
    const response = await api.ask(image.replace(api.env.publicUrl, ''))
    expect.soft(response.headers['content-type'], `${path} ${image}`).toBe('image/jpeg')
    const { format, width, height } = await sharp(response.rawPayload).metadata()
    expect.soft({ format, width, height }, path).toEqual({ format: 'jpeg', ...previewSize })
    expect
      .soft([read('og:image:type'), read('og:image:width'), read('og:image:height')], path)
      .toEqual(['image/jpeg', `${width}`, `${height}`])
  }
})

const listIds = async (path: string): Promise<string[]> =>
  (await api.call('GET', path)).json().data.map(({ _id }: { _id: string }) => _id)
const readSitemap = async () => (await openDocument(api, '/sitemap.xml')).html
const readAddresses = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

it('The sitemap lists every page, and no other', async () => {
  const sitemap = await readSitemap()
  expect(await listSitemapErrors('urlset', sitemap)).toEqual([])
  const { home, about, products, gallery, contact, priceList, delivery, goodToKnow } = pagePaths
  const expected = [
    ...[home, about, products, gallery, contact, priceList, delivery, goodToKnow],
    ...(await listIds('/categories')).map((categoryId) =>
      fillPath(pagePaths.category, { categoryId }),
    ),
    ...(await listIds(`/products?limit=${limits.list.maxLimit}`)).map(productAddress),
  ].map((path) => api.env.publicUrl + path)
  const inEnglish = readAddresses(sitemap).filter(
    (address) => languageOfPath(new URL(address).pathname) === 'en',
  )
  expect(inEnglish.sort()).toEqual(expected.sort())
})

it('Robots may read what the sitemap lists and the cards of links, and nothing of the staff', async () => {
  const { publicUrl } = api.env
  const address = `${publicUrl}/robots.txt`
  const robots = robotsParser(address, (await openDocument(api, '/robots.txt')).html)
  expect(robots.getSitemaps()).toEqual([`${publicUrl}/sitemap.xml`])
  for (const page of readAddresses(await readSitemap()))
    expect(robots.isAllowed(page, 'Googlebot'), page).toBe(true)
  const card = `${publicUrl}${apiPrefix}/cards/product/1/a.jpg`
  for (const app of ['Twitterbot', 'facebookexternalhit', 'WhatsApp'])
    expect(robots.isAllowed(card, app), app).toBe(true)
  for (const path of [pagePaths.admin, pagePaths.adminLogin, `${apiPrefix}/products`])
    expect(robots.isAllowed(publicUrl + path, 'Googlebot'), path).toBe(false)
})

type Icon = { src: string; sizes: string; type: string; purpose: string }

async function expectValid(manifest: object) {
  const wrong = (await validateManifest(manifest)).filter(
    ({ valid, category }) => !valid && category !== 'optional',
  )
  expect(wrong.map(({ member, errorString }) => `${member}: ${errorString}`)).toEqual([])
}

async function expectDrawn(drawn: Icon[]) {
  for (const { src, sizes } of drawn) {
    const { format, width, height } = await sharp((await api.ask(src)).rawPayload).metadata()
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`)
  }
}

it('The manifest is whole, and its icons are what it says', async () => {
  const { document } = await openDocument(api, pagePaths.home)
  const address = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
  const { headers, html } = await openDocument(api, address)
  expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(html)
  await expectValid(manifest)
  const drawn = (manifest.icons as Icon[]).filter(({ type }) => type === 'image/png')
  const squares = ['16', '32', '48', '180', '192', '512'].map((side) => `${side}x${side} any`)
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    ...squares,
    '512x512 maskable',
  ])
  const inTabs = [...document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')]
  expect(inTabs.length).toBeGreaterThan(1)
  for (const src of [
    ...drawn.map(({ src }) => src),
    ...inTabs.map((it) => it.getAttribute('href')),
  ])
    expect((await api.ask(src ?? '')).statusCode, src ?? '').toBe(200)
  await expectDrawn(drawn)
})
