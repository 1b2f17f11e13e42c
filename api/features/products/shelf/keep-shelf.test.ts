import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../../author.ts'
import { type DatabaseAddress, openDatabase } from '../../../db/database.ts'
import { countMarks, productChangesRepository } from '../../../db/product-changes.ts'
import type { ProductColumns, ProductRow } from '../../../db/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { createDatabasePlace, type DatabasePlace, engines } from '../../../testing/database.ts'
import { ListPage, type PageParts } from '../list-page.ts'
import type { ListRequest } from '../list-repository.ts'
import { readPage } from '../read.ts'
import { productRepository, selectProducts } from '../repository.ts'
import { productIndexWriter } from '../search/writer.ts'
import { insertCategories, listRequest, productColumns } from '../testing/random-lists.ts'
import { ShelfKeeper } from './keep-shelf.ts'

/** Only against waiting for ever. */
const soon = { timeout: 60_000, interval: 5 }

const product = fc.nat()
const category = fc.constantFrom('oils', 'sesame', 'coconut', 'sweets')
const word: fc.Arbitrary<string> = fc.constantFrom('Oils', 'Öle', '🥜')
const step = fc.record({
  by: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.record({ insert: productColumns }) },
    { weight: 2, arbitrary: fc.record({ update: product, columns: productColumns }) },
    fc.record({ remove: product }),
    { weight: 2, arbitrary: fc.record({ picture: product, id: fc.constantFrom('a', 'b', null) }) },
    fc.record({ rename: category, name: word }),
    fc.record({
      move: fc.constantFrom('sesame', 'coconut'),
      to: fc.constantFrom('oils', 'sweets'),
    }),
    fc.record({ redraw: fc.constantFrom('a', 'b'), placeholder: word }),
    fc.record({ reorder: category, to: fc.nat(9) }),
    fc.record({ giveUp: product }),
  ),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const question = fc
  .record({
    request: listRequest,
    hasImage: fc.option(fc.boolean(), { nil: undefined }),
    hasDescription: fc.option(fc.boolean(), { nil: undefined, freq: 2 }),
  })
  .map(
    ({ request, hasImage, hasDescription }): ListRequest => ({
      ...request,
      filter: { ...request.filter, hasImage, hasDescription },
    }),
  )

const everything: ListRequest = { filter: {}, sort: 'name-asc', page: 1, limit: 50 }

describe.each(engines)('the shelf of products, on %s', (engine) => {
  let place: DatabasePlace
  /** Two processes, as far as the database can tell. */
  let writers: [Database, Database]
  let db: Database
  let keeper: ShelfKeeper

  beforeAll(async () => {
    place = await createDatabasePlace(engine)
    writers = [await openDatabase(place), await openDatabase(place)]
    db = writers[0]
    await insertCategories(db)
    const size = { width: 8, height: 6, bytes: 1, created_at: 0 }
    const pictures = ['a', 'b'].map((id) => ({ id, ...size, placeholder: '', variants: '[]' }))
    await db.insertInto('images').values(pictures).execute()
    keeper = new ShelfKeeper(db, { address: place })
  })
  afterAll(async () => {
    await keeper.close()
    for (const one of writers) await one.destroy()
    await place.remove()
  })

  it('answers as the database does, to the byte, whatever is written and asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(productColumns, { minLength: 4, maxLength: 8 }),
        fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
        fc.array(question, { minLength: 6, maxLength: 8 }),
        async (products, rounds, questions) => {
          await empty()
          for (const insert of products) await take({ by: 0, what: { insert } })
          await compare(keeper, [everything])
          for (const steps of rounds) {
            for (const next of steps) await take(next)
            await compare(keeper, [everything, ...questions])
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  it.each([
    ['in turns', Number.POSITIVE_INFINITY],
    ['by another thread', 1],
  ])('is filled %s, and takes in what concerns many, while others write', async (_, threadFrom) => {
    await empty()
    const columns = fc.sample(productColumns, { numRuns: 120, seed: 1975 })
    for (const insert of columns) await take({ by: 0, what: { insert } })
    const questions = fc.sample(question, { numRuns: 25, seed: 7 })
    const writes = fc.sample(step, { numRuns: 40, seed: 30 })

    const fresh = new ShelfKeeper(writers[1], { address: place, threadFrom })
    const filling = fresh.bringUpToDate()
    for (const next of writes.slice(0, 20)) await take(next)
    await filling
    await compare(fresh, questions)

    await take({ by: 0, what: { rename: 'oils', name: 'Oils of all kinds' } })
    const working = fresh.bringUpToDate()
    for (const next of writes.slice(20)) await take(next)
    await working
    await compare(fresh, questions)
    await compare(keeper, questions)
    await fresh.close()
  })

  it('is filled later where the thread cannot reach the database', async () => {
    const trying = new ShelfKeeper(db, { address: askedFor(), threadFrom: 0, patience: 0 })
    await trying.begin()
    await compare(trying, fc.sample(question, { numRuns: 5, seed: 11 }))
    expect(asked).toBe(2)
    await trying.close()
  })

  it('leaves nothing behind where it is closed amid a filling', async () => {
    const closing = new ShelfKeeper(db, { address: askedFor(), threadFrom: 0 })
    await closing.begin()
    await expect.poll(() => asked, soon).toBe(1)
    await closing.close()
    await closing.bringUpToDate()
    expect(asked).toBe(1)
  })

  let asked = 0
  /** Where the database stands, for whoever asks twice. */
  function askedFor(): DatabaseAddress {
    const wrong = {
      databaseUrl: place.databaseUrl && 'postgres://127.0.0.1:1/none',
      dataDir: '/no',
    }
    asked = 0
    return {
      get databaseUrl() {
        return asked++ === 0 ? wrong.databaseUrl : place.databaseUrl
      },
      get dataDir() {
        return asked <= 1 ? wrong.dataDir : place.dataDir
      },
    }
  }

  it('is filled anew where the notes do not reach back, and drops old ones', async () => {
    const questions = fc.sample(question, { numRuns: 10, seed: 3 })
    await compare(keeper, questions)
    const skip = { changes: sql<number>`changes + 20000` }
    await db.updateTable('catalogue_changes').set(skip).execute()
    await compare(keeper, questions)
    const notes = () => db.selectFrom('product_changes').selectAll().execute()
    await expect.poll(notes, soon).toEqual([])
    await take({ by: 1, what: { rename: 'oils', name: 'Oils' } })
    await compare(keeper, questions)
    expect(await notes()).toHaveLength(1)
  })

  async function take({ by, what }: Step): Promise<void> {
    const writer = writers[by] ?? db
    if ('giveUp' in what) {
      const given = transaction(writer, async (trx) => {
        await write(trx, { remove: what.giveUp })
        throw new Error('no')
      })
      await expect(given).rejects.toThrow('no')
    } else await transaction(writer, (trx) => write(trx, what))
  }

  async function write(trx: Database, what: Exclude<Step['what'], { giveUp: number }>) {
    const products = productRepository(trx)
    await lockWriters(trx)
    if ('insert' in what) {
      await products.insert(await inPlace(trx, what.insert), nobody)
    } else if ('rename' in what) {
      await trx
        .updateTable('categories')
        .set({ name: what.name })
        .where('id', '=', what.rename)
        .execute()
    } else if ('reorder' in what) {
      await trx
        .updateTable('categories')
        .set({ sort_order: what.to })
        .where('id', '=', what.reorder)
        .execute()
    } else if ('move' in what) {
      await trx
        .updateTable('categories')
        .set({ parent_id: what.to })
        .where('id', '=', what.move)
        .execute()
    } else if ('redraw' in what) {
      const { redraw, placeholder } = what
      await trx.updateTable('images').set({ placeholder }).where('id', '=', redraw).execute()
    } else {
      const at = 'update' in what ? what.update : 'remove' in what ? what.remove : what.picture
      const current = await pick(trx, at)
      if (!current) return
      if ('remove' in what) await products.remove(current, nobody)
      else {
        const changes = 'update' in what ? await inPlace(trx, what.columns) : { image_id: what.id }
        await products.update(current, changes, nobody)
      }
    }
  }

  /** Subcategories move about here: the main category is the one above at this moment. */
  async function inPlace(trx: Database, columns: ProductColumns): Promise<ProductColumns> {
    if (!columns.subcategory_id) return columns
    const { parent_id } = await trx
      .selectFrom('categories')
      .select('parent_id')
      .where('id', '=', columns.subcategory_id)
      .executeTakeFirstOrThrow()
    return { ...columns, category_id: parent_id ?? columns.category_id }
  }

  async function pick(trx: Database, at: number): Promise<ProductRow | undefined> {
    const rows = await selectProducts(trx).orderBy('p.id').execute()
    return rows[at % Math.max(rows.length, 1)]
  }

  async function empty(): Promise<void> {
    await transaction(db, async (trx) => {
      await trx.deleteFrom('products').execute()
      await productIndexWriter(trx).rebuild()
    })
  }

  async function compare(shelf: ShelfKeeper, questions: ListRequest[]): Promise<void> {
    const changes = countMarks(await productChangesRepository(db).readMarks())
    const ask = async (wanted: ListRequest) => {
      await shelf.bringUpToDate()
      return shelf.read(wanted, changes)
    }
    for (const wanted of questions) {
      await expect.poll(() => ask(wanted), soon).toBeDefined()
      const kept = await ask(wanted)
      expect({ wanted, ...show(kept) }).toEqual({ wanted, ...show(await readPage(db, wanted)) })
    }
  }
})

function show(parts: PageParts | undefined) {
  const page = parts && new ListPage(parts)
  const text = page?.plain().toString()
  expect(page && gunzipSync(page.gzip()).toString()).toBe(text)
  expect(page?.plain().length).toBe(page?.length)
  return { text, tag: page?.tag }
}
