import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import StructuredDataValidator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import type { APIRequestContext } from '@playwright/test'
import { validateManifest } from '@pwabuilder/manifest-validation'
import { HtmlValidate } from 'html-validate'
import robotsParser from 'robots-parser'
import sharp from 'sharp'
import { addressIn, isInTamil, languageOfPath } from '../../contract/language.ts'
import { limits } from '../../contract/limits.ts'
import { apiPrefix, fillPath, pagePaths, productAddress } from '../../contract/paths.ts'
import { listSitemapErrors } from '../../tools/testing/validate-sitemap.ts'
import { expect, test } from './fixtures.ts'

// What machines read of the site, checked by validators. One window is enough: they have none.

/** Its types speak of another kind of module than it is. */
const readRobots = robotsParser as unknown as typeof robotsParser.default

type Listed = { _id: string; name: string }

async function list(request: APIRequestContext, path: string): Promise<Listed[]> {
  return (await (await request.get(apiPrefix + path)).json()).data
}

/** Every kind of page, with the types of data that it describes itself by. */
async function listPages(request: APIRequestContext): Promise<[string, string[]][]> {
  const [category] = await list(request, '/categories/main')
  const [product] = await list(request, '/products?limit=1&search=groundnut oil 500 ml')
  const [alone] = await list(request, '/products?limit=1&search=gift')
  const categoryPath = fillPath(pagePaths.category, { categoryId: category?._id ?? '' })
  return [
    [pagePaths.home, ['LocalBusiness', 'WebPage']],
    [pagePaths.about, ['AboutPage', 'BreadcrumbList', 'LocalBusiness']],
    [pagePaths.products, ['CollectionPage', 'ItemList']],
    [
      `${pagePaths.products}?category=${category?._id}&name=${category?.name}`,
      ['CollectionPage', 'ItemList'],
    ],
    [`${pagePaths.products}?search=nothing-like-it`, ['CollectionPage']],
    [productAddress(product?._id ?? ''), ['BreadcrumbList', 'ItemPage', 'Product', 'ProductGroup']],
    [productAddress(alone?._id ?? ''), ['BreadcrumbList', 'ItemPage', 'Product']],
    [categoryPath, ['BreadcrumbList', 'CollectionPage', 'ItemList']],
    [pagePaths.gallery, ['BreadcrumbList', 'ImageGallery']],
    [`${pagePaths.gallery}?category=The%20Press`, ['BreadcrumbList', 'ImageGallery']],
    [pagePaths.contact, ['ContactPage', 'LocalBusiness']],
    [`${pagePaths.contact}?name=`, ['ContactPage', 'LocalBusiness']],
    [pagePaths.priceList, ['BreadcrumbList', 'WebPage']],
    [pagePaths.delivery, ['BreadcrumbList', 'WebPage']],
    ['/nowhere', []],
    ['/category/nothing', []],
    [pagePaths.adminLogin, []],
  ]
}

/** What is recommended for products, and no food of a small maker has. */
const notThere = [
  'aggregateRating',
  'review',
  'subjectOf',
  'hasCertification',
  'priceValidUntil',
  'audience',
  'color',
  'material',
  'pattern',
  'mpn',
  'gtin',
]

test('every page is valid HTML, and describes itself in valid JSON-LD', async ({ request }) => {
  const html = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
  })
  const [labelled] = await list(request, '/products?limit=1&search=groundnut oil 500 ml')
  const label = fillPath(pagePaths.label, { productId: labelled?._id ?? '' })
  const inEnglish = await listPages(request)
  const inTamil = inEnglish
    .filter(([path]) => isInTamil(path))
    .map(([path, types]): [string, string[]] => [addressIn('ta', path), types])
  const pages: [string, string[]][] = [...inEnglish, ...inTamil, [label, []]]
  for (const [path, types] of pages) {
    const text = await (await request.get(path)).text()
    const { results } = await html.validateString(text)
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect.soft(mistakes, path).toEqual([])

    const found = new WebAutoExtractor({ addLocation: true }).parse(text)
    expect.soft(found.errors, path).toEqual([])
    expect.soft(Object.keys(found.jsonld).sort(), path).toEqual(types)
    const issues = await new StructuredDataValidator().validate(found)
    const ofGroup = types.includes('ProductGroup') ? [] : ['inProductGroupWithID', 'isVariantOf']
    const unknown = issues.filter(
      ({ severity, fieldNames = [] }) =>
        severity === 'ERROR' || ![...notThere, ...ofGroup].includes(fieldNames[0] ?? ''),
    )
    expect.soft(unknown, path).toEqual([])
  }
})

test('a shared link shows a title, words and a JPEG of the right size', async ({
  page,
  request,
  site,
}) => {
  const shared = (await listPages(request)).filter(([path]) => !path.startsWith('/admin'))
  for (const [path] of shared) {
    const head = await page.evaluate(readHead, await (await request.get(path)).text())
    const read = (name: string) => {
      const found = head.metas.filter((meta) => meta.name === name)
      expect.soft(found.length, `${path} ${name}`).toBe(1)
      return found[0]?.content ?? ''
    }
    const { title, canonicals } = head
    expect.soft(title, path).toMatch(/^.+ \| Vaagai Wood-Pressed Oils$/)
    const description = read('description')
    expect.soft(description.length, `${path} ${description}`).toBeGreaterThan(10)
    expect.soft(description.length, `${path} ${description}`).toBeLessThan(220)
    for (const card of ['og', 'twitter']) {
      expect.soft(read(`${card}:title`), path).toBe(title)
      expect.soft(read(`${card}:description`), path).toBe(description)
      expect.soft(read(`${card}:image:alt`), path).not.toBe('')
    }
    expect.soft(read('og:type'), path).toMatch(/^(website|article|product)$/)
    expect.soft(read('og:site_name'), path).toBe('Vaagai Wood-Pressed Oils')
    expect.soft(read('og:locale'), path).toBe('en_IN')
    expect.soft(read('twitter:card'), path).toBe('summary_large_image')
    const isHidden = head.metas.some(({ name }) => name === 'robots')
    expect.soft(canonicals.length, path).toBe(isHidden ? 0 : 1)
    for (const address of canonicals) {
      expect.soft(address, path).toBe(read('og:url'))
      const own = new URL(address, site.url)
      expect
        .soft(`${own.origin}${own.pathname}`, path)
        .toBe(new URL(path, site.url).href.split('?')[0])
    }
    const image = read('og:image')
    expect.soft(read('twitter:image'), path).toBe(image)
    const [, kind] = image.match(/\/cards\/(\w+)\/[\w-]+\/\w+\.jpg$/) ?? []
    expect.soft(kind, path).toBe(cardKindOf(path))
    const response = await request.get(image)
    expect.soft(response.headers()['content-type'], path).toBe('image/jpeg')
    const { format, width, height } = await sharp(await response.body()).metadata()
    expect
      .soft({ format, width, height }, path)
      .toEqual({ format: 'jpeg', ...limits.image.preview })
    expect.soft(read('og:image:type'), path).toBe('image/jpeg')
    expect.soft(read('og:image:width'), path).toBe(`${width}`)
    expect.soft(read('og:image:height'), path).toBe(`${height}`)
  }
})

/** Whose link card a page has; others have the site's picture. */
function cardKindOf(path: string): string | undefined {
  if (path.includes('?product=')) return 'product'
  return /^\/(category\/(?!nothing)|products\?category=)/.test(path) ? 'category' : undefined
}

/** What a page says of itself to who shows a link to it and runs no script; read by a browser. */
function readHead(html: string) {
  const { title, head } = new DOMParser().parseFromString(html, 'text/html')
  return {
    title,
    metas: [...head.querySelectorAll('meta')].map((meta) => ({
      name: meta.getAttribute('property') ?? meta.name,
      content: meta.content,
    })),
    canonicals: [...head.querySelectorAll('link[rel=canonical]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  }
}

test('the sitemap lists every page that robots may read, and no other', async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(await listSitemapErrors('urlset', sitemap)).toEqual([])

  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  const products = await list(request, `/products?limit=${limits.list.maxLimit}`)
  const categories = await list(request, '/categories')
  const {
    home,
    about,
    products: all,
    gallery,
    contact,
    priceList,
    delivery,
    goodToKnow,
  } = pagePaths
  const expected = [
    home,
    about,
    all,
    gallery,
    contact,
    priceList,
    delivery,
    goodToKnow,
    ...categories.map(({ _id }) => fillPath(pagePaths.category, { categoryId: _id })),
    ...products.map(({ _id }) => productAddress(_id)),
  ].map((path) => site.url + path)
  const inEnglish = listed.filter((address) => languageOfPath(new URL(address).pathname) === 'en')
  expect(inEnglish.sort()).toEqual(expected.sort())

  const address = `${site.url}/robots.txt`
  const robots = readRobots(address, await (await request.get(address)).text())
  expect(robots.getSitemaps()).toEqual([`${site.url}/sitemap.xml`])
  for (const page of listed) expect(robots.isAllowed(page, 'Googlebot'), page).toBe(true)
  const card = `${site.url}${apiPrefix}/cards/product/1/a.jpg`
  for (const app of ['Twitterbot', 'facebookexternalhit', 'WhatsApp'])
    expect(robots.isAllowed(card, app), app).toBe(true)
  for (const path of [pagePaths.admin, pagePaths.adminLogin, `${apiPrefix}/products`]) {
    expect(robots.isAllowed(site.url + path, 'Googlebot'), path).toBe(false)
  }
})

test('the API describes itself as it does without its pages', async ({ request }) => {
  const response = await request.get(`${apiPrefix}/docs/json`)
  expect(response.status()).toBe(200)
  const generated = join(import.meta.dirname, '../../api/openapi.generated.json')
  expect(await response.json()).toEqual(JSON.parse(await readFile(generated, 'utf8')))
})

test('the manifest is whole, and its icons are what it says', async ({ request, page }) => {
  await page.goto(pagePaths.home)
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const response = await request.get(address)
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = await response.json()
  const wrong = (await validateManifest(manifest)).filter(
    ({ valid, category }) => !valid && category !== 'optional',
  )
  expect(wrong.map(({ member, errorString }) => `${member}: ${errorString}`)).toEqual([])

  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose: string }[]
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '16x16 any',
    '32x32 any',
    '48x48 any',
    '180x180 any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of drawn) {
    const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`)
  }
  for (const rel of ['icon', 'apple-touch-icon']) {
    const links = await page.locator(`link[rel="${rel}"]`).all()
    expect(links.length, rel).toBeGreaterThan(0)
    for (const link of links)
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  }
})
