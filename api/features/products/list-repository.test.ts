import fc from 'fast-check'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductQuery } from '../../../contract/product.ts'
import { nobody } from '../../author.ts'
import { fold } from '../../db/fold.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot, transaction } from '../../db/transaction.ts'
import { createTestDatabase, engines } from '../../testing/database.ts'
import { type ListRequest, productListRepository } from './list-repository.ts'
import { productRepository } from './repository.ts'
import { blockWidth } from './search/members.ts'
import { productIndexWriter } from './search/writer.ts'
import { insertCategories, listRequest, productColumns } from './testing/random-lists.ts'

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('insert' as const), columns: productColumns }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('update' as const),
      at: fc.nat(),
      columns: productColumns,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), at: fc.nat() }) },
)

describe.each(engines)('the list of products, on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ db, close } = await createTestDatabase(engine))
    await insertCategories(db)
  })
  afterAll(() => close())

  it('is what a plain look at every product would find', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 20 }),
        fc.array(listRequest, { minLength: 10, maxLength: 20 }),
        async (steps, requests) => {
          await empty()
          for (const next of steps) await take(next)
          const products = await readAll()
          for (const wanted of requests) await compare(products, wanted)

          const index = await readIndex()
          await transaction(db, (trx) => productIndexWriter(trx).rebuild())
          expect(await readIndex()).toEqual(index)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('is the same where many are found, and over the edges of the index', async () => {
    await empty()
    const sample = fc.sample(productColumns, { numRuns: 1200, seed: 1975 })
    const rows = sample.map((values, at) => ({
      ...values,
      id: `id-${(at * 7) % sample.length}`,
      number: blockWidth - 600 + at,
      created_at: Math.floor(at / 3),
      updated_at: (at * 31) % 500,
    }))
    await transaction(db, async (trx) => {
      for (let at = 0; at < rows.length; at += 300)
        await trx
          .insertInto('products')
          .values(rows.slice(at, at + 300))
          .execute()
      await productIndexWriter(trx).rebuild()
    })
    const products = await readAll()
    for (const wanted of fc.sample(listRequest, { numRuns: 30, seed: 1975 })) {
      await compare(products, { ...wanted, limit: 40, page: wanted.page * 5 - 4 })
      await compare(products, { ...wanted, limit: 40, filter: { inStock: true } })
    }
  })

  // PostgreSQL judges by size, and reads so few products as a whole.
  if (engine === 'sqlite')
    it('is found on indexes alone, whatever is asked for', async () => {
      const statements: CompiledQuery[] = []
      const watched = watch(db, statements)
      for (const wanted of fc.sample(listRequest, { numRuns: 60, seed: 1975 }))
        await productListRepository(watched).list({ ...wanted, page: 1 })
      expect(statements.length).toBeGreaterThan(150)
      for (const { sql, parameters } of statements) {
        const plan = await db.executeQuery<{ detail: string }>(
          CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
        )
        const steps = plan.rows.map(({ detail }) => detail)
        // Following the index of a sort to where the page is full is what is meant to happen.
        const scans = steps.filter((step) => /^SCAN (?!products USING COVERING INDEX)/.test(step))
        expect({ sql, scans }).toEqual({ sql, scans: [] })
      }
    })

  async function take(next: typeof step extends fc.Arbitrary<infer T> ? T : never) {
    const products = await readAll()
    await transaction(db, async (trx) => {
      const repository = productRepository(trx)
      if (next.what === 'insert') return repository.insert(next.columns, nobody)
      const product = products[next.at % Math.max(products.length, 1)]
      if (!product) return
      if (next.what === 'update') return repository.update(product, next.columns, nobody)
      return repository.remove(product, nobody)
    })
  }

  async function compare(products: ProductRow[], wanted: ListRequest) {
    const { rows, total } = await snapshot(db, (trx) => productListRepository(trx).list(wanted))
    const matching = products.filter((product) => matches(product, wanted.filter))
    const ordered = sort(matching, wanted.sort)
    const start = (wanted.page - 1) * wanted.limit
    expect({ ids: rows.map(({ id }) => id), total }).toEqual({
      ids: ordered.slice(start, start + wanted.limit).map(({ id }) => id),
      total: matching.length,
    })
  }

  async function empty() {
    for (const product of await readAll())
      await transaction(db, (trx) => productRepository(trx).remove(product, nobody))
    const left = await db.selectFrom('product_terms').selectAll().execute()
    expect(left).toEqual([])
  }

  async function readAll(): Promise<ProductRow[]> {
    const rows = await db.selectFrom('products').selectAll().orderBy('id').execute()
    return rows.map((row) => ({ ...row, category_name: '', subcategory_name: null }))
  }

  /** Without ids, which depend on what was there before. */
  async function readIndex() {
    const postings = await db
      .selectFrom('product_postings as p')
      .innerJoin('product_terms as t', 't.id', 'p.term_id')
      .select(['t.term', 'p.block', 'p.members'])
      .orderBy('t.term')
      .orderBy('p.block')
      .execute()
    const suffixes = await db
      .selectFrom('product_suffixes as s')
      .innerJoin('product_terms as t', 't.id', 's.term_id')
      .select(['t.term', 's.suffix'])
      .orderBy('t.term')
      .orderBy('s.suffix')
      .execute()
    return { postings, suffixes }
  }
})

/** The same database, which notes down the statements that it is given. */
function watch(db: Database, statements: CompiledQuery[]): Database {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

function matches(product: ProductRow, filter: ListRequest['filter']): boolean {
  const text = fold(`${product.name} ${product.description}`)
  const words = fold(filter.search ?? '').split(/\s+/)
  const { category_id, subcategory_id, price } = product
  const { category, subcategory, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  return (
    words.every((word) => text.includes(word)) &&
    (category === undefined || [category_id, subcategory_id].includes(category)) &&
    (subcategory === undefined || subcategory_id === subcategory) &&
    agrees(product.featured, filter.featured) &&
    agrees(product.in_stock, filter.inStock) &&
    agrees(product.is_best_seller, filter.isBestSeller) &&
    price >= minPrice &&
    price <= maxPrice
  )
}

function agrees(flag: 0 | 1, wanted: boolean | undefined): boolean {
  return wanted === undefined || wanted === (flag === 1)
}

function sort(products: ProductRow[], by: ProductQuery['sort']): ProductRow[] {
  const keys: Record<ProductQuery['sort'], (product: ProductRow) => (string | number)[]> = {
    default: (p) => [p.featured, p.updated_at, p.id],
    'price-asc': (p) => [p.price, p.id],
    'price-desc': (p) => [p.price, p.id],
    'name-asc': (p) => [p.name_key, p.id],
    'name-desc': (p) => [p.name_key, p.id],
    newest: (p) => [p.created_at, p.id],
    updated: (p) => [p.updated_at, p.id],
  }
  const ascending = products.toSorted((a, b) => compareKeys(keys[by](a), keys[by](b)))
  return by.endsWith('-asc') ? ascending : ascending.reverse()
}

function compareKeys(a: (string | number)[], b: (string | number)[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at]
    if (left === right) continue
    if (typeof left === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(`${right}`))
    return left - Number(right)
  }
  return 0
}
