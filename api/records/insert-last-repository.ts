import { limits } from '../../contract/limits.ts'
import type { Database } from '../db/schema.ts'
import type { Author } from './author.ts'

/** Tables of the kinds that staff sort. */
type SortedTable = 'categories' | 'product_groups'

/**
 * Makes the insert of a kind that staff sort: without an order, a record goes last. At the highest order, ties are
 * allowed.
 */
export function insertLast<Row, Columns extends { sort_order?: number }>(
  db: Database,
  table: SortedTable,
  insert: (columns: Columns, author: Author) => Promise<Row>,
) {
  return async (columns: Columns, author: Author): Promise<Row> => {
    if (columns.sort_order !== undefined) return insert(columns, author)
    const { last } = await db
      .selectFrom(table as 'categories')
      .select((e) => e.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow()
    const { spacing, max } = limits.sortOrder
    return insert({ ...columns, sort_order: Math.min((last ?? 0) + spacing, max) }, author)
  }
}
