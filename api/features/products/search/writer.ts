import { sql } from 'kysely'
import { engineOf } from '../../../db/engine.ts'
import { metaRepository } from '../../../db/meta.ts'
import type { Database } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { addMembers, blockOf, blockWidth, encodeMembers } from './members.ts'
import { NumberSet } from './number-set.ts'
import { type IndexedProduct, suffixesOf, termsOf, termsVersion } from './terms.ts'

/** Rows in one statement: below what SQLite takes in parameters. */
const batch = 5000

/** Keeps the search index in step with the products, inside the transaction that changes them. */
export function productIndexWriter(trx: Database) {
  /** Tells the index what a product was and what it is; `null` where it is new, or gone. */
  async function change(
    number: number,
    before: IndexedProduct | null,
    after: IndexedProduct | null,
  ): Promise<void> {
    const old = before ? termsOf(before) : new Set<string>()
    const current = after ? termsOf(after) : new Set<string>()
    const changed = [...old.symmetricDifference(current)]
    if (changed.length === 0) return

    const block = blockOf(number)
    const postings = await load(changed, block)
    await insertTerms(
      changed.filter((term) => !postings.has(term)),
      postings,
    )
    for (const [term, { members }] of postings) {
      if (current.has(term)) members.add(number - block * blockWidth)
      else members.delete(number - block * blockWidth)
    }
    await store(block, [...postings.values()])
    await dropUnused([...postings].filter(([term]) => !current.has(term)).map(([, { id }]) => id))
  }

  /** Builds the whole index anew from the products. */
  async function rebuild(): Promise<void> {
    await trx.deleteFrom('product_postings').execute()
    await trx.deleteFrom('product_suffixes').execute()
    await trx.deleteFrom('product_terms').execute()
    const ids = new Map<string, number>()
    const { last } = await trx
      .selectFrom('products')
      .select((e) => e.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    for (let block = 0; block <= blockOf(last ?? -1); block++) await rebuildBlock(block, ids)
    await tellPlanner()
    await metaRepository(trx).set(stateKey, currentState)
  }

  /** PostgreSQL plans by figures that it gathers now and then; after so much has changed, that is late. */
  async function tellPlanner(): Promise<void> {
    if (engineOf(trx) === 'sqlite') return
    for (const table of ['product_terms', 'product_suffixes', 'product_postings'])
      await sql`analyze ${sql.table(table)}`.execute(trx)
  }

  async function rebuildBlock(block: number, ids: Map<string, number>): Promise<void> {
    const start = block * blockWidth
    const products = await trx
      .selectFrom('products')
      .selectAll()
      .where('number', '>=', start)
      .where('number', '<', start + blockWidth)
      .execute()
    const sets = new Map<string, NumberSet>()
    for (const product of products) {
      for (const term of termsOf(product)) {
        const set = sets.get(term) ?? new NumberSet()
        set.add(product.number - start)
        sets.set(term, set)
      }
    }
    const postings = new Map<string, Posting>()
    await insertTerms(
      [...sets.keys()].filter((term) => !ids.has(term)),
      postings,
    )
    for (const [term, { id }] of postings) ids.set(term, id)
    await store(
      block,
      [...sets].map(([term, members]) => ({ id: ids.get(term) ?? 0, members })),
    )
  }

  async function load(terms: string[], block: number): Promise<Map<string, Posting>> {
    const rows = await trx
      .selectFrom('product_terms as t')
      .leftJoin('product_postings as p', (join) =>
        join.onRef('p.term_id', '=', 't.id').on('p.block', '=', block),
      )
      .select(['t.id', 't.term', 'p.members'])
      .where('t.term', 'in', terms)
      .execute()
    return new Map(
      rows.map(({ id, term, members }) => {
        const set = new NumberSet()
        if (members) addMembers(set, 0, members)
        return [term, { id, members: set }]
      }),
    )
  }

  async function insertTerms(terms: string[], into: Map<string, Posting>): Promise<void> {
    if (terms.length === 0) return
    const { last } = await trx
      .selectFrom('product_terms')
      .select((e) => e.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const rows = terms.map((term, index) => ({ id: (last ?? 0) + 1 + index, term }))
    for (const some of inBatches(rows)) await trx.insertInto('product_terms').values(some).execute()
    const suffixes = rows.flatMap(({ id, term }) =>
      [...suffixesOf(term)].map((suffix) => ({ suffix, term_id: id })),
    )
    for (const some of inBatches(suffixes))
      await trx.insertInto('product_suffixes').values(some).execute()
    for (const { id, term } of rows) into.set(term, { id, members: new NumberSet() })
  }

  async function store(block: number, postings: Posting[]): Promise<void> {
    const [empty, filled] = partition(postings, ({ members }) => members.size === 0)
    if (empty.length > 0) {
      const ids = empty.map(({ id }) => id)
      await trx
        .deleteFrom('product_postings')
        .where('block', '=', block)
        .where('term_id', 'in', ids)
        .execute()
    }
    for (const some of inBatches(filled)) {
      await trx
        .insertInto('product_postings')
        .values(
          some.map(({ id, members }) => ({ term_id: id, block, members: encodeMembers(members) })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['term_id', 'block'])
            .doUpdateSet({ members: (e) => e.ref('excluded.members') }),
        )
        .execute()
    }
  }

  async function dropUnused(ids: number[]): Promise<void> {
    if (ids.length === 0) return
    const rows = await trx
      .selectFrom('product_postings')
      .select('term_id')
      .distinct()
      .where('term_id', 'in', ids)
      .execute()
    const used = new Set(rows.map(({ term_id }) => term_id))
    for (const unused of inBatches(ids.filter((id) => !used.has(id)))) {
      await trx.deleteFrom('product_suffixes').where('term_id', 'in', unused).execute()
      await trx.deleteFrom('product_terms').where('id', 'in', unused).execute()
    }
  }

  return { change, rebuild }
}

/**
 * Builds the index anew where there is none yet, or where it was built by other rules: by another
 * version of this program, or by a Node that folds characters differently.
 */
export async function refreshProductIndex(db: Database): Promise<void> {
  const isCurrent = async (at: Database) =>
    (await metaRepository(at).find(stateKey)) === currentState
  if (await isCurrent(db)) return
  await transaction(db, async (trx) => {
    if (!(await isCurrent(trx))) await productIndexWriter(trx).rebuild()
  })
}

const stateKey = 'product-index'
const currentState = `terms ${termsVersion}, Unicode ${process.versions.unicode}`

type Posting = { id: number; members: NumberSet }

function* inBatches<T>(rows: T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batch) yield rows.slice(start, start + batch)
}

function partition<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
