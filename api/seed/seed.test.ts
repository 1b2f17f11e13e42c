import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GalleryItem } from '../../contract/gallery/gallery.ts'
import { apiPaths } from '../../contract/paths.ts'
import type { Product } from '../../contract/products/product.ts'
import { seededKey } from '../db/meta.ts'
import { emptyTables } from '../db/tables/rows.ts'
import { unavailable } from '../errors.ts'
import type { Images } from '../images/images.ts'
import { deriveOriginals } from '../images/originals.ts'
import { listOriginals } from '../images/repository.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { type SeedRecords, seedRecords } from './seed.ts'

const paint = (background: string) => () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .webp()
    .toBuffer()

const catalogue: SeedRecords = {
  categories: [
    {
      key: 'oils',
      name: 'Oils',
      nameTa: 'எண்ணெய்',
      order: 10,
      showInNav: true,
      picture: paint('gold'),
    },
    { key: 'sesame', name: 'Sesame', parent: 'oils', order: 20, picture: paint('brown') },
  ],
  // A group may have the key of a category.
  groups: [{ key: 'oils', name: 'Oil of all sizes', label: { genericName: 'Oil' } }],
  products: [
    {
      key: 'a',
      name: 'First',
      descriptionTa: 'முதல்',
      category: 'oils',
      group: 'oils',
      price: 320.5,
      picture: paint('yellow'),
    },
    {
      key: 'b',
      name: 'Second',
      category: 'oils',
      subcategory: 'sesame',
      inStock: false,
      picture: paint('yellow'),
      extraPictures: [{ picture: paint('green'), kind: 'seed', alt: 'Sesame', altTa: 'எள்' }],
    },
  ],
  synonyms: [{ label: 'Sesame', terms: ['எள்', 'til'] }],
  gallery: [
    {
      key: 'press',
      title: 'The press',
      titleTa: 'செக்கு',
      description: 'Wood',
      descriptionTa: 'மரம்',
      category: 'Workshop',
      isPopular: true,
      order: 10,
      picture: paint('white'),
    },
    {
      key: 'seeds',
      title: 'Seeds',
      description: 'Sesame',
      category: { category: 'oils', subcategory: 'sesame' },
      order: 20,
      picture: paint('black'),
    },
  ],
}

/** Only three pictures, because each takes a while to derive. */
const few: SeedRecords = {
  ...catalogue,
  categories: catalogue.categories.slice(0, 1),
  products: catalogue.products.slice(0, 1),
  gallery: catalogue.gallery.slice(0, 1),
}

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    const records = [
      'categories',
      'product_groups',
      'products',
      'gallery_items',
      'synonyms',
    ] as const
    await emptyTables(api.db, [...records])
    await api.db.deleteFrom('meta').where('key', '=', seededKey).execute()
  })

  const seed = (what = few) => seedRecords(api, async () => what)
  const list = async <T>(path: string): Promise<T[]> => (await api.call('GET', path)).json().data

  it('the seed fills an empty database with records and their pictures', async () => {
    await seed(catalogue)
    const products = await list<Product>(apiPaths.products)
    expect(products).toMatchObject([
      {
        name: 'First',
        descriptionTa: 'முதல்',
        price: 320.5,
        category: { name: 'Oils', nameTa: 'எண்ணெய்' },
        group: { name: 'Oil of all sizes' },
        inStock: true,
      },
      { name: 'Second', subcategory: { name: 'Sesame' }, inStock: false },
    ])
    const file = await api.ask(String(products[0]?.image))
    expect(file.statusCode).toBe(200)
    const { data } = (await api.call('GET', `${apiPaths.products}/${products[1]?._id}`)).json()
    expect(data.images).toMatchObject([
      { image: products[1]?.image, kind: 'front', alt: '' },
      { kind: 'seed', alt: 'Sesame', altTa: 'எள்' },
    ])
    expect(await list<GalleryItem>(apiPaths.gallery)).toMatchObject([
      {
        title: 'The press',
        titleTa: 'செக்கு',
        descriptionTa: 'மரம்',
        category: 'Workshop',
        isPopular: true,
      },
      { title: 'Seeds', categoryName: 'Oils', subcategory: { name: 'Sesame' } },
    ])
    const synonyms = await api.callAsAdmin('GET', apiPaths.synonyms)
    expect(synonyms.json().data).toMatchObject(catalogue.synonyms)
  })

  it('the seed shows the pictures as they came, and derived ones as soon as they are ready', async () => {
    await seed(catalogue)
    const [shown] = await list<Product>(apiPaths.products)
    expect(shown?.imageSet?.sources.map(({ type }) => type)).toEqual(['image/webp'])
    expect(shown?.imageSet?.preview).toBe(shown?.image)

    await deriveOriginals(api)
    const [derived] = await list<Product>(apiPaths.products)
    expect(derived?.imageSet?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(derived).toEqual({ ...shown, image: derived?.image, imageSet: derived?.imageSet })
    // An open page still requests the original.
    for (const record of [derived, shown])
      expect((await api.ask(String(record?.image))).statusCode).toBe(200)
  })

  it('the seed goes on with pictures where another process has stopped', async () => {
    await seed(catalogue)
    let left = 2
    await deriveOriginals(api, () => left-- === 0)
    expect(await listOriginals(api.db)).toHaveLength(4)
    await Promise.all([deriveOriginals(api), deriveOriginals(api)])
    expect(await listOriginals(api.db)).toEqual([])
  })

  it('the seed tries pictures again that failed, as long as others succeed', async () => {
    await seed(catalogue)
    let failures = 2
    const busy: Images['writeWithUpload'] = async (upload, write) => {
      if (failures-- > 0) throw unavailable()
      return api.images.writeWithUpload(upload, write)
    }
    await deriveOriginals({ db: api.db, images: { ...api.images, writeWithUpload: busy } })
    expect(await listOriginals(api.db)).toEqual([])
  })

  it('the seed is planted once in the life of a database', async () => {
    await Promise.all([seed(), seed()])
    expect(await list(apiPaths.products)).toHaveLength(1)

    for (const { _id } of await list<Product>(apiPaths.products))
      await api.callAsAdmin('DELETE', `${apiPaths.products}/${_id}`)
    await seed()
    expect(await list(apiPaths.products)).toEqual([])
  })

  it('the seed leaves what others have written alone', async () => {
    await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Mine' } })
    await seed()
    expect(await list(apiPaths.categories)).toHaveLength(1)
  })

  it('the seed leaves no record behind when it fails, and can be done again', async () => {
    const broken = { ...few, products: few.products.map((p) => ({ ...p, category: 'nowhere' })) }
    await expect(seed(broken)).rejects.toThrow('nowhere')
    expect(await list(apiPaths.categories)).toEqual([])
    await seed()
    expect(await list(apiPaths.products)).toHaveLength(1)
  })
})
