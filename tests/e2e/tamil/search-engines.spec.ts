import type { Page } from '@playwright/test'
import { addressIn, isInTamil, languageOfPath } from '../../../contract/language.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
  productsAddress,
  sitemapPath,
} from '../../../contract/paths.ts'
import { type Colleague, hireColleague } from '../fixtures/staff.ts'
import { expect, test } from '../fixtures/test.ts'

// Data for search engines of pages that exist in two languages, or in one.

test.use({ ownSite: true })

/** Texts of products, by which of them are in Tamil. */
const texts = {
  both: { nameTa: 'வேப்ப எண்ணெய்', description: 'Bitter', descriptionTa: 'கசப்பு' },
  descriptionAlone: { description: 'Bitter', descriptionTa: 'கசப்பு' },
  nameAlone: { nameTa: 'வேப்ப எண்ணெய்', description: 'Bitter' },
  nameWithoutDescription: { nameTa: 'வேப்ப எண்ணெய்' },
  none: { description: 'Bitter' },
}

/**
 * Adds a product with each kind of texts, a category with a Tamil name and one without, and a story in English.
 * @returns the products' addresses
 */
async function addMixed(colleague: Colleague): Promise<Record<string, string>> {
  const create = async (path: string, data: object): Promise<string> => {
    const response = await colleague.send('POST', path, data)
    expect(response.status()).toBe(201)
    return (await response.json()).data._id
  }
  const category = await create(apiPaths.categories, { name: 'Seeds', nameTa: 'விதைகள்' })
  await create(apiPaths.categories, { name: 'Cakes' })
  const addresses: Record<string, string> = {}
  for (const [kind, fields] of Object.entries(texts)) {
    const product = { name: `Neem Oil ${kind}`, category, price: 90, ...fields }
    addresses[kind] = productAddress(await create(apiPaths.products, product))
  }
  const story = { aboutText: 'In 1975 …', aboutTextTa: '' }
  expect((await colleague.send('PUT', apiPaths.settings, { story })).status()).toBe(200)
  return addresses
}

/** Addresses of a page by their languages. */
type Alternates = Record<string, string>
type Head = {
  language: string
  canonicals: string[]
  alternates: Alternates
  locales: string[]
  /** Description of the page itself in JSON-LD. */
  itself: { inLanguage: string; url: string }[]
}

/** Reads a page as who runs no script does. */
async function readHead(page: Page, address: string): Promise<Head> {
  const response = await page.request.get(address)
  expect(response.status(), address).toBe(200)
  return page.evaluate(
    (html) => {
      const { head, body, documentElement } = new DOMParser().parseFromString(html, 'text/html')
      const list = (selector: string, name: string) =>
        [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
      const links = list('link[rel=alternate]', 'href')
      const described = [...body.querySelectorAll('script[type="application/ld+json"]')].flatMap(
        (script) => JSON.parse(script.textContent ?? ''),
      )
      return {
        language: documentElement.lang,
        canonicals: list('link[rel=canonical]', 'href'),
        alternates: Object.fromEntries(
          list('link[rel=alternate]', 'hreflang').map((language, at) => [
            language,
            links[at] ?? '',
          ]),
        ),
        locales: list('meta[property^="og:locale"]', 'content'),
        itself: described.flatMap(({ inLanguage, url }) => (inLanguage ? { inLanguage, url } : [])),
      }
    },
    await response.text(),
  )
}

/** Each address of the sitemap, with those of the page in all its languages. */
async function readSitemap(page: Page): Promise<Map<string, Alternates>> {
  const xml = await (await page.request.get(sitemapPath)).text()
  const entries = await page.evaluate((xml) => {
    const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
    return [...documentElement.children].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      alternates: Object.fromEntries(
        [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }))
  }, xml)
  return new Map(entries.map(({ address, alternates }) => [address, alternates]))
}

/** Expected head of a listed page, by its entry in the sitemap. */
function expectedHead(address: string, alternates: Alternates): Head {
  const isTamil = languageOfPath(new URL(address).pathname) === 'ta'
  const [own, other] = isTamil ? ['ta_IN', 'en_IN'] : ['en_IN', 'ta_IN']
  const isPair = Object.keys(alternates).length > 0
  const language = isTamil ? 'ta' : 'en-IN'
  return {
    language,
    itself: [{ inLanguage: language, url: address }],
    canonicals: [address],
    alternates,
    locales: isPair ? [own, other] : [own],
  }
}

test('search engines read which pages are there in Tamil, and how they belong together', async ({
  page,
  request,
  site,
}) => {
  const addresses = await addMixed(await hireColleague(request))
  const listed = await readSitemap(page)

  await test.step('each page of the sitemap is as it is listed, and names its pair as its pair names it', async () => {
    expect(listed.size).toBeGreaterThan(20)
    for (const [address, alternates] of listed) {
      expect([address, await readHead(page, address)]).toEqual([
        address,
        expectedHead(address, alternates),
      ])
      const named = Object.values(alternates)
      expect(named.map((other) => listed.get(other))).toEqual(named.map(() => alternates))
      const pathname = new URL(address).pathname
      expect(named.length === 0 || named.includes(address), address).toBe(true)
      expect(named.length > 0 || languageOfPath(pathname) === 'en', address).toBe(true)
    }
  })

  await test.step('what is listed in English alone has a Tamil page that leads there, and names no pair', async () => {
    const pages = [...listed]
      .filter(([, alternates]) => Object.keys(alternates).length === 0)
      .map(([address]) => address.replace(site.url, ''))
      .filter(isInTamil)
    for (const english of pages) {
      const tamil = addressIn('ta', english)
      expect(listed.has(site.url + tamil), tamil).toBe(false)
      expect([tamil, await readHead(page, tamil)]).toEqual([
        tamil,
        {
          ...expectedHead(site.url + tamil, {}),
          canonicals: [site.url + english],
        },
      ])
    }
  })

  await test.step('a product is listed in Tamil while its description is, or its name where it has none', async () => {
    const inTamil = Object.entries(addresses).filter(([, address]) =>
      [...listed.keys()].some((listedAddress) => listedAddress.endsWith(addressIn('ta', address))),
    )
    expect(inTamil.map(([kind]) => kind)).toEqual([
      'both',
      'descriptionAlone',
      'nameWithoutDescription',
    ])
  })

  await test.step('a link to a Tamil page shows a picture that leads with the Tamil name', async () => {
    const { data } = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=1`)).json()
    const [{ _id, nameTa, category }] = data
    const ofCategory = fillPath(pagePaths.category, { categoryId: category._id })
    for (const [address, name] of [
      [productAddress(_id), nameTa],
      [ofCategory, category.nameTa],
      [productsAddress(category), category.nameTa],
    ] as const) {
      const readCard = async (path: string) => {
        const html = await (await request.get(path)).text()
        const read = (property: string) =>
          new RegExp(`property="${property}" content="(.*?)"`).exec(html)?.[1] ?? ''
        return { image: read('og:image'), alt: read('og:image:alt') }
      }
      const card = await readCard(addressIn('ta', address))
      expect([card.alt.slice(0, name.length), card.image]).toEqual([
        name,
        expect.stringMatching(/-ta\.jpg$/),
      ])
      expect((await readCard(address)).image).toMatch(/\w{20}\.jpg$/)
      const { 'content-type': type, 'cache-control': cache } = (
        await request.get(card.image)
      ).headers()
      expect([type, cache]).toEqual(['image/jpeg', expect.stringContaining('immutable')])
    }
  })
})
