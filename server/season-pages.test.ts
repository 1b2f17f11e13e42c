import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { mountApi } from '../api/app.ts'
import { openDatabase } from '../api/db/database.ts'
import type { Database } from '../api/db/schema.ts'
import { createServer } from '../api/http/create-server.ts'
import { createTestApi, type TestApi } from '../api/testing/api.ts'
import { makeForm } from '../api/testing/multipart.ts'
import { makeUpload } from '../api/testing/pictures/pictures.ts'
import { hourMs } from '../contract/durations.ts'
import { startOfIndiaDay } from '../contract/india-time.ts'
import { addressIn } from '../contract/language.ts'
import { apiPaths, fillPath, pagePaths, productAddress, sitemapPath } from '../contract/paths.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'
import { webPlugin } from '../web/server.ts'
import { fetchInProcess } from './fetch-api.ts'
import { createSettingsReader } from './read-settings.ts'

const day = '2027-04-14'
const season = { visibleFrom: day, visibleUntil: day }
/** Part of the names, in both languages, of everything with this season. */
const marker = 'Xyloquat'

let api: TestApi
/** Another process on the same database. */
let other: { app: FastifyInstance; db: Database }
let paths: string[]
/** Addresses in the sitemap that come and go with the season. */
let listed: string[]
beforeAll(async () => {
  await ensureBuilt()
  api = await createTestApi('sqlite')
  const db = await openDatabase(api.env)
  const app = createServer(api.env)
  await mountApi(app, { env: api.env, db, images: api.images })
  other = { app, db }
  for (const server of [api.app, app]) await mountPages(server)
  app.lifecycle.stage = 'ready'
  await app.ready()

  const names = { name: marker, nameTa: marker }
  const category = await add('/categories', { ...names, showInNav: true, ...season })
  const always = await add('/categories', { name: 'Oils', nameTa: 'எண்ணெய்' })
  const inside = await add('/products', { ...names, category, featured: true, price: 5 })
  const own = await add('/products', { ...names, category: always, price: 7, ...season })
  const item = { title: marker, titleTa: marker, category: 'Mill', ...season }
  await add('/gallery', makeForm(item, await makeUpload(1)))
  const addressOf = (categoryId: string) => fillPath(pagePaths.category, { categoryId })
  const { home, products, gallery, priceList } = pagePaths
  const labels = [inside, own].map((productId) => fillPath(pagePaths.label, { productId }))
  listed = [addressOf(category), productAddress(inside), productAddress(own)]
  const ofList = `${products}?category=${category}`
  paths = [home, products, gallery, priceList, addressOf(always), ofList, ...labels, ...listed]
  paths.push(...paths.map((path) => addressIn('ta', path)))
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await other.app.close()
  await other.db.destroy()
  await api.close()
})

async function mountPages(server: FastifyInstance): Promise<void> {
  const { env } = api
  const fetchApi = fetchInProcess(server)
  await server.register(webPlugin, { env, fetchApi, readSettings: createSettingsReader(env.shop) })
}

async function add(path: string, payload: object): Promise<string> {
  const response = await api.callAsAdmin('POST', path, { payload })
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
  return response.json().data._id
}

/** Pages of a process that show records with a season, and their ETags; each is requested again, from the cache. */
async function listShowing(app: FastifyInstance) {
  const showing: string[] = []
  const tags = new Map<string, unknown>()
  for (const path of [...paths, ...paths]) {
    const { statusCode, body, headers } = await app.inject(path)
    if (statusCode === 200 && body.includes(`>${marker}`)) showing.push(path)
    tags.set(path, headers.etag)
  }
  return { showing, tags }
}

it('every page, in both languages and processes, shows what has a season from midnight in India to midnight, without a write', async () => {
  const [start, end] = [startOfIndiaDay(day), startOfIndiaDay('2027-04-15')]
  const everywhere = [...paths, ...paths]
  const seen: Awaited<ReturnType<typeof listShowing>>[] = []
  for (const [now, shown] of [
    [start - 1000, []],
    [start + 1000, everywhere],
    [end - 1000, everywhere],
    [end + 1000, []],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (const app of [api.app, other.app]) {
      const found = await listShowing(app)
      expect(found.showing).toEqual(shown)
      seen.push(found)
    }
  }
  const tagsOf = (path: string) => seen.map(({ tags }) => tags.get(path))
  for (const path of [pagePaths.home, pagePaths.products, pagePaths.priceList]) {
    const [before, , opened] = tagsOf(path)
    expect(opened, path).not.toBe(before)
  }
})

it('the sitemap lists what has a season on that day alone, whatever was kept of the day before', async () => {
  const seen: number[] = []
  for (const midnight of [day, '2027-04-15'].map(startOfIndiaDay))
    for (const now of [midnight - 1000, midnight + 1000]) {
      vi.useFakeTimers({ toFake: ['Date'], now })
      for (const app of [api.app, other.app]) {
        const { body } = await app.inject(sitemapPath)
        seen.push(listed.filter((path) => body.includes(`${path}</loc>`)).length)
      }
    }
  expect(seen).toEqual([0, 0, 3, 3, 3, 3, 0, 0])
})

it('a page is made anew when a notice ends, whatever was cached of it before', async () => {
  const until = startOfIndiaDay(day) + 12 * hourMs
  const notice = { text: 'A few hours more', until: new Date(until).toISOString() }
  const saved = await api.callAsAdmin('PUT', apiPaths.settings, { payload: { notice } })
  expect(saved.statusCode).toBe(200)
  const { about } = pagePaths
  for (const [now, isShown] of [
    [until - 1000, true],
    [until + 1000, false],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (const app of [api.app, other.app, api.app, other.app])
      expect((await app.inject(about)).body.includes(notice.text)).toBe(isShown)
  }
})
