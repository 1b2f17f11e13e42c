import { type SelectQueryBuilder, sql } from 'kysely'

/** One page of what a query finds, and how much that is in all. Give it a snapshot: these are two statements. */
export async function readPage<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total: await countRows(query.clearOrderBy()) }
}

export async function countRows<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const counting = query.clearSelect().select(sql<number>`count(*)`.as('total'))
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  return total
}
