import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../api/testing/api.ts'
import { addCategory } from '../api/testing/categories.ts'
import { limits } from '../contract/limits.ts'
import { fillPath, pagePaths, productAddress, sitemapPath } from '../contract/paths.ts'
import { listSitemapErrors } from '../tools/testing/validate-sitemap.ts'
import { createApi } from '../web/lib/api.ts'
import { makeSitemap } from '../web/lib/sitemap.ts'
import { fetchInProcess } from './fetch-api.ts'

const publicUrl = 'https://oils.example'
const products: string[] = Array.from({ length: limits.sitemap.products + 500 }, () =>
  randomUUIDv7(),
)

let api: TestApi
let category: string

beforeAll(async () => {
  api = await createTestApi('sqlite')
  category = await addCategory(api.db, { name: 'Oils' })
})
afterAll(() => api.close())

const ask = (part: string | null, hasDeliveryZones = false) =>
  makeSitemap(createApi({ fetch: fetchInProcess(api.app), origin: publicUrl }), publicUrl, part, {
    hasDeliveryZones,
  })

/** The addresses of a sitemap that is what its root says. */
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
          ...flags,
          ...times,
        })),
      )
      .execute()
}

it('is one list while the catalogue is small, and an index of parts once it is not', async () => {
  const { home, about, products: all, gallery, contact, priceList } = pagePaths
  const others: string[] = [home, '/ta', about, all, gallery, contact, priceList]
  others.push(fillPath(pagePaths.category, { categoryId: category }))
  const addressesOf = (paths: string[]) => paths.map((path) => publicUrl + path).toSorted()
  expect((await readAddresses('urlset', await ask(null))).toSorted()).toEqual(addressesOf(others))
  const withZones = await readAddresses('urlset', await ask(null, true))
  expect(withZones.toSorted()).toEqual(addressesOf([...others, pagePaths.delivery]))
  await addProducts(products.slice(0, 3))
  const small = [...others, ...products.slice(0, 3).map(productAddress)]
  expect((await readAddresses('urlset', await ask(null))).toSorted()).toEqual(addressesOf(small))
  expect(await ask('2')).toBe(404)

  await addProducts(products.slice(3))
  const parts = await readAddresses('sitemapindex', await ask(null))
  expect(parts).toEqual([1, 2].map((part) => `${publicUrl}${sitemapPath}?part=${part}`))
  const listed: string[] = []
  for (const part of parts) {
    const found = await readAddresses('urlset', await ask(new URL(part).searchParams.get('part')))
    expect(found.length).toBeLessThanOrEqual(50_000)
    listed.push(...found)
  }
  expect(listed.toSorted()).toEqual(addressesOf([...others, ...products.map(productAddress)]))
  for (const wrong of ['0', '3', '1.5', '-1', 'x', '', '1e20', '9'.repeat(15)])
    expect([wrong, await ask(wrong)]).toEqual([wrong, 404])
})
