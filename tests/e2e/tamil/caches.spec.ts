import { once } from 'node:events'
import { type IncomingHttpHeaders, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { createRandom } from '../../../api/testing/random.ts'
import { addressIn, isInTamil, type Language } from '../../../contract/language.ts'
import {
  apiPaths,
  apiPrefix,
  fillPath,
  pagePaths,
  productAddress,
  productsAddress,
} from '../../../contract/paths.ts'
import { english } from '../../../web/words/en.ts'
import { tamil } from '../../../web/words/ta.ts'
import { lengthenList } from '../fixtures/long-list.ts'
import { expect, test } from '../fixtures/test.ts'

// Caching of pages that exist in two languages.

test.use({ ownSite: true })
test.beforeEach(({ request }) => lengthenList(request))

const words = { en: english, ta: tamil }
const tags = { en: 'en-IN', ta: 'ta' }
const random = createRandom(34)

type Asked = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> }
type PageResponse = { status: number; headers: IncomingHttpHeaders; body: string }

/** Asks for a path as it is written: `fetch` would put it right. */
async function ask(
  origin: string,
  path: string,
  { method, headers }: Asked = {},
): Promise<PageResponse> {
  const { hostname, port } = new URL(origin)
  const request = send({ hostname, port, path, method, headers }).end()
  const [response] = await once(request, 'response')
  const bytes = await buffer(response)
  const { 'content-encoding': encoding } = response.headers
  const decode = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : undefined
  const body = decode && bytes.length > 0 ? decode(bytes) : bytes
  return { status: response.statusCode ?? 0, headers: response.headers, body: body.toString() }
}

/** Languages of a page: of its document, its layout, and its link preview. */
function readLanguages({ body }: PageResponse) {
  return {
    document: /<html lang="(.*?)"/.exec(body)?.[1],
    layouts: Object.entries(words)
      .filter(([, { shell }]) => body.includes(shell.skip))
      .map(([language]) => language),
    chats: /property="og:locale" content="(\w\w)/.exec(body)?.[1],
  }
}

const allIn = (language: Language) => ({
  document: tags[language],
  layouts: [language],
  chats: language,
})

/** Spellings of the beginning of a Tamil address: all but the first redirect to it. */
const tamilPrefixes = ['/ta', '/TA', '/Ta', '/%74a', '/t%61', '/./ta', '/x/../ta', '//ta', '/%54A/']
/** Beginnings that look like one and are none. */
const otherPrefixes = ['/ta%2f', '/%2574a', '/tamil', '/ta.', '/en', '/en/ta', '/ta%20']

const headersByChance = () => ({
  'accept-language': random.pick(['en-IN', 'ta', 'ta-IN,ta;q=0.9,en;q=0.1', '*', 'fr']),
  'accept-encoding': random.pick(['identity', 'gzip', 'br', 'gzip, br', '*']),
  cookie: random.pick(['lang=ta', 'lang=en; language=ta', 'a=b']),
})

/** Rest of an address after the language: now and then with a slash, or with parameters that no page reads. */
function writeRest(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const slash = random.pick(['', '', '', '/'])
  const unread = random.pick(['', '', 'language=ta', 'ta', 'utm_source=chat'])
  const parameters = [query, unread].filter(Boolean).join('&')
  return path.replace(/^\/$/, '') + slash + (parameters && `?${parameters}`)
}

/** One address of every page, some with parameters. */
async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const list = await (await request.get(`${apiPrefix}${apiPaths.products}?limit=1`)).json()
  const [{ _id, category }] = list.data
  const ofCategory = fillPath(pagePaths.category, { categoryId: category._id })
  const { home, about, products, gallery, contact, orderList, priceList, delivery } = pagePaths
  return [
    ...[home, about, products, gallery, contact, orderList, priceList, delivery],
    ...[`${products}?search=oil`, `${products}?sort=price-asc&page=2`],
    ...[productAddress(_id), productsAddress(category)],
    ...[ofCategory, `${ofCategory}?search=oil`, `${gallery}?category=The%20Press`],
    ...[`${contact}?name=`, `${orderList}?i=${_id}.2`, '/nowhere'],
  ]
}

test('caches keep the pages of two languages apart', async ({ request, site }) => {
  await test.step('each address has its language, whatever is asked beside it, and however (200 pairs)', async () => {
    const addresses = await listAddresses(request)
    const askByChance = async (path: string) => {
      const headers = headersByChance()
      const response = await ask(site.url, path, { headers })
      const { location = '' } = response.headers
      return response.status === 308 ? ask(site.url, location, { headers }) : response
    }
    for (let pair = 0; pair < 200; pair++) {
      const rest = writeRest(random.pick(addresses))
      const paths = {
        en: rest.startsWith('/') ? rest : `/${rest}`,
        ta: random.pick(tamilPrefixes) + rest,
        none: random.pick(otherPrefixes) + rest,
      }
      const order = random.pick([
        ['en', 'ta', 'none'],
        ['ta', 'en', 'none'],
        ['none', 'ta', 'en'],
      ])
      const answers = await Promise.all(
        order.map(async (name) => [name, await askByChance(paths[name as keyof typeof paths])]),
      )
      const found: Record<string, PageResponse> = Object.fromEntries(answers)
      const languages = Object.entries(found).map(([name, response]) => [
        name,
        readLanguages(response),
      ])
      expect({ paths, ...Object.fromEntries(languages) }).toEqual({
        paths,
        en: allIn('en'),
        ta: allIn('ta'),
        none: allIn('en'),
      })
      expect([paths.none, found.none?.status]).toEqual([paths.none, 404])
    }
  })

  await test.step('who has a page gets its pair whole, and a 304 of the page itself alone', async () => {
    const addresses = (await listAddresses(request)).filter(isInTamil)
    expect(addresses).not.toEqual([])
    for (const address of addresses)
      for (const encoding of ['identity', 'gzip', 'br']) {
        const askFor = (path: string, known: string, method: 'GET' | 'HEAD' = 'GET') =>
          ask(site.url, path, {
            method,
            headers: { 'accept-encoding': encoding, 'if-none-match': known },
          })
        const paths = [address, addressIn('ta', address)] as const
        const tags: string[] = []
        for (const path of paths) tags.push(String((await askFor(path, '', 'HEAD')).headers.etag))
        const [english = '', inTamil = ''] = tags
        expect(english).not.toBe(inTamil)
        const own = [await askFor(paths[0], english), await askFor(paths[1], inTamil)]
        expect(own.map(({ status, body }) => [status, body])).toEqual([
          [304, ''],
          [304, ''],
        ])
        const others = [await askFor(paths[0], inTamil), await askFor(paths[1], english)]
        expect(others.map(({ status }) => status)).toEqual([200, 200])
        expect(others.map(({ headers }) => headers.etag)).toEqual(tags)
        expect(others.map(readLanguages)).toEqual([allIn('en'), allIn('ta')])
      }
  })

  await test.step('what a browser asks for to go on to a page is in its language, too', async () => {
    const ofLayout = (path: string) => ({
      en: path.includes('routes/public/layout"'),
      ta: path.includes('routes/public/layout-ta"'),
    })
    for (const address of (await listAddresses(request)).filter(isInTamil))
      for (const language of ['ta', 'en', 'ta'] as const) {
        const [path = '', query] = addressIn(language, address).split('?')
        const data = `${path.replace(/\/$/, '/_')}.data${query ? `?${query}` : ''}`
        const { status, body } = await ask(site.url, data)
        expect([data, status, ofLayout(body)]).toEqual([
          data,
          200,
          { en: language === 'en', ta: language === 'ta' },
        ])
      }
  })

  await test.step('what is below /ta and no page is not found, in Tamil', async () => {
    for (const path of [
      ...[
        '/ta/admin',
        '/ta/admin/login',
        '/ta/api',
        '/ta/api/products',
        '/ta/label',
        '/ta/label/ab12',
      ],
      ...[
        '/ta/sitemap.xml',
        '/ta/robots.txt',
        '/ta/manifest.webmanifest',
        '/ta/assets/a.js',
        '/ta/ta',
      ],
      ...[
        '/ta/uploads/a.jpg',
        '/ta/order-list-worker.js',
        '/ta/nowhere',
        '/ta/.well-known/security.txt',
      ],
    ]) {
      const response = await ask(site.url, path)
      expect([path, response.status, readLanguages(response)]).toEqual([path, 404, allIn('ta')])
    }
  })
})
