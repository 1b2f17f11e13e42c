import { type SelectQueryBuilder, sql } from 'kysely'

/** A query on any tables, whose rows are `Row`. */
type PagedQuery<Row> = {
  limit(count: number): { offset(count: number): { execute(): Promise<Row[]> } }
  clearOrderBy(): CountedQuery
}
type CountedQuery = Pick<SelectQueryBuilder<object, never, unknown>, 'clearSelect'>

/**
 * Reads one page of a query's results, and their total number. Needs a snapshot, because these are two
 * statements.
 */
export async function readPage<Row>(
  query: PagedQuery<Row>,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total: await countRows(query.clearOrderBy()) }
}

export async function countRows(query: CountedQuery): Promise<number> {
  const counting = query.clearSelect().select(sql<number>`count(*)`.as('total'))
  const { total } = await counting.executeTakeFirstOrThrow()
  return total
}
