import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '../contract/category.ts'
import { apiPaths } from '../contract/paths.ts'
import type { Product } from '../contract/product.ts'
import { createTestApi, type TestApi } from './testing/api.ts'
import { engines } from './testing/database.ts'

/** What a catalogue is, at its plainest: who stands below whom, by key. */
type ModelCategory = { name: string; parent: string | null }
type ModelProduct = { name: string; category: string }
type Model = { categories: Map<string, ModelCategory>; products: Map<string, ModelProduct> }

const name = fc.constantFrom('Oil', 'Seed', 'ÖL', 'öl', 'Jaggery')
const pick = fc.nat(20)
const step = fc.oneof(
  fc.record({ what: fc.constant('add category' as const), name, parent: fc.option(pick) }),
  fc.record({ what: fc.constant('add product' as const), name, category: pick }),
  fc.record({ what: fc.constant('rename' as const), category: pick, name }),
  fc.record({ what: fc.constant('move' as const), category: pick, parent: fc.option(pick) }),
  fc.record({ what: fc.constant('refile' as const), product: pick, category: pick }),
  fc.record({ what: fc.constant('delete category' as const), category: pick }),
  fc.record({ what: fc.constant('delete product' as const), product: pick }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe.each(engines)('any sequence of writes on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  it('leaves what a plain model of the catalogue would', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const model: Model = { categories: new Map(), products: new Map() }
        for (const next of steps) await take(model, next)
        await compare(model)
        await clear(model)
      }),
      { numRuns: 15 },
    )
  })

  async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const response = await api.callAsAdmin(method, path, payload && { payload })
    return { status: response.statusCode, id: response.json().data?._id as string }
  }

  async function take(model: Model, next: Step): Promise<void> {
    const { categories, products } = model
    const category = 'category' in next ? at(categories, next.category) : undefined
    const product = 'product' in next ? at(products, next.product) : undefined
    if (('category' in next && !category) || ('product' in next && !product)) return

    if (next.what === 'add category' || next.what === 'move') {
      const parent = next.parent === null ? null : (at(categories, next.parent) ?? null)
      await placeCategory(model, next, category ?? null, parent)
    } else if (next.what === 'rename' && category) {
      const entry = categories.get(category) as ModelCategory
      const isTaken = hasSibling(model, { ...entry, name: next.name }, category)
      const { status } = await call('PUT', `${apiPaths.categories}/${category}`, {
        name: next.name,
      })
      expect(status).toBe(isTaken ? 409 : 200)
      if (!isTaken) entry.name = next.name
    } else if (next.what === 'add product' && category) {
      const entry = { name: next.name, category }
      const { status, id } = await call('POST', apiPaths.products, entry)
      expect(status).toBe(201)
      products.set(id, entry)
    } else if (next.what === 'refile' && product && category) {
      const { status } = await call('PUT', `${apiPaths.products}/${product}`, {
        category,
        subcategory: '',
      })
      expect(status).toBe(200)
      products.set(product, { ...(products.get(product) as ModelProduct), category })
    } else if (next.what === 'delete category' && category) {
      const gone = [category, ...below(model, category)]
      const isUsed = [...products.values()].some((entry) => gone.includes(entry.category))
      const { status } = await call('DELETE', `${apiPaths.categories}/${category}`)
      expect(status).toBe(isUsed ? 409 : 200)
      if (!isUsed) for (const id of gone) categories.delete(id)
    } else if (next.what === 'delete product' && product) {
      expect((await call('DELETE', `${apiPaths.products}/${product}`)).status).toBe(200)
      products.delete(product)
    }
  }

  async function placeCategory(
    model: Model,
    next: Step,
    category: string | null,
    parent: string | null,
  ): Promise<void> {
    const { categories } = model
    const present = category === null ? undefined : categories.get(category)
    const entry = { name: present?.name ?? ('name' in next ? next.name : ''), parent }
    const path = category === null ? apiPaths.categories : `${apiPaths.categories}/${category}`
    const payload =
      category === null ? { ...entry, parent: parent ?? '' } : { parent: parent ?? '' }
    const { status, id } = await call(category === null ? 'POST' : 'PUT', path, payload)

    const isThirdLevel =
      parent !== null &&
      (parent === category ||
        categories.get(parent)?.parent !== null ||
        (category !== null && below(model, category).length > 0))
    const isTaken = hasSibling(model, entry, category)
    expect(status).toBe(isThirdLevel ? 400 : isTaken ? 409 : category === null ? 201 : 200)
    if (!isThirdLevel && !isTaken) categories.set(id, entry)
  }

  async function compare(model: Model): Promise<void> {
    const { categories, products } = model
    const listed: Category[] = (await api.call('GET', apiPaths.categories)).json().data
    expect(new Map(listed.map(({ _id, name, parent = null }) => [_id, { name, parent }]))).toEqual(
      categories,
    )
    for (const { _id, parent, subcategories = [] } of listed) {
      if (parent !== undefined) continue
      expect(new Set(subcategories.map(({ _id }) => _id))).toEqual(new Set(below(model, _id)))
    }

    for (const [category, { parent }] of categories) {
      const query = { category, limit: '1000' }
      const response = await api.call('GET', apiPaths.products, { query })
      const found: Product[] = response.json().data
      const wanted = [...products].filter(([, entry]) =>
        [category, ...below(model, category)].includes(entry.category),
      )
      expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(wanted.map(([id]) => id)))
      for (const product of found.filter(({ _id }) => products.get(_id)?.category === category)) {
        const nameOf = (id: string) => ({ _id: id, name: categories.get(id)?.name })
        expect(product.category).toEqual(nameOf(parent ?? category))
        expect(product.subcategory).toEqual(parent === null ? undefined : nameOf(category))
      }
    }
  }

  async function clear({ categories, products }: Model): Promise<void> {
    for (const id of products.keys()) await call('DELETE', `${apiPaths.products}/${id}`)
    for (const [id, { parent }] of categories)
      if (parent === null) await call('DELETE', `${apiPaths.categories}/${id}`)
  }
})

function at(map: Map<string, unknown>, index: number): string | undefined {
  return [...map.keys()][index % Math.max(map.size, 1)]
}

function below({ categories }: Model, category: string): string[] {
  return [...categories].filter(([, { parent }]) => parent === category).map(([id]) => id)
}

function hasSibling({ categories }: Model, entry: ModelCategory, self: string | null): boolean {
  return [...categories].some(
    ([id, { name, parent }]) =>
      id !== self && parent === entry.parent && name.toLowerCase() === entry.name.toLowerCase(),
  )
}
