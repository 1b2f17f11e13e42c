import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressIn } from '../contract/language.ts'
import {
  adminPath,
  apiPaths,
  apiPrefix,
  fillPath,
  publicPaths,
  sitemapPath,
} from '../contract/paths.ts'
import { administrator, startSite } from '../tests/e2e/fixtures/site.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'
import { productsEn } from '../web/features/products/words/en.ts'
import { productsTa } from '../web/features/products/words/ta.ts'
import { orderListEn } from '../web/order-list/words/en.ts'
import routes from '../web/routes.ts'

/** Part of the names of everything that is hidden. */
const marker = 'Xyloquat'

let site: Awaited<ReturnType<typeof startSite>>
let dataDir: string
let authorization = ''
/** Hidden products: one by itself, and one through its category. */
const ids = { category: '', products: [] as string[] }
beforeAll(async () => {
  await ensureBuilt()
  dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  site = await startSite(dataDir, { BACKUP_EVERY: 'off' })
  authorization = `Bearer ${(await post(apiPaths.login, administrator)).token}`
  const { data } = await (await get(apiPrefix + apiPaths.products)).json()
  const season = { visibleFrom: '2999-01-01' }
  const named = { name: `${marker} Oil`, description: marker, featured: true, isBestSeller: true }
  ids.category = (await post(apiPaths.categories, { name: marker, showInNav: true, ...season }))._id
  const { category, group } = data[0]
  const inside = { ...named, category: ids.category }
  const alone = { ...named, category: category._id, group: group?._id, hidden: true }
  for (const fields of [inside, alone])
    ids.products.push((await post(apiPaths.products, fields))._id)
})
afterAll(async () => {
  await site.kill()
  await rm(dataDir, { recursive: true, force: true })
})

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  const response = await fetch(site.url + apiPrefix + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await response.json()).data
}

const get = (path: string) => fetch(new URL(path, site.url))

function listAsking() {
  const asking = [
    ...ids.products.map((id) => `${publicPaths.products}?product=${id}`),
    `${publicPaths.products}?category=${ids.category}`,
    `${publicPaths.products}?search=${marker.slice(0, -1)}`,
    `${publicPaths.orderList}?i=${ids.products.map((id) => `${id}.2`).join('~')}`,
  ]
  return asking
}

it('a page or file that a visitor can open names nothing that is hidden, in either language', async () => {
  // Fails for a page with a new parameter, which must be added here.
  const plain = listPaths(routes as RouteConfigEntry[])
    .filter((path) => !`${path}/`.startsWith(`${adminPath}/`) && !path.includes('*'))
    .flatMap((path) =>
      ids.products.map((productId) =>
        fillPath(path, { productId, categoryId: ids.category, code: 'none' }),
      ),
    )
  expect(plain).toContain(`/ta${publicPaths.products}`)
  const asking = listAsking()
  const pages = [...plain, ...asking.flatMap((path) => [path, addressIn('ta', path)])]
  for (const path of new Set(pages.flatMap((path) => [path, dataOf(path)]))) {
    const page = await get(path)
    const text = await page.text()
    expect(page.status, path).toBeLessThan(500)
    expect([path, text.includes(marker)]).toEqual([path, false])
    if (path === sitemapPath)
      for (const id of [...ids.products, ids.category]) expect(text).not.toContain(id)
  }
})

async function expectNotOffered(link: string, words: typeof productsEn) {
  const page = await get(link)
  const text = await page.text()
  expect([link, page.status, text.includes(words.notOffered)]).toEqual([link, 404, true])
  expect(text, link).toMatch(/<article/)
  expect(text, link).toContain('noindex')
  expect(text, link).not.toContain(words.search.none)
}

it('an old link says what became of its product, with other products, and finds nothing there', async () => {
  const [product = ''] = ids.products
  for (const [language, words] of [
    ['en', productsEn],
    ['ta', productsTa],
  ] as const) {
    const link = addressIn(language, `${publicPaths.products}?product=${product}`)
    const page = await get(link)
    const text = await page.text()
    expect([link, page.status, text.includes(words.notOffered)]).toEqual([link, 404, true])
    expect(text).toMatch(/<article/)
    expect(text).toContain('noindex')
  }
})

it('an old link of a category says what became of it, with other products', async () => {
  const [product = ''] = ids.products
  const { category } = publicPaths
  const ofCategory = `${publicPaths.products}?category=${ids.category}`
  for (const [language, words] of [
    ['en', productsEn],
    ['ta', productsTa],
  ] as const)
    for (const path of [
      fillPath(category, { categoryId: ids.category }),
      ofCategory,
      `${ofCategory}&search=oil&page=2`,
      `${ofCategory}&name=Groundnut%20Oil&product=${product}`,
    ]) {
      const link = addressIn(language, path)
      await expectNotOffered(link, words)
    }
})

it('an old label is not found, and an old link of a list says what is gone', async () => {
  const [product = ''] = ids.products
  const { label, category } = publicPaths
  for (const path of [
    fillPath(label, { productId: product }),
    fillPath(category, { categoryId: ids.category }),
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  const list = await (await get(`${publicPaths.orderList}?i=${product}.2`)).text()
  expect(list).toContain(orderListEn.noLongerOffered)
})

/** The paths of all routes below these, from the root on. */
function listPaths(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const whole = path === undefined ? above : `${above}/${path}`
    const own = index || (path !== undefined && children.length === 0) ? [whole || '/'] : []
    return [...own, ...listPaths(children, whole)]
  })
}

/** Address of the data that a browser requests when it opens the page from another one. */
function dataOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`
}
