import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { categoryCreateSchema } from '../contract/categories/category.ts'
import { galleryMainCreateSchema, gallerySimpleCreateSchema } from '../contract/gallery/gallery.ts'
import { productGroupCreateSchema } from '../contract/groups/group.ts'
import { allergens } from '../contract/labels/label.ts'
import { findLabelWarnings, findMissing } from '../contract/labels/label-rules.ts'
import { limits } from '../contract/limits.ts'
import { readPack } from '../contract/packs/read-pack.ts'
import { productPictureCreateSchema } from '../contract/pictures/picture.ts'
import { productCreateSchema } from '../contract/products/product.ts'
import { synonymCreateSchema } from '../contract/search/synonym.ts'
import { savedSettingsSchema } from '../contract/settings/settings.ts'
import { demoRecords } from './index.ts'

const { categories, groups, products, gallery, synonyms, settings } = demoRecords
const keysOf = (records: { key: string }[]) => records.map(({ key }) => key)
const isOil = ({ name }: { name: string }) => / Oil\b/.test(name)
const subcategoriesOf = (key: string) => categories.filter(({ parent }) => parent === key)
const parentOf = (key?: string) => categories.find((category) => category.key === key)?.parent

function expectValid(schema: z.ZodType, record: unknown) {
  expect(schema.safeParse(record).error?.issues).toBeUndefined()
}

describe('records', () => {
  it.each([
    ['categories', categories.map(({ name, parent }) => `${parent} ${name}`.toLowerCase())],
    ['groups', groups.map(({ name }) => name.toLowerCase())],
    ['products', products.map(({ name }) => name.toLowerCase())],
    ['gallery', gallery.map(({ title }) => title.toLowerCase())],
  ])('the demo’s records name each of the %s once', (_, names) => {
    expect(new Set(names).size).toBe(names.length)
  })

  it('the demo’s records have keys of their own', () => {
    for (const records of [categories, groups, products, gallery]) {
      expect(new Set(keysOf(records)).size).toBe(records.length)
    }
  })

  it.each(categories)('category $key keeps the contract', (category) => {
    expectValid(categoryCreateSchema, category)
    expect(parentOf(category.parent)).toBeUndefined()
    const before = keysOf(categories.slice(0, categories.indexOf(category)))
    expect([undefined, ...before]).toContain(category.parent)
  })

  it.each(products)('product $key keeps the contract', (product) => {
    expectValid(productCreateSchema, product)
    expect(product.originalPrice ?? product.price).toBeGreaterThanOrEqual(product.price)
    expect(keysOf(categories)).toContain(product.category)
    expect([undefined, ...keysOf(groups)]).toContain(product.group)
    expect([undefined, ...keysOf(subcategoriesOf(product.category))]).toContain(product.subcategory)
  })

  it('the demo’s records show some products in several pictures, with what each shows in both languages', async () => {
    const extraPictures = products.flatMap((product) => product.extraPictures)
    expect(products.filter((product) => product.extraPictures.length > 0).length).toBeGreaterThan(1)
    for (const { picture, ...words } of extraPictures) {
      expectValid(productPictureCreateSchema, words)
      expect(words).toMatchObject({
        alt: expect.anything(),
        altTa: expect.stringMatching(/\p{sc=Tamil}/u),
      })
      expect((await sharp(await picture()).metadata()).format).toBe('webp')
    }
  })

  it.each(products.filter(({ packAmount }) => packAmount))(
    'the size of product $key says what its pack holds',
    ({ size, packAmount, packUnit }) => {
      expect(readPack(size)).toMatchObject({ packAmount, packUnit })
    },
  )

  it.each(gallery.filter(({ category }) => typeof category === 'string'))(
    'gallery item $key keeps the contract of the main shape',
    (item) => {
      expectValid(galleryMainCreateSchema, item)
    },
  )

  const simple = gallery.flatMap(({ category, ...item }) =>
    typeof category === 'string' ? [] : [{ ...item, ...category }],
  )
  it.each(simple)('gallery item $key keeps the contract of the simple shape', (item) => {
    const { category, subcategory } = item
    const { title: name, titleTa: nameTa, description, descriptionTa } = item
    const { isPopular: popular, order } = item
    expectValid(gallerySimpleCreateSchema, {
      name,
      nameTa,
      description,
      descriptionTa,
      category,
      subcategory,
      popular,
      order,
    })
    expect(keysOf(categories)).toContain(category)
    expect([undefined, ...keysOf(subcategoriesOf(category))]).toContain(subcategory)
  })

  it.each(groups)('group $key keeps the contract, and warns of nothing', ({ label, ...group }) => {
    expectValid(productGroupCreateSchema, { ...group, label: label ?? null })
    expect(findLabelWarnings({}, label)).toEqual([])
  })

  const labelled = groups.flatMap(({ label, ...group }) => (label ? [{ ...group, label }] : []))
  it.each(labelled)('the label of group $key lacks nothing', ({ label }) => {
    expect(findMissing(label)).toEqual([])
  })

  it.each(labelled)(
    'the label of group $key names its oil as an allergen, where it is one',
    ({ label, oil }) => {
      const ofOil = allergens.filter((name) => name === oil)
      expect(label.allergens).toEqual(expect.arrayContaining(ofOil))
    },
  )

  it.each(synonyms)('synonyms of $label keep the contract, in Tamil and in Latin', (set) => {
    expectValid(synonymCreateSchema, set)
    for (const script of [/\p{sc=Tamil}/u, /\p{sc=Latin}/u])
      expect(set.terms.some((term) => script.test(term))).toBe(true)
  })

  it('the demo’s records name each set of synonyms once', () => {
    expect(new Set(synonyms.map(({ label }) => label)).size).toBe(25)
  })

  it.each([
    ...categories.flatMap(({ name, nameTa }) => [[name, nameTa]]),
    ...gallery.flatMap((item) => [
      [item.title, item.titleTa],
      [item.description, item.descriptionTa],
    ]),
    ...products.flatMap((product) => [
      [product.name, product.nameTa],
      [product.description, product.descriptionTa],
      [product.benefits, product.benefitsTa],
    ]),
  ])('the demo’s records say in Tamil what they say in English: %s', (english = '', tamil = '') => {
    expect(tamil).toMatch(/\p{sc=Tamil}/u)
    expect(tamil.replace(/\d (ml|L|g|kg)\b/g, '')).not.toMatch(/\p{sc=Latin}/u)
    expect(tamil.split('\n').length).toBe(english.split('\n').length)
  })

  it.each(products.filter(isOil))('the oil $key has a size', (oil) => {
    expect(oil).toMatchObject({
      packAmount: expect.anything(),
      packUnit: expect.anything(),
    })
  })

  it('group every oil, and claim nothing', () => {
    for (const product of products) {
      const { key, name, group, description, benefits } = product
      expect({ key, isGrouped: group !== undefined }).toEqual({ key, isGrouped: isOil(product) })
      expect(findLabelWarnings({ name, description, benefits })).toEqual([])
      const { nameTa, descriptionTa, benefitsTa } = product
      expect(findLabelWarnings({ nameTa, descriptionTa, benefitsTa })).toEqual([])
    }
    for (const key of ['groundnut', 'sesame', 'coconut'])
      expect(groups.find((group) => group.key === key)?.label).toBeDefined()
  })

  it('the demo’s records show every case that a shop has', () => {
    expect(products.filter(({ featured }) => featured).length).toBeGreaterThan(
      2 * limits.carousel.featured.perPage.wide,
    )
    expect(products.some(({ inStock }) => inStock === false)).toBe(true)
    expect(products.some(({ isBestSeller }) => isBestSeller)).toBe(true)
    expect(products.some(({ originalPrice }) => originalPrice)).toBe(true)
    expect(gallery.some(({ isPopular }) => isPopular)).toBe(true)
    expect(categories.some(({ showInNav }) => showInNav)).toBe(true)
  })
})

it('the demo’s settings are what a settings form would take', () => {
  expect(savedSettingsSchema.parse(settings)).toEqual(settings)
})

describe('pictures', () => {
  const records = [...categories, ...products, ...gallery]

  it('the demo’s pictures are WebP files of a good size, each its own', async () => {
    const seen = new Set<string>()
    let total = 0
    for (const { key, picture } of records) {
      const bytes = await picture()
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ key, format, width }).toEqual({ key, format: 'webp', width: 1200 })
      expect(height).toBeGreaterThanOrEqual(900)
      total += bytes.length
      seen.add(bytes.toString('base64'))
    }
    expect(seen.size).toBe(records.length)
    expect(total).toBeLessThan(4_000_000)
  })

  it('the demo’s pictures are those of the records, and no others', async () => {
    for (const [noun, records] of Object.entries({ categories, products, gallery })) {
      const files = await readdir(join(import.meta.dirname, 'pictures', noun))
      expect(files.toSorted()).toEqual(
        keysOf(records)
          .map((key) => `${key}.webp`)
          .toSorted(),
      )
    }
  })
})

describe('counts', () => {
  const { counts } = demoRecords

  it('the demo’s counts are of each of 90 days, and of products that exist', () => {
    expect(new Set(counts.map(({ daysAgo }) => daysAgo))).toEqual(
      new Set(Array.from({ length: 90 }, (_, index) => index + 1)),
    )
    const counted = new Set(counts.flatMap(({ product }) => product ?? []))
    expect([...counted].filter((key) => !keysOf(products).includes(key))).toEqual([])
    expect(counted.size).toBe(products.length)
  })
})
