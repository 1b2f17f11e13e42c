import sharp from 'sharp'
import { seedCatalogue } from '../../api/seed/seed.ts'
import { createTestApi, type TestApi } from '../../api/testing/api.ts'
import type { Product } from '../../contract/products/product.ts'
import { demoCatalogue } from '../../demo/index.ts'

/**
 * The API with the demo's records, each with the same small picture; without its counts of visits,
 * unless `withCounts`, for they take as long as all others.
 */
export async function createDemoShop({ withCounts = false } = {}): Promise<TestApi> {
  const api = await createTestApi('sqlite')
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: 'gold' },
  })
    .webp()
    .toBuffer()
  const pictured = <T extends object>(record: T) => ({ ...record, picture: async () => picture })
  const { categories, products, gallery, counts } = demoCatalogue
  await seedCatalogue(api, async () => ({
    ...demoCatalogue,
    categories: categories.map(pictured),
    products: products.map((product) => ({ ...pictured(product), extraPictures: [] })),
    gallery: gallery.map(pictured),
    sitePictures: [],
    counts: withCounts ? counts : [],
  }))
  return api
}

/** A product of the demo. */
export async function findProduct(api: TestApi, name: string): Promise<Product> {
  const products: Product[] = (await api.call('GET', '/products?limit=100')).json().data
  const product = products.find((candidate) => candidate.name === name)
  if (!product) throw new Error(`The demo has no ${name}`)
  return product
}

/** The id of a main category of the demo. */
export async function findCategoryId(api: TestApi, name: string): Promise<string> {
  const categories: { _id: string; name: string }[] = (
    await api.call('GET', '/categories/main')
  ).json().data
  const category = categories.find((candidate) => candidate.name === name)
  if (!category) throw new Error(`The demo has no ${name}`)
  return category._id
}
