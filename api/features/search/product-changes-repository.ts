import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../db/schema.ts'

/** State of the catalogue: the number of changes by each writer. */
export type ChangeCursor = ReadonlyMap<number, number>

/**
 * Changes that may alter lists of products: numbers of products, ids of other records. Triggers log them
 * (`db/migrations/catalogue-triggers.ts`), so writes need not.
 */
export type ProductChanges = {
  products: number[]
  categories: string[]
  groups: string[]
  images: string[]
  synonyms: string[]
}

/** Changes of each writer that the log keeps; an index that is further behind reloads everything. */
const retainedChanges = 5000
const deletedAtOnce = 500

/** Change count of the database in a state. */
export function changeCountAt(cursor: ChangeCursor): number {
  return cursor.values().reduce((sum, changes) => sum + changes, 0)
}

/** Reads the present state. Needs a snapshot, the same as `listProductChanges`. */
export async function readChangeCursor(db: Database): Promise<ChangeCursor> {
  const rows = await db.selectFrom('catalogue_changes').select(['writer', 'changes']).execute()
  return new Map(rows.map(({ writer, changes }) => [writer, changes]))
}

/** Lists the changes between two states; null if everything changed, or they are no longer in the log. */
export async function listProductChanges(
  db: Database,
  since: ChangeCursor,
  until: ChangeCursor,
): Promise<ProductChanges | null> {
  const grown = [...until].filter(([writer, changes]) => changes !== (since.get(writer) ?? 0))
  const isLogged = grown.every(([writer, changes]) => {
    const before = since.get(writer) ?? 0
    return before < changes && changes - before < retainedChanges
  })
  if (!isLogged || until.size < since.size) return null
  if (grown.length === 0)
    return { products: [], categories: [], groups: [], images: [], synonyms: [] }
  const rows = await db
    .selectFrom('product_changes')
    .select(['kind', 'record'])
    .distinct()
    .where((e) =>
      e.or(
        grown.map(([writer]) =>
          e('writer', '=', writer).and('change', '>', since.get(writer) ?? 0),
        ),
      ),
    )
    .execute()
  const recordsOf = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ record }) => record)
  if (recordsOf('all').length > 0) return null
  return {
    products: recordsOf('product').map(Number),
    categories: recordsOf('category'),
    groups: recordsOf('group'),
    images: recordsOf('image'),
    synonyms: recordsOf('synonym'),
  }
}

/** Deletes old entries of the log in small batches. */
export async function pruneProductChanges(db: Database, cursor: ChangeCursor): Promise<void> {
  for (const [writer, changes] of cursor) {
    const entries = () => db.selectFrom('product_changes').where('writer', '=', writer)
    for (;;) {
      const { first } = await entries()
        .select((e) => e.fn.min('change').as('first'))
        .executeTakeFirstOrThrow()
      const last = Math.min((first ?? changes) + deletedAtOnce, changes - retainedChanges)
      if (first === null || first > last) break
      await db
        .deleteFrom('product_changes')
        .where('writer', '=', writer)
        .where('change', '<=', last)
        .execute()
      await setImmediate()
    }
  }
}
