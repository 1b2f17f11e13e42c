import { hash } from 'node:crypto'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { indiaDate } from '../../contract/india-time.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'
import { readPdf } from '../testing/read-pdf.ts'

/** Part of the names of all hidden records. */
const marker = 'Xyloquat'
const yesterday = indiaDate(Date.now(), -1)
const tomorrow = indiaDate(Date.now(), 1)

const hidings = [{ hidden: true }, { visibleFrom: tomorrow }, { visibleUntil: yesterday }]

/** Texts and ids that routes may accept, of hidden and of public records. */
type Given = { ids: string[]; texts: string[] }

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  /** Paths of the hidden records, each before its parents. */
  const hidden: string[] = []
  const given: Given = { ids: [], texts: ['Oils', 'Groundnut', marker, marker.slice(0, -1)] }

  async function add(path: string, fields: Record<string, unknown>, image?: number) {
    const texts = Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)]))
    const payload = image ? makeForm(texts, await makeUpload(image)) : fields
    const response = await api.callAsAdmin('POST', path, { payload })
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    const { _id: id } = response.json().data
    given.ids.push(id)
    if (JSON.stringify(fields).includes(marker)) hidden.unshift(`${path}/${id}`)
    return id as string
  }

  beforeAll(async () => {
    api = await createTestApi(engine)
    const group = await add('/product-groups', { name: 'Groundnut Oil' })
    const category = await add('/categories', { name: 'Oils', showInNav: true })
    const common = { category, group, price: 100, packAmount: 1, packUnit: 'l' }
    await add('/products', { name: 'Groundnut', ...common, featured: true, isBestSeller: true })
    await add('/gallery', { title: 'Groundnut', category: 'Mill', isPopular: true }, 1)
    const flags = { featured: true, isBestSeller: true }
    const season = { showInNav: true, image: undefined }
    for (const [at, hiding] of hidings.entries()) {
      const named = (name: string) => ({ name: `${marker} ${name} ${at}`, nameTa: `${marker}` })
      const oil = { ...named('Oil'), ...flags, description: marker, price: 50 }
      await add('/products', { ...oil, ...common, price: 50, ...hiding })
      await add(
        '/gallery',
        { title: `${marker} ${at}`, category: marker, isPopular: true, ...hiding },
        2,
      )
      // Records in a hidden category, in a hidden subcategory, or in a subcategory of a hidden category.
      const main = await add('/categories', { ...named('Main'), ...season, ...hiding })
      const below = await add('/categories', { ...named('Below'), parent: main, showInNav: true })
      const beside = await add('/categories', { ...named('Beside'), parent: category, ...hiding })
      await add('/products', { ...oil, group, category: main })
      await add('/products', { ...oil, group, category: main, subcategory: below })
      await add('/products', { ...oil, group, category, subcategory: beside })
      const item = { ...named('Press'), description: marker, popular: true }
      await add('/gallery', { ...item, category: main }, 3)
      await add('/gallery', { ...item, category, subcategory: beside }, 3)
    }
  })
  afterAll(() => api.close())

  it('the records that only staff see are in no public answer of any route: all are the same bytes for staff, and once they are deleted', async () => {
    const reads = api.routes.filter(isPublicRead)
    const addresses = reads.flatMap((route) => listAddresses(route, given))
    expect(addresses.length).toBeGreaterThan(500)
    const before = await readAll(addresses)
    const withToken = reads
      .filter(({ url }) => !moreForStaff.includes(url))
      .flatMap((route) => lastAdded().flatMap((record) => listAddresses(route, record)))
      .filter((address) => !address.includes('?visibility='))
    expect(withToken.length).toBeGreaterThan(200)
    for (const [address, answer] of await readAll(withToken, api.admin))
      expect([address, answer]).toEqual([address, before.get(address)])
    for (const path of hidden) {
      const { statusCode } = await api.callAsAdmin('DELETE', path)
      expect([path, statusCode]).toEqual([path, 200])
    }
    const after = await readAll(addresses)
    for (const [address, answer] of before) {
      expect([address, answer.text]).toEqual([address, expect.not.stringContaining(marker)])
      expect([address, answer]).toEqual([address, after.get(address)])
    }
  })

  it('the records that only staff see cannot be told by what the public may write: each such route is known here', () => {
    const writes = api.routes.filter(({ method, config }) => {
      const isRead = [method].flat().every((verb) => verb === 'GET' || verb === 'HEAD')
      return !isRead && config?.access === 'public'
    })
    expect(writes.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(publicWrites)
  })

  /** One hidden record of each kind, hidden in each possible way, from those added last. */
  const lastAdded = (): Given[] =>
    given.ids.slice(-10).map((id) => ({ ids: [id], texts: [marker] }))

  async function readAll(addresses: string[], asked: Record<string, string> = {}) {
    const answers = new Map<string, { status: number; text: string; hash: string }>()
    for (const address of new Set(addresses)) {
      // On a busy machine a file may not be drawn in time.
      const response = await vi.waitFor(async () => {
        const answered = await api.ask({ url: address, headers: asked })
        expect([address, answered.statusCode]).not.toEqual([address, 503])
        return answered
      }, 120_000)
      const { statusCode, headers, rawPayload } = response
      expect([address, statusCode]).not.toEqual([address, 500])
      const text = await textOf(String(headers['content-type']), rawPayload)
      answers.set(address, { status: statusCode, text, hash: hash('sha256', rawPayload) })
    }
    return answers
  }
})

async function textOf(type: string, bytes: Buffer): Promise<string> {
  if (type.startsWith('application/pdf')) return (await readPdf(bytes)).pages.join('\n')
  return type.startsWith('image/') ? '' : bytes.toString()
}

/** Routes whose responses always change and show no record. */
const ofTheMoment = [apiPaths.health, apiPaths.ready, apiPaths.backupDownload].map(inApi)

/** Routes of one record or of the settings, which show staff more. */
const moreForStaff = [
  apiPaths.product,
  apiPaths.category,
  apiPaths.galleryItem,
  apiPaths.productGroup,
  apiPaths.settings,
].map(inApi)

/** Public writes; their responses show no product, category or gallery item. */
const publicWrites = [
  apiPaths.join,
  apiPaths.login,
  apiPaths.passkeySignIn,
  apiPaths.passkeySignInOptions,
  apiPaths.counts,
].map((path) => `POST ${inApi(path)}`)

function inApi(path: string): string {
  return apiPrefix + path
}

function isPublicRead({ method, url, config }: RouteOptions): boolean {
  const isRead = [method].flat().includes('GET') && config?.access === 'public'
  return isRead && !ofTheMoment.includes(url)
}

/** Values for every parameter that a route of the API may read; new parameters must be added here. */
function valuesOf({ ids, texts }: Given): Record<string, string[]> {
  return {
    id: ids,
    category: [...ids, ...texts],
    subcategory: ids,
    group: ids,
    ids: [ids.join(','), ...ids],
    search: texts,
    file: ['0.jpg', '0-ta.jpg', 'icon-192.png'],
    slot: ['logo', 'hero'],
    code: ['none'],
    visibility: ['public', 'all', 'hidden', 'scheduled', 'ended'],
    sizes: ['together'],
    lang: ['en', 'ta', 'both'],
    texts: ['en', 'ta'],
    exact: ['true'],
    featured: ['true'],
    inStock: ['true'],
    isBestSeller: ['true'],
    stock: ['in'],
    stockDue: ['false'],
    hasImage: ['false', 'true'],
    hasDescription: ['true'],
    hasTamil: ['true'],
    minPrice: ['10'],
    maxPrice: ['60'],
    sort: ['price-asc', 'newest'],
    page: ['1', '2'],
    limit: ['1', '50'],
  }
}

/** Every address of a route: each value in its path, alone and with each value of each query parameter. */
function listAddresses({ url, schema }: RouteOptions, given: Given): string[] {
  const values = valuesOf(given)
  const require = (name: string) => {
    const found = values[name]
    if (!found) throw new Error(`Say here what ${url} may take as ${name}`)
    return found
  }
  let paths = [url]
  for (const [, name = ''] of url.matchAll(/:(\w+)/g))
    paths = paths.flatMap((path) =>
      require(name).map((value) => path.replace(`:${name}`, encodeURIComponent(value))),
    )
  const { querystring } = schema ?? {}
  const names =
    querystring instanceof z.ZodType
      ? Object.keys(z.toJSONSchema(querystring, { unrepresentable: 'any' }).properties ?? {})
      : []
  const queries = names.flatMap((name) =>
    require(name).map((value) => `?${name}=${encodeURIComponent(value)}`),
  )
  return paths.flatMap((path) => [path, ...queries.map((query) => path + query)])
}
