import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../../contract/language.ts'
import type { Product } from '../../../contract/products/product.ts'
import { checkRandomly } from '../../../tools/testing/random-runs.ts'
import type {
  ProductColumns,
  ProductRow,
  ProductWithPictures,
} from '../../catalogue/product-row.ts'
import { openDatabase } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import { lockWriters, transaction } from '../../db/transaction.ts'
import { findImagesOf } from '../../images/repository.ts'
import { systemAuthor } from '../../records/author.ts'
import { createEmptyDatabase, type EmptyDatabase, engines } from '../../testing/database.ts'
import type { ProductListRequest } from '../products/list-request.ts'
import { presentPage, presentProduct } from '../products/presenter.ts'
import { productRepository, selectProducts } from '../products/repository.ts'
import {
  insertCategories,
  listRequest,
  productColumns,
  synonymTerms,
} from '../products/testing/random-lists.ts'
import { CurrentProductIndex } from './current-product-index.ts'
import { listSynonyms } from './synonyms/repository.ts'
import { searchPlainly } from './testing/plain-search.ts'

/** Only guards against waiting for ever. */
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
    fc.record({ renameTa: category, name }),
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

/** The version of the catalogue, which must query the database. */
const unknown = () => undefined

const everything: ProductListRequest = {
  filter: {},
  sort: 'name-asc',
  language: 'en',
  sizesTogether: false,
  page: 1,
  limit: 1000,
}

describe.each(engines)('on %s', (engine) => {
  let database: EmptyDatabase
  /** Two processes from the database's point of view. */
  let writers: [Database, Database]
  let db: Database
  let index: CurrentProductIndex
  let removed: ProductWithPictures[] = []

  beforeAll(async () => {
    database = await createEmptyDatabase(engine)
    writers = [await openDatabase(database), await openDatabase(database)]
    db = writers[0]
    await insertCategories(db)
    const size = { width: 8, height: 6, bytes: 1, created_at: 0 }
    const pictures = ['a', 'b'].map((id) => ({ id, ...size, placeholder: '', variants: '[]' }))
    await db.insertInto('images').values(pictures).execute()
    index = new CurrentProductIndex(db, unknown)
  })
  afterAll(async () => {
    await index.close()
    for (const writer of writers) await writer.destroy()
    await database.remove()
  })

  it('the product index gives the same answers, to the byte, as a look at every row, whatever is written', async () => {
    // Each run compares two to four indexes.
    await checkRandomly(
      { short: 3, long: 300 },
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
    )
  })

  it('loads, and takes in what concerns many, while others write', async () => {
    await empty()
    await insertMany(450)
    const requests = fc.sample(listRequest, { numRuns: 8, seed: 7 })
    const long = requests.map((request) => ({ ...request, limit: 1000, page: 1 }))
    const steps = fc.sample(step, { numRuns: 40, seed: 30 })

    const fresh = new CurrentProductIndex(writers[1], unknown)
    const loading = fresh.catchUp()
    for (const next of steps.slice(0, 20)) await take(next)
    await loading
    await compare(fresh, [...requests, ...long])

    await take({ by: 0, what: { bulk: 3 } })
    const catchingUp = fresh.catchUp()
    for (const next of steps.slice(20)) await take(next)
    await catchingUp
    await compare(fresh, [...requests, ...long])
    await compare(index, [...requests, ...long])
    await fresh.close()
  })

  it('the product index answers with all that another process has written before the request', async () => {
    await compare(index, [everything])
    for (const { what } of fc.sample(step, { numRuns: 20, seed: 12 })) {
      await take({ by: 1, what })
      await compare(index, [everything])
    }
  })

  it('the product index finds by synonyms as soon as another process has written them', async () => {
    await empty()
    await insertMany(1, 'Sesame Oil')
    const search = { ...everything, filter: { search: 'gingelly' } }
    const count = () => index.read((products) => products.list(search).total)
    for (const [terms, found] of [[['sesame oil', 'gingelly'], 1] as const, [null, 0] as const]) {
      await take({ by: 1, what: { synonyms: 'a', terms: terms && [...terms] } })
      expect(await count()).toBe(found)
    }
  })

  it.each(['S_same', 'S%e'])(
    'the product index looks exactly for the signs in %s',
    async (search) => {
      await empty()
      await insertMany(1, 'Sesame Oil')
      await compare(index, [{ ...everything, filter: { search, exact: true } }])
    },
  )

  it('the product index does not take for current what was read before a write', async () => {
    await empty()
    await insertMany(5)
    for (const price of [1, 2, 3, 4, 5]) {
      const early = index.read((products) => products.list(everything))
      await writers[1].updateTable('products').set({ price }).execute()
      const { products } = await index.read((current) => current.list(everything))
      expect(products.map((product) => product.price)).toEqual([price, price, price, price, price])
      await early
    }
  })

  it('the product index loads all products again where the log does not reach back, and prunes it', async () => {
    const requests = fc.sample(listRequest, { numRuns: 10, seed: 3 })
    await compare(index, requests)
    const log = () => db.selectFrom('product_changes').selectAll().execute()
    // Each writer counts separately, and this one has only just begun.
    const ofAnother = { writer: 2000, change: 1, kind: 'product', record: '1' } as const
    await db.insertInto('product_changes').values(ofAnother).execute()
    const skip = { changes: sql<number>`changes + 20000` }
    await db.updateTable('catalogue_changes').set(skip).execute()
    await compare(index, requests)
    await expect.poll(log, often).toEqual([ofAnother])
    await take({ by: 1, what: { rename: 'oils', name: 'Pressed oils' } })
    await compare(index, requests)
    expect(await log()).toHaveLength(2)
  })

  it('the product index stops loading when it is closed', async () => {
    const closing = new CurrentProductIndex(db, unknown)
    const loading = expect(closing.catchUp()).rejects.toThrow()
    await closing.close()
    await loading
  })

  async function insertMany(count: number, name?: string): Promise<void> {
    await transaction(db, async (trx) => {
      for (const columns of fc.sample(productColumns, { numRuns: count, seed: 1975 }))
        await write(trx, { insert: { ...columns, name: name ?? columns.name } })
    })
  }

  async function take({ by, what }: Step): Promise<void> {
    const writer = writers[by] ?? db
    if ('rollBack' in what) {
      const rollBack = new Error('Roll back')
      const work = transaction(writer, async (trx) => {
        await write(trx, { remove: what.rollBack })
        throw rollBack
      })
      await work.catch((error: unknown) => {
        if (error !== rollBack) throw error
      })
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
    } else if ('renameTa' in what) {
      const { renameTa: id, name: name_ta } = what
      await trx.updateTable('categories').set({ name_ta }).where('id', '=', id).execute()
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
    const row = rows[at % Math.max(rows.length, 1)]
    if (!row) return
    const current = { ...row, extraPictures: [] }
    if ('remove' in what) {
      await products.removeAll([current], systemAuthor)
      removed.push(current)
    } else {
      const changes = 'update' in what ? await inCategory(trx, what.columns) : { image_id: what.id }
      await products.update(current, changes, systemAuthor)
    }
  }

  /** Subcategories move in this test; the main category is the present parent. */
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

  async function compare(of: CurrentProductIndex, requests: ProductListRequest[]): Promise<void> {
    const rows = await selectProducts(db).execute()
    const imageOf = await findImagesOf(db, rows)
    const sets = await listSynonyms(db)
    const ids = rows.slice(0, 9).map(({ id }) => id)
    for (const request of [...requests, { ...everything, ids: ids.sort().reverse() }]) {
      const expected = listPlainly(rows, sets, request)
      if (!expected) continue
      const page = await of.read((products) => products.list(request))
      const { data, pagination } = JSON.parse(presentPage(page, request, false))
      const { rows: shown, total, together } = expected
      const present = (row: ProductRow) => presentProduct(row, imageOf(row))
      const pages = Math.ceil(total / request.limit)
      const paging = { page: request.page, limit: request.limit, total, pages }
      expect({ request, data, pagination }).toEqual({
        request,
        data: shown.map((row) => {
          const sizes = row.group_id ? together?.sizes(row).map(present) : undefined
          return { ...present(row), ...(sizes && { sizes: sizes.map(pickSizeFields) }) }
        }),
        pagination: together ? { ...paging, products: together.found } : paging,
      })
    }
  }
})

/** Fields of a size; all others are left out. */
function pickSizeFields(product: Product) {
  const { description, descriptionTa, category, subcategory, group, featured, ...rest } = product
  const { benefits, benefitsTa, packMass, gtin, createdAt, updatedAt, ...size } = rest
  return size
}

/** First row of each group; for one of them, all sizes of its group within the list's categories. */
function putTogether(found: ProductRow[], rows: ProductRow[], request: ProductListRequest) {
  const { category, subcategory } = request.filter
  const cards = found.filter(
    (row, at) =>
      !row.group_id || found.findIndex((other) => other.group_id === row.group_id) === at,
  )
  const sizes = ({ group_id }: ProductRow) =>
    rows
      .filter((row) => row.group_id === group_id && passes(row, { category, subcategory }))
      .sort((a, b) => compareSizes(request.language, a, b))
  return { cards, together: { found: found.length, sizes } }
}

function compareSizes(language: Language, a: ProductRow, b: ProductRow): number {
  const keysOf = (row: ProductRow) => {
    const { pack_amount: amount, pack_unit: unit, pack_count: count, price } = row
    const small = unit === 'ml' || unit === 'g' ? 1000 : 1
    const kind = unit === null ? 2 : unit === 'piece' ? 1 : 0
    return [kind, (Number(amount) * count) / small, price === 0 ? 1 : 0, price]
  }
  const [left, right] = [keysOf(a), keysOf(b)]
  const differences = left.map((key, at) => key - Number(right[at]))
  return (
    differences.find((difference) => difference !== 0) ??
    (compareNamesPlainly(language, a, b) || (a.id < b.id ? -1 : 1))
  )
}

/** A list by the specification; undefined if the search guesses. */
function listPlainly(
  rows: ProductRow[],
  sets: { terms: string[] }[],
  request: ProductListRequest,
): PlainList | undefined {
  const { ids, filter, sort, language, page, limit } = request
  if (ids) {
    const found = ids.flatMap((id) => rows.filter((row) => row.id === id))
    return { rows: found, total: found.length }
  }
  const tierOf = filter.search?.trim() ? searchPlainly(rows, sets, filter) : () => 0
  if (!tierOf) return undefined
  const byTier = (a: ProductRow, b: ProductRow) =>
    sort === 'default' ? Number(tierOf(a)) - Number(tierOf(b)) : 0
  const found = rows
    .filter((row) => tierOf(row) !== null && passes(row, filter))
    .sort((a, b) => byTier(a, b) || compareRows({ sort, language }, a, b))
  const { cards, together } = putTogether(found, rows, request)
  const shown = request.sizesTogether ? cards : found
  return {
    rows: shown.slice((page - 1) * limit, page * limit),
    total: shown.length,
    ...(request.sizesTogether && { together }),
  }
}

type PlainList = {
  rows: ProductRow[]
  total: number
  together?: ReturnType<typeof putTogether>['together']
}

/** Filters by the specification. */
function passes(row: ProductRow, filter: ProductListRequest['filter']): boolean {
  const { category, subcategory, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const stock = row.in_stock === 0 ? 'out' : row.few_since === null ? 'in' : 'few'
  const agrees = (wanted: boolean | undefined, is: boolean) => wanted === undefined || wanted === is
  return (
    (category === undefined || [row.category_id, row.subcategory_id].includes(category)) &&
    (subcategory === undefined || row.subcategory_id === subcategory) &&
    (filter.group === undefined || row.group_id === filter.group) &&
    agrees(filter.featured, row.featured === 1) &&
    agrees(filter.inStock, row.in_stock === 1) &&
    (filter.stock === undefined || filter.stock === stock) &&
    agrees(filter.stockDue, row.few_since === 0 || row.back_on === '2026-01-31') &&
    agrees(filter.isBestSeller, row.is_best_seller === 1) &&
    agrees(filter.hasImage, row.image_id !== null) &&
    agrees(filter.hasDescription, row.description !== '') &&
    agrees(filter.hasTamil, isWholeInTamil(row)) &&
    row.price >= minPrice &&
    row.price <= maxPrice
  )
}

function isWholeInTamil(row: ProductRow): boolean {
  const { name, name_ta, description, description_ta } = row
  return (name === '' || name_ta !== '') && (description === '' || description_ta !== '')
}

type Sorting = Pick<ProductListRequest, 'sort' | 'language'>
type Column = (row: ProductRow) => string | number

/** Columns that each list is sorted by, and the direction. */
const sorts: Record<ProductListRequest['sort'], [direction: 1 | -1, ...Column[]]> = {
  default: [-1, (row) => row.featured, (row) => row.updated_at],
  'price-asc': [1, (row) => row.price || Number.POSITIVE_INFINITY],
  'price-desc': [-1, (row) => row.price],
  'name-asc': [1],
  'name-desc': [-1],
  newest: [-1, (row) => row.created_at],
  updated: [-1, (row) => row.updated_at],
}

function compareRows({ sort, language }: Sorting, a: ProductRow, b: ProductRow): number {
  const [direction, ...columns] = sorts[sort]
  const byNames = sort.startsWith('name') ? compareNamesPlainly(language, a, b) : 0
  if (byNames !== 0) return direction * byNames
  for (const column of [...columns, ({ id }: ProductRow) => id]) {
    const [left, right] = [column(a), column(b)]
    if (left !== right) return left < right ? -direction : direction
  }
  return 0
}

function compareNamesPlainly(language: Language, a: ProductRow, b: ProductRow): number {
  const nameOf = (row: ProductRow) => (language === 'ta' && row.name_ta) || row.name
  return nameOf(a).localeCompare(nameOf(b), language, { numeric: true })
}
