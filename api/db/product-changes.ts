import { setImmediate } from 'node:timers/promises'
import type { Database } from './schema.ts'

/** A state of the catalogue: how much each writer has written. */
export type Marks = ReadonlyMap<number, number>

/** What may show in lists of products otherwise than before. */
export type Changes = { products: number[]; categories: string[]; images: string[] }

/** So many changes of each writer stay noted; whoever is further behind reads everything. */
const kept = 5000
/** Notes that go in one statement. */
const batch = 500

/** How often the catalogue has changed at a state. */
export function countMarks(marks: Marks): number {
  return marks.values().reduce((sum, changes) => sum + changes, 0)
}

/** Speaks SQL about what has changed in lists of products. Give it a snapshot to read. */
export function productChangesRepository(db: Database) {
  return {
    async readMarks(): Promise<Marks> {
      const rows = await db.selectFrom('catalogue_changes').select(['writer', 'changes']).execute()
      return new Map(rows.map(({ writer, changes }) => [writer, changes]))
    },

    /** What has changed between two states; null where that is everything, or not known any more. */
    async list(since: Marks, until: Marks): Promise<Changes | null> {
      const grown = [...until].filter(([writer, changes]) => changes !== (since.get(writer) ?? 0))
      const isTold = grown.every(([writer, changes]) => {
        const before = since.get(writer) ?? 0
        return before < changes && changes - before < kept
      })
      if (!isTold || until.size < since.size) return null
      if (grown.length === 0) return { products: [], categories: [], images: [] }
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
      const of = (kind: string) =>
        rows.filter((row) => row.kind === kind).map(({ record }) => record)
      if (of('all').length > 0) return null
      return {
        products: of('product').map(Number),
        categories: of('category'),
        images: of('image'),
      }
    },

    /** Drops notes that nobody needs any more, a few at a time. */
    async prune(marks: Marks): Promise<void> {
      for (const [writer, changes] of marks) {
        const notes = () => db.selectFrom('product_changes').where('writer', '=', writer)
        for (;;) {
          const { first } = await notes()
            .select((e) => e.fn.min('change').as('first'))
            .executeTakeFirstOrThrow()
          const last = Math.min((first ?? changes) + batch, changes - kept)
          if (first === null || first > last) break
          await db
            .deleteFrom('product_changes')
            .where('writer', '=', writer)
            .where('change', '<=', last)
            .execute()
          await setImmediate()
        }
      }
    },
  }
}
