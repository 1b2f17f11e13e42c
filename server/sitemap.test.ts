import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApi, type TestApi } from '../api/testing/api.ts'
import { addCategory } from '../api/testing/categories.ts'
import type { DeliveryZone } from '../contract/delivery/delivery.ts'
import { startOfIndiaDay } from '../contract/india-time.ts'
import { addressIn, isInTamil } from '../contract/language.ts'
import { limits } from '../contract/limits.ts'
import { fillPath, pagePaths, productAddress, sitemapPath } from '../contract/paths.ts'
import { defaultSettings } from '../contract/settings/defaults.ts'
import type { ShopDetails } from '../contract/settings/shop-details.ts'
import { listSitemapErrors } from '../tools/testing/validate-sitemap.ts'
import { createApi } from '../web/requests/api.ts'
import { makeSitemap } from '../web/seo/sitemap.ts'
import { fetchInProcess } from './fetch-api.ts'

/** With the longest possible host name. */
const publicUrl = `https://${`${'o'.repeat(60)}.`.repeat(4)}example`
const products: string[] = Array.from({ length: limits.sitemap.products + 500 }, () =>
  randomUUIDv7(),
)
/** These addresses come last, so that the first part is as long as possible. */
const productsInEnglish = products.slice(-100)

const settings = defaultSettings({} as ShopDetails)
const zone: DeliveryZone = {
  name: 'Near',
  nameTa: '',
  prefixes: ['641'],
  slabs: [{ upTo: 5000, charge: 60 }],
  days: [1, 2],
  by: '',
}
const withZones = { ...settings, delivery: { ...settings.delivery, zones: [zone] } }

let api: TestApi
/** Its name is in both languages, or in English alone. */
let category: string
let categoryInEnglish: string

beforeAll(async () => {
  api = await createTestApi('sqlite')
  category = await addCategory(api.db, { name: 'Oils', name_ta: 'எண்ணெய்' })
  categoryInEnglish = await addCategory(api.db, { name: 'Sweets' })
})
afterAll(() => api.close())

const ask = (part: string | null, site: Parameters<typeof makeSitemap>[3] = settings) => {
  const fetch = fetchInProcess(api.app)
  return makeSitemap(createApi({ fetch, origin: publicUrl }), publicUrl, part, site)
}

const categoryAddress = (categoryId: string) => fillPath(pagePaths.category, { categoryId })
/** An address, and its Tamil form if there is such a page. */
const inBoth = (path: string) => (isInTamil(path) ? [path, addressIn('ta', path)] : [path])
const inOrder = (paths: string[]) => paths.map((path) => publicUrl + path).toSorted()

const { home, about, products: all, gallery, contact, priceList } = pagePaths
const listOthers = () => [
  ...[home, about, all, gallery, contact, priceList, categoryAddress(category)].flatMap(inBoth),
  categoryAddress(categoryInEnglish),
]

/** Addresses of a sitemap, checked to be of the kind that its root says. */
async function readAddresses(
  root: 'urlset' | 'sitemapindex',
  xml: string | number,
): Promise<string[]> {
  const contents = String(xml)
  expect(contents).toContain(`<${root} `)
  expect(await listSitemapErrors(root, contents)).toEqual([])
  return [...contents.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

async function addProducts(ids: string[]): Promise<void> {
  const now = Date.now()
  const times = { created_at: now, updated_at: now }
  const names = { name: 'Oil', name_key: 'oil' }
  const texts = { description: '', size: '', benefits: '', ...names }
  const flags = { featured: 0, in_stock: 1, is_best_seller: 0 } as const
  for (let start = 0; start < ids.length; start += 500)
    await api.db
      .insertInto('products')
      .values(
        ids.slice(start, start + 500).map((id) => ({
          id,
          number: products.indexOf(id),
          category_id: category,
          price: 100,
          ...texts,
          name_ta: productsInEnglish.includes(id) ? '' : 'எண்ணெய்',
          ...flags,
          ...times,
        })),
      )
      .execute()
}

it('the sitemap lists the pages that exist, the one of delivery where there are zones', async () => {
  const listed = async (site?: Parameters<typeof ask>[1]) =>
    (await readAddresses('urlset', await ask(null, site))).toSorted()
  expect(await listed()).toEqual(inOrder(listOthers()))
  const more = inBoth(pagePaths.delivery)
  expect(await listed(withZones)).toEqual(inOrder([...listOthers(), ...more]))
})

it('the sitemap lists the story in Tamil while its text is in Tamil, or the site’s own', async () => {
  const isListed = async (aboutText: string, aboutTextTa: string) => {
    const story = { ...settings.story, aboutText, aboutTextTa }
    const addresses = await readAddresses('urlset', await ask(null, { ...settings, story }))
    return addresses.includes(publicUrl + addressIn('ta', about))
  }
  expect(await isListed('', '')).toBe(true)
  expect(await isListed('In 1975', '1975-இல்')).toBe(true)
  expect(await isListed('In 1975', '')).toBe(!isInTamil(about))
})

it('the sitemap lists a product and a category in their season alone, whatever was cached', async () => {
  const day = '2027-01-01'
  const season = { visible_from: day, visible_until: day }
  const inSeason = await addCategory(api.db, { name: 'Gifts' })
  await api.db.updateTable('categories').set(season).where('id', '=', inSeason).execute()
  await addProducts(productsInEnglish.slice(0, 1))
  await api.db.updateTable('products').set(season).execute()
  const wanted = [categoryAddress(inSeason), ...productsInEnglish.slice(0, 1).map(productAddress)]
  const listed = async (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const addresses = await readAddresses('urlset', await ask(null))
    return wanted.map((path) => addresses.includes(publicUrl + path))
  }
  onTestFinished(() => void vi.useRealTimers())
  const [first, last] = [startOfIndiaDay(day), startOfIndiaDay('2027-01-02') - 1]
  const seen = [await listed(first - 1), await listed(first), await listed(last)]
  expect([...seen, await listed(last + 1)].map(String)).toEqual(
    [false, true, true, false].map((isListed) => String([isListed, isListed])),
  )
  await api.db.deleteFrom('products').execute()
  await api.db.deleteFrom('categories').where('id', '=', inSeason).execute()
})

it('the sitemap is one list while the catalogue is small, and an index of parts once it is not', async () => {
  await addProducts(products.slice(0, 3))
  const small = [...listOthers(), ...products.slice(0, 3).map(productAddress).flatMap(inBoth)]
  expect((await readAddresses('urlset', await ask(null))).toSorted()).toEqual(inOrder(small))
  expect(await ask('2')).toBe(404)

  await addProducts(products.slice(3))
  const parts = await readAddresses('sitemapindex', await ask(null))
  expect(parts).toEqual([1, 2].map((part) => `${publicUrl}${sitemapPath}?part=${part}`))
  const listed: string[] = []
  for (const part of parts) {
    const xml = await ask(new URL(part).searchParams.get('part'))
    expect(String(xml).length).toBeLessThanOrEqual(50 * 1024 * 1024)
    const found = await readAddresses('urlset', xml)
    expect(found.length).toBeLessThanOrEqual(50_000)
    listed.push(...found)
  }
  const others = products.filter((id) => !productsInEnglish.includes(id))
  const everything = [
    ...listOthers(),
    ...productsInEnglish.map(productAddress),
    ...others.map(productAddress).flatMap(inBoth),
  ]
  expect(listed.toSorted()).toEqual(inOrder(everything))
  for (const wrong of ['0', '3', '1.5', '-1', 'x', '', '1e20', '9'.repeat(15)])
    expect([wrong, await ask(wrong)]).toEqual([wrong, 404])
})
