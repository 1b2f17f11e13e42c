import { sql } from 'kysely'
import { insightLimits } from '../../../contract/insight/limits.ts'
import type { CountedKind, Database } from '../../db/schema.ts'

/** Kinds that count a product. */
const ofProducts = ['opened', 'added', 'ordered'] as const satisfies CountedKind[]
/** Kinds whose sums the insight shows. */
const summed = [...ofProducts, 'sent', 'page', 'searched'] as const satisfies CountedKind[]

export type SummedKind = (typeof summed)[number]
export type WantedProduct = { id: string; name: string } & Record<
  (typeof ofProducts)[number],
  number
>

/**
 * Reads the counts from a day until today, because a fast clock may have counted for future days. Days are
 * India's.
 */
export function insightRepository(db: Database, today: string) {
  const timesOf = (kind: CountedKind) =>
    sql<number>`cast(sum(case when kind = ${sql.lit(kind)} then times else 0 end) as bigint)`

  return {
    /** The sums of each day and kind. */
    async sumByDay(from: string) {
      return db
        .selectFrom('daily_counts')
        .select(['day', 'kind', sum().as('times')])
        .where('day', '>=', from)
        .where('day', '<=', today)
        .where('kind', 'in', summed)
        .groupBy(['day', 'kind'])
        .$narrowType<{ kind: SummedKind }>()
        .execute()
    },

    /** The most wanted products: those added or ordered most, then those opened most. */
    listProducts(from: string): Promise<WantedProduct[]> {
      const [opened, added, ordered] = ofProducts.map(timesOf) as [
        ReturnType<typeof timesOf>,
        ReturnType<typeof timesOf>,
        ReturnType<typeof timesOf>,
      ]
      return db
        .selectFrom('daily_counts')
        .innerJoin('products', 'products.id', 'subject')
        .select(['products.id', 'products.name'])
        .select([opened.as('opened'), added.as('added'), ordered.as('ordered')])
        .where('day', '>=', from)
        .where('day', '<=', today)
        .where('kind', 'in', ofProducts)
        .groupBy(['products.id', 'products.name', 'products.name_key'])
        .orderBy(sql`${added} + ${ordered}`, 'desc')
        .orderBy('opened', 'desc')
        .orderBy('products.name_key')
        .orderBy('products.id')
        .limit(insightLimits.products)
        .execute()
    },

    /** Sums all events of some products, by day. */
    sumProductsByDay(from: string, ids: string[]) {
      if (ids.length === 0) return Promise.resolve([])
      return db
        .selectFrom('daily_counts')
        .select(['subject', 'day', sum().as('times')])
        .where('day', '>=', from)
        .where('day', '<=', today)
        .where('kind', 'in', ofProducts)
        .where('subject', 'in', ids)
        .groupBy(['subject', 'day'])
        .execute()
    },

    /** Lists searches whose words are stored, with the last result of each. */
    listSearches(from: string) {
      const shown = db
        .selectFrom('daily_counts')
        .select(['subject', sum().as('times')])
        .select((e) => [e.fn.max('day').as('last'), e.fn.max('words').as('words')])
        .where('kind', '=', 'words')
        .where('day', '>=', from)
        .where('day', '<=', today)
        .groupBy('subject')
        .having((e) => e.fn.max('words'), 'is not', null)
        .orderBy('times', 'desc')
        .orderBy('words')
        .limit(insightLimits.searches)
        .as('shown')
      return db
        .selectFrom(shown)
        .innerJoin('daily_counts', (join) =>
          join
            .onRef('daily_counts.day', '=', 'shown.last')
            .onRef('daily_counts.subject', '=', 'shown.subject')
            .on('daily_counts.kind', '=', 'words'),
        )
        .select(['shown.words', 'shown.times', 'daily_counts.found', 'daily_counts.how'])
        .orderBy('shown.times', 'desc')
        .orderBy('shown.words')
        .execute()
    },

    /** True if anything was counted on a day or before it. */
    async hasCountsUntil(day: string): Promise<boolean> {
      const row = await db
        .selectFrom('daily_counts')
        .select('day')
        .where('day', '<=', day)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    async hasDemo(from: string): Promise<boolean> {
      const row = await db
        .selectFrom('daily_counts')
        .select('day')
        .where('day', '>=', from)
        .where('day', '<=', today)
        .where('kind', '=', 'demo')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

/** A number on both engines, because PostgreSQL's sum is a decimal. */
function sum() {
  return sql<number>`cast(sum(times) as bigint)`
}
