import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { readChangeCursor, versionAt } from '../../../db/product-changes.ts'
import type { ProductColumns, ProductRow } from '../../../db/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { systemAuthor } from '../../../shared/author.ts'
import { listSynonyms } from '../../../shared/synonyms.ts'
import { createEmptyDatabase, type EmptyDatabase, engines } from '../../../testing/database.ts'
import { type ProductListRequest, productSortColumns } from '../list-request.ts'
import { readFromDatabase } from '../lists.ts'
import { presentPage } from '../presenter.ts'
import { productRepository, selectProducts } from '../repository.ts'
import {
  insertCategories,
  listRequest,
  productColumns,
  synonymTerms,
} from '../testing/random-lists.ts'
import { CurrentProductIndex } from './keep-current.ts'
import { searchPlainly } from './testing/plain-search.ts'

/** Only against waiting for ever. */
const often = { interval: 5 }

const product = fc.nat()
const category = fc.constantFrom('oils', 'sesame', 'coconut', 'sweets')
const name: fc.Arbitrary<string> = fc.constantFrom('Oils', 'Öle', '🥜')
const step = fc.record({
  by: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.record({ insert: productColumns }) },
    { weight: 3, arbitrary: fc.record({ update: product, columns: productColumns }) },
    { weight: 2, arbitrary: fc.record({ remove: product }) },
    fc.record({ restore: fc.constant(true) }),
    { weight: 2, arbitrary: fc.record({ picture: product, id: fc.constantFrom('a', 'b', null) }) },
    fc.record({ rename: category, name }),
    fc.record({ renameGroup: fc.constantFrom('small', 'large'), name }),
    fc.record({
      move: fc.constantFrom('sesame', 'coconut'),
      to: fc.constantFrom('oils', 'sweets'),
    }),
    fc.record({ redraw: fc.constantFrom('a', 'b'), placeholder: name }),
    fc.record({ reorder: category, to: fc.nat(9) }),
    fc.record({ bulk: fc.nat(9) }),
    fc.record({ synonyms: fc.constantFrom('a', 'b'), terms: fc.option(synonymTerms) }),
    fc.record({ rollBack: product }),
  ),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const everything: ProductListRequest = { filter: {}, sort: 'name-asc', page: 1, limit: 1000 }

describe.each(engines)('the product index, on %s', (engine) => {
  let database: EmptyDatabase
  /** Two processes, as far as the database can tell. */
  let writers: [Database, Database]
  let db: Database
  let index: CurrentProductIndex
  let removed: ProductRow[] = []

  beforeAll(async () => {
    database = await createEmptyDatabase(engine)
    writers = [await openDatabase(database), await openDatabase(database)]
    db = writers[0]
    await insertCategories(db)
    const size = { width: 8, height: 6, bytes: 1, created_at: 0 }
    const pictures = ['a', 'b'].map((id) => ({ id, ...size, placeholder: '', variants: '[]' }))
    await db.insertInto('images').values(pictures).execute()
    index = new CurrentProductIndex(db)
  })
  afterAll(async () => {
    await index.close()
    for (const one of writers) await one.destroy()
    await database.remove()
  })

  it('answers as SQL does, to the byte, and as a look at every product, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(productColumns, { minLength: 4, maxLength: 8 }),
        fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
        fc.array(listRequest, { minLength: 6, maxLength: 10 }),
        async (products, rounds, requests) => {
          await empty()
          for (const insert of products) await take({ by: 0, what: { insert } })
          for (const steps of rounds) {
            for (const next of steps) await take(next)
            await compare(index, [everything, ...requests])
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  it('loads, and takes in what concerns many, while others write', async () => {
    await empty()
    await transaction(db, async (trx) => {
      for (const insert of fc.sample(productColumns, { numRuns: 450, seed: 1975 }))
        await write(trx, { insert })
    })
    const requests = fc.sample(listRequest, { numRuns: 8, seed: 7 })
    const long = requests.map((request) => ({ ...request, limit: 1000, page: 1 }))
    const steps = fc.sample(step, { numRuns: 40, seed: 30 })

    const fresh = new CurrentProductIndex(writers[1])
    const starting = fresh.start()
    for (const next of steps.slice(0, 20)) await take(next)
    await starting
    await compare(fresh, [...requests, ...long])

    const version = versionAt(await readChangeCursor(db))
    expect(fresh.find(everything, version)).toBeDefined()
    await take({ by: 0, what: { bulk: 3 } })
    const catchingUp = fresh.catchUp()
    expect(await catchingUp).toBe(false)
    expect(fresh.find(everything, version), 'it is of no one version now').toBeUndefined()
    // A list waits: of a large catalogue the database would take longer.
    expect(await fresh.findCurrent(everything)).toBeDefined()
    for (const next of steps.slice(20)) await take(next)
    await compare(fresh, [...requests, ...long])
    await compare(index, [...requests, ...long])
    await fresh.close()
  })

  it('catches up with a few changes before it answers', async () => {
    await compare(index, [everything])
    // Together more than are re-indexed while a request waits.
    for (const part of [0, 1, 2]) {
      const some = writers[1].selectFrom('products').select('id').orderBy('id').limit(30)
      const price = { price: part }
      await writers[1]
        .updateTable('products')
        .set(price)
        .where('id', 'in', some.offset(30 * part))
        .execute()
      expect(await index.catchUp()).toBe(true)
    }
    for (const { what } of fc.sample(step, { numRuns: 20, seed: 12 })) {
      const concernsMany = ['bulk', 'rename', 'renameGroup', 'move', 'redraw']
      if (concernsMany.some((kind) => kind in what)) continue
      await take({ by: 1, what })
      const page = await index.findCurrent(everything)
      expect(page && asText(page, everything)).toBe(await bySql(everything))
    }
  })

  it('finds by synonyms as soon as another process has written them', async () => {
    await empty()
    const [insert] = fc.sample(productColumns, { numRuns: 1, seed: 5 })
    if (insert) await take({ by: 0, what: { insert: { ...insert, name: 'Sesame Oil' } } })
    const search = { ...everything, filter: { search: 'til' } }
    // Exactly, neither sign stands for others.
    const signs = ['S_same', 'S%e'].map((search) => ({ filter: { search, exact: true } }))
    await compare(index, [everything, search, ...signs.map((sign) => ({ ...everything, ...sign }))])
    for (const terms of [['sesame oil', 'til'], null]) {
      await take({ by: 1, what: { synonyms: 'a', terms } })
      await compare(index, [search])
    }
  })

  it('looks for what many synonym sets find between other lists, and finds all of it', async () => {
    await empty()
    const names = ['Sesame Oil', 'Castor Oil', 'Neem Soap', 'Honey']
    const samples = fc.sample(productColumns, { numRuns: names.length, seed: 5 })
    for (const [at, columns] of samples.entries())
      await take({ by: 0, what: { insert: { ...columns, name: names[at] ?? '' } } })
    await compare(index, [everything])
    const sets = Array.from({ length: 300 }, (_, at) => {
      const terms = JSON.stringify(['gingelly', names.slice(0, 3)[at] ?? `none${at}`])
      return { id: `${at}`, label: `${at}`, terms, created_at: 0, updated_at: 0 }
    })
    await db.insertInto('synonyms').values(sets).execute()
    const search = { ...everything, filter: { search: 'gingelly' } }
    await index.findCurrent(everything)
    const version = versionAt(await readChangeCursor(db))
    expect(index.find({ ...everything, filter: { search: 'honey' } }, version)?.total).toBe(1)
    expect(index.find(search, version)).toBeUndefined()
    const first = await Promise.race(
      [search, everything].map((request) => index.findCurrent(request).then(() => request)),
    )
    expect(first).toBe(everything)
    await compare(index, [search])
    expect(index.find(search, version)?.total).toBe(3)
  })

  it('does not take for current what was read before a write', async () => {
    await empty()
    for (const insert of fc.sample(productColumns, { numRuns: 5, seed: 5 }))
      await take({ by: 0, what: { insert } })
    await compare(index, [everything])
    for (const price of [1, 2, 3, 4, 5]) {
      const early = index.findCurrent(everything)
      await writers[1].updateTable('products').set({ price }).execute()
      const page = await index.findCurrent(everything)
      if (page) expect(asText(page, everything)).toBe(await bySql(everything))
      await early
    }
  })

  it('loads anew where the log does not reach back, and prunes it', async () => {
    const requests = fc.sample(listRequest, { numRuns: 10, seed: 3 })
    await compare(index, requests)
    const log = () => db.selectFrom('product_changes').selectAll().execute()
    // Each writer counts for itself: this one has only begun.
    const ofAnother = { writer: 2000, change: 1, kind: 'product', record: '1' } as const
    await db.insertInto('product_changes').values(ofAnother).execute()
    const skip = { changes: sql<number>`changes + 20000` }
    await db.updateTable('catalogue_changes').set(skip).execute()
    // A search waits: without the index it would find less.
    const search = { ...everything, filter: { search: 'nalenei' } }
    expect(await index.findCurrent(everything)).toBeUndefined()
    expect(await index.findCurrent(search)).toBeDefined()
    await compare(index, requests)
    await expect.poll(log, often).toEqual([ofAnother])
    await take({ by: 1, what: { rename: 'oils', name: 'Pressed oils' } })
    await compare(index, requests)
    expect(await log()).toHaveLength(2)
  })

  it('leaves it to the database once it is closed, amid loading too', async () => {
    const closing = new CurrentProductIndex(db)
    const starting = closing.start()
    await closing.close()
    await starting
    expect(await closing.findCurrent(everything)).toBeUndefined()
  })

  async function take({ by, what }: Step): Promise<void> {
    const writer = writers[by] ?? db
    if ('rollBack' in what) {
      const given = transaction(writer, async (trx) => {
        await write(trx, { remove: what.rollBack })
        throw new Error('no')
      })
      await expect(given).rejects.toThrow('no')
      removed.pop()
    } else await transaction(writer, (trx) => write(trx, what))
  }

  async function write(trx: Database, what: Exclude<Step['what'], { rollBack: number }>) {
    const products = productRepository(trx)
    await lockWriters(trx)
    if ('insert' in what) await products.insert(await inCategory(trx, what.insert), systemAuthor)
    else if ('restore' in what) {
      const row = removed.pop()
      if (row) await products.restore({ ...row, ...(await inCategory(trx, row)) }, systemAuthor)
    } else if ('rename' in what) {
      const { rename: id, name } = what
      await trx.updateTable('categories').set({ name }).where('id', '=', id).execute()
    } else if ('renameGroup' in what) {
      const { renameGroup: id, name: name_ta } = what
      await trx.updateTable('product_groups').set({ name_ta }).where('id', '=', id).execute()
    } else if ('reorder' in what) {
      const { reorder: id, to: sort_order } = what
      await trx.updateTable('categories').set({ sort_order }).where('id', '=', id).execute()
    } else if ('move' in what) {
      const { move: id, to: parent_id } = what
      await trx.updateTable('categories').set({ parent_id }).where('id', '=', id).execute()
    } else if ('redraw' in what) {
      const { redraw: id, placeholder } = what
      await trx.updateTable('images').set({ placeholder }).where('id', '=', id).execute()
    } else if ('synonyms' in what) {
      const { synonyms: id, terms } = what
      await trx.deleteFrom('synonyms').where('id', '=', id).execute()
      const set = { id, label: id, terms: JSON.stringify(terms), created_at: 0, updated_at: 0 }
      if (terms) await trx.insertInto('synonyms').values(set).execute()
    } else if ('bulk' in what) {
      const price = sql<number>`price + ${what.bulk}`
      await trx.updateTable('products').set({ price }).where('original_price', 'is', null).execute()
    } else await writeOne(trx, what)
  }

  async function writeOne(
    trx: Database,
    what: Extract<Step['what'], { update: number } | { remove: number } | { picture: number }>,
  ) {
    const products = productRepository(trx)
    const at = 'update' in what ? what.update : 'remove' in what ? what.remove : what.picture
    const rows = await selectProducts(trx).orderBy('p.id').execute()
    const current = rows[at % Math.max(rows.length, 1)]
    if (!current) return
    if ('remove' in what) {
      await products.remove(current, systemAuthor)
      removed.push(current)
    } else {
      const changes = 'update' in what ? await inCategory(trx, what.columns) : { image_id: what.id }
      await products.update(current, changes, systemAuthor)
    }
  }

  /** Subcategories move about here: the main category is the one above at this moment. */
  async function inCategory<T extends Pick<ProductColumns, 'category_id' | 'subcategory_id'>>(
    trx: Database,
    columns: T,
  ): Promise<T> {
    if (!columns.subcategory_id) return columns
    const { parent_id } = await trx
      .selectFrom('categories')
      .select('parent_id')
      .where('id', '=', columns.subcategory_id)
      .executeTakeFirstOrThrow()
    return { ...columns, category_id: parent_id ?? columns.category_id }
  }

  async function empty(): Promise<void> {
    await db.deleteFrom('products').execute()
    await db.deleteFrom('synonyms').execute()
    removed = []
  }

  // As text: of two buffers, each byte is a step of the comparison.
  const asText = (...page: Parameters<typeof presentPage>) => presentPage(...page).toString()
  const bySql = async (request: ProductListRequest) =>
    asText(await readFromDatabase(db, request), request)

  async function compare(of: CurrentProductIndex, requests: ProductListRequest[]): Promise<void> {
    const rows = await selectProducts(db).execute()
    const sets = await listSynonyms(db)
    const byIds = {
      ...everything,
      ids: rows
        .slice(0, 9)
        .map(({ id }) => id)
        .sort()
        .reverse(),
    }
    await expect.poll(() => of.findCurrent(byIds), often).toBeDefined()
    const named = await of.findCurrent(byIds)
    expect(named && asText(named, byIds)).toBe(await bySql(byIds))
    for (const request of requests) {
      await expect.poll(() => of.findCurrent(request), often).toBeDefined()
      const page = await of.findCurrent(request)
      const answer = page && asText(page, request)
      const { search, exact } = request.filter
      if (exact || !search)
        expect({ request, answer }).toEqual({ request, answer: await bySql(request) })

      const { data, pagination } = JSON.parse(answer ?? '')
      const tierOf = searchPlainly(rows, sets, request.filter)
      const isRanked = request.sort === 'default'
      const matching = rows
        .filter((row) => tierOf(row) !== null && passes(row, request.filter))
        .sort(
          (a, b) => (isRanked && Number(tierOf(a)) - Number(tierOf(b))) || orderOf(request)(a, b),
        )
      const start = (request.page - 1) * request.limit
      expect({ request, ids: data.map(({ _id }: { _id: string }) => _id) }).toEqual({
        request,
        ids: matching.slice(start, start + request.limit).map(({ id }) => id),
      })
      expect(pagination.total).toBe(matching.length)
    }
  }
})

/** What the specification says, without any index. */
function passes(row: ProductRow, filter: ProductListRequest['filter']): boolean {
  const { category, subcategory, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const agrees = (wanted: boolean | undefined, is: boolean) => wanted === undefined || wanted === is
  return (
    (category === undefined || [row.category_id, row.subcategory_id].includes(category)) &&
    (subcategory === undefined || row.subcategory_id === subcategory) &&
    (filter.group === undefined || row.group_id === filter.group) &&
    agrees(filter.featured, row.featured === 1) &&
    agrees(filter.inStock, row.in_stock === 1) &&
    agrees(filter.isBestSeller, row.is_best_seller === 1) &&
    agrees(filter.hasImage, row.image_id !== null) &&
    agrees(filter.hasDescription, row.description !== '') &&
    row.price >= minPrice &&
    row.price <= maxPrice
  )
}

function orderOf({ sort }: ProductListRequest): (a: ProductRow, b: ProductRow) => number {
  const { columns, direction } = productSortColumns[sort]
  return (a, b) => {
    for (const column of columns) {
      const [left, right] = [a[column], b[column]]
      const order =
        typeof left === 'number'
          ? left - Number(right)
          : Buffer.compare(Buffer.from(left), Buffer.from(String(right)))
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return 0
  }
}
