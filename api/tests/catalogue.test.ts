// @module-tag two-processes
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '../../contract/categories/category.ts'
import type { GalleryItem } from '../../contract/gallery/gallery.ts'
import type { NavConfig } from '../../contract/navigation/nav-config.ts'
import type { Product } from '../../contract/products/product.ts'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { bothEngines } from '../testing/database.ts'
import { Model, type Outcome } from '../testing/model.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'

const name = fc.constantFrom('Oil', 'öl', 'ÖL ', 'எண்ணெய்', '%_\\', "x'); drop table products; --")
const order = fc.integer({ min: -40, max: 40 }).map((tens) => tens / 2)
const flag = fc.boolean()
/** Stands for one of the existing records. */
const pick = fc.nat(30)
const optionalPick = fc.option(pick)
const rupees = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)

const some = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape, { requiredKeys: [] })
const categoryFields = { order, showInNav: flag, showInProductsDropdown: flag }
const productFields = { originalPrice: fc.option(rupees), featured: flag, inStock: flag }
const entries = <T>(value: fc.Arbitrary<T>) => some({ home: value, popular: value })

const step = fc.record({
  /** A write based on an older state changes nothing. */
  isStale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  target: optionalPick,
  write: fc.oneof(
    fc.record({
      to: fc.constant('category' as const),
      fields: some({ name, ...categoryFields, parent: optionalPick }),
      firstName: name,
    }),
    fc.record({
      to: fc.constant('product' as const),
      fields: some({
        name,
        price: rupees,
        category: pick,
        subcategory: optionalPick,
        ...productFields,
      }),
      firstName: name,
      firstCategory: pick,
    }),
    fc.record({
      to: fc.constant('item' as const),
      fields: fc.oneof(
        some({ title: name, text: name, popular: flag, order }),
        fc.record({ title: name, category: pick, popular: flag }),
      ),
    }),
    fc.record({
      to: fc.constant('nav' as const),
      fields: some({
        maxVisibleItems: fc.integer({ min: 1, max: 10 }),
        moreDropdownLabel: fc.constantFrom('More', 'மேலும்'),
        showFixedItems: entries(flag),
        fixedItemsOrder: entries(order),
      }),
    }),
    fc.record({ to: fc.constantFrom('toggle product' as const, 'toggle item' as const) }),
    fc.record({
      to: fc.constantFrom('delete category', 'delete product', 'delete item' as const),
    }),
  ),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A write as it is sent, and the model's prediction. */
type Sent = {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  fields?: Record<string, unknown>
  outcome: Outcome
  id: string | null
}

describe.each(bothEngines)('on %s', (engine) => {
  let api: TestApi
  let picture: { filename: string; bytes: Buffer }
  beforeAll(async () => {
    api = await createTestApi(engine)
    picture = await makeUpload()
  })
  afterAll(() => api.close())

  it('any sequence of writes leaves what a plain model of the catalogue would', async () => {
    const sequences = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' })
    await checkRandomly(
      { short: 6, long: 200 },
      fc.asyncProperty(sequences, async (steps) => {
        await clear()
        const model = new Model()
        model.nav = settingsOf((await read('/nav-config')) as NavConfig)
        for (const next of steps) await take(model, next)
        await compare(model)
      }),
    )
  })

  async function take(model: Model, next: Step): Promise<void> {
    const sent = prepare(model, next)
    if (!sent) return
    const { method, path, fields = {}, outcome, id } = sent
    const isNew = method === 'POST'
    const headers = next.isStale && !isNew ? { 'if-match': '"v999999-of-old"' } : {}
    const payload = isNew && path === '/gallery' ? makeForm(texts(fields), picture) : fields
    const response = await api.callAsAdmin(method, path, { payload, headers })
    const isRejected = next.isStale && !isNew
    expect([sent, response.statusCode]).toEqual([sent, isRejected ? 412 : outcome.status])
    if ('apply' in outcome && !isRejected) outcome.apply(id ?? response.json().data?._id)
  }

  function prepare(model: Model, { write, target }: Step): Sent | null {
    const one = (index: number | null, records: Map<string, unknown>): string | null =>
      index === null ? null : ([...records.keys()][index % Math.max(records.size, 1)] ?? null)
    const category = (index: number) => one(index, model.categories) ?? ''
    const save = (path: string, id: string | null, fields: object, outcome: Outcome): Sent => ({
      method: id === null ? 'POST' : 'PUT',
      path: id === null ? path : `${path}/${id}`,
      fields: fields as Record<string, unknown>,
      outcome,
      id,
    })

    if (write.to === 'nav')
      return { ...save('', '', write.fields, model.saveNav(write.fields)), path: '/nav-config' }
    if (write.to === 'category') {
      const { parent, ...plain } = write.fields
      const id = one(target, model.categories)
      const fields = {
        ...(id === null && { name: write.firstName }),
        ...plain,
        ...(parent !== undefined && { parent: one(parent, model.categories) }),
      }
      return save('/categories', id, fields, model.saveCategory(id, trimmed(fields)))
    }
    if (write.to === 'delete category') {
      const id = one(target, model.categories)
      if (id === null) return null
      return { method: 'DELETE', path: `/categories/${id}`, outcome: model.deleteCategory(id), id }
    }
    const isProduct = write.to.endsWith('product')
    const records = isProduct ? model.products : model.items
    const path = isProduct ? '/products' : '/gallery'
    const id = one(target, records)
    if (write.to === 'product') {
      if (model.categories.size === 0) return null
      const { category: main, subcategory, ...plain } = write.fields
      const fields = {
        ...(id === null && { name: write.firstName, category: category(write.firstCategory) }),
        ...plain,
        ...(main !== undefined && { category: category(main) }),
        ...(subcategory !== undefined && { subcategory: one(subcategory, model.categories) }),
      }
      return save(path, id, fields, model.saveProduct(id, trimmed(fields)))
    }
    if (write.to === 'item') return prepareItem(model, write.fields, id)
    if (id === null) return null
    if (write.to === 'delete product' || write.to === 'delete item') {
      const apply = () => void records.delete(id)
      return { method: 'DELETE', path: `${path}/${id}`, outcome: { status: 200, apply }, id }
    }
    const { featured = false } = model.products.get(id) ?? {}
    const { popular = false } = model.items.get(id) ?? {}
    const outcome = isProduct
      ? model.saveProduct(id, { featured: !featured })
      : model.saveItem(id, { popular: !popular })
    return {
      method: 'PUT',
      path: `${path}/${id}/${isProduct ? 'featured' : 'toggle-popular'}`,
      outcome,
      id,
    }
  }

  /** Both shapes: the main form's, and, with a category, the simple forms'. */
  function prepareItem(
    model: Model,
    fields: { title?: string; text?: string; category?: number; popular?: boolean; order?: number },
    id: string | null,
  ): Sent | null {
    const { category: index, text, popular, ...plain } = fields
    const ids = [...model.categories.keys()]
    const category = index === undefined ? undefined : ids[index % Math.max(ids.length, 1)]
    const title = plain.title ?? (id === null ? 'First' : undefined)
    if (index !== undefined && !category) return null
    const meant = {
      ...plain,
      ...(title !== undefined && { title: title.trim() }),
      ...(popular !== undefined && { popular }),
      ...(text !== undefined && { text: text.trim() }),
      ...(category && { category }),
    }
    const sent = category
      ? { name: title, description: 'd', category, ...(popular !== undefined && { popular }) }
      : {
          ...plain,
          ...(title !== undefined && { title }),
          ...(text !== undefined && { category: text }),
          ...(popular !== undefined && { isPopular: popular }),
        }
    return {
      method: id === null ? 'POST' : 'PUT',
      path: id === null ? '/gallery' : `/gallery/${id}`,
      fields: sent,
      outcome: model.saveItem(id, meant),
      id,
    }
  }

  async function compare(model: Model): Promise<void> {
    const { categories, products, items, nav } = model
    const listed = (await read('/categories')) as Category[]
    expect(listed.map(({ order }) => order)).toEqual(
      listed.map(({ order }) => order).toSorted((a, b) => a - b),
    )
    expect(
      new Map(
        listed.map(({ _id, name, parent = null, order, showInNav, showInProductsDropdown }) => [
          _id,
          { name, parent, order, showInNav, showInProductsDropdown },
        ]),
      ),
    ).toEqual(categories)
    for (const { _id, parent, subcategories } of listed) {
      const below = [...categories].flatMap(([id, child]) => (child.parent === _id ? id : []))
      expect(subcategories && new Set(subcategories.map(({ _id }) => _id))).toEqual(
        parent === undefined ? new Set(below) : undefined,
      )
    }

    const found = (await read('/products?limit=1000')) as Product[]
    expect(new Map(found.map((product) => [product._id, describeProduct(product)]))).toEqual(
      products,
    )
    for (const product of found) {
      expect(product.category.name).toBe(categories.get(product.category._id)?.name)
      expect(await read(`/products/${product._id}`)).toEqual(product)
    }
    for (const id of categories.keys()) {
      const within = (await read(`/products?category=${id}&limit=1000`)) as Product[]
      const wanted = [...products].flatMap(([of, { category, subcategory }]) =>
        category === id || subcategory === id ? of : [],
      )
      expect(new Set(within.map(({ _id }) => _id))).toEqual(new Set(wanted))
    }
    const shown = (await read('/gallery')) as GalleryItem[]
    expect(new Map(shown.map((item) => [item._id, describeItem(item)]))).toEqual(items)
    expect(settingsOf((await read('/nav-config')) as NavConfig)).toEqual(nav)
  }

  async function read(path: string): Promise<unknown> {
    return (await api.call('GET', path)).json().data
  }

  async function clear(): Promise<void> {
    const remove = (path: string, records: { _id: string }[]) =>
      Promise.all(records.map(({ _id }) => api.callAsAdmin('DELETE', `${path}/${_id}`)))
    await remove('/products', (await read('/products?limit=1000')) as Product[])
    await remove('/gallery', (await read('/gallery')) as GalleryItem[])
    await remove('/categories', (await read('/categories/main')) as Category[])
  }
})

function settingsOf({ version, createdAt, updatedAt, ...settings }: NavConfig): Model['nav'] {
  return settings
}

function describeProduct(product: Product) {
  const { name, price, originalPrice = null, category, subcategory, featured, inStock } = product
  return {
    name,
    price,
    originalPrice,
    category: category._id,
    subcategory: subcategory?._id ?? null,
    featured,
    inStock,
  }
}

function describeItem({ title, category, subcategory, popular, order }: GalleryItem) {
  const isText = typeof category === 'string'
  return {
    title,
    text: isText ? category : '',
    category: isText ? null : category._id,
    subcategory: subcategory?._id ?? null,
    popular,
    order,
  }
}

/** Names in their stored form. */
function trimmed<T extends { name?: string }>(fields: T): T {
  return fields.name === undefined ? fields : { ...fields, name: fields.name.trim() }
}

/** A form sends everything as text, and omits missing values. */
function texts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === undefined || value === null ? [] : [[field, String(value)]],
    ),
  )
}
