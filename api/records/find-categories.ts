import type { Database } from '../db/schema.ts'
import { readId } from '../http/params.ts'
import type { FindCategory } from './category-reference.ts'

/** Looks up `ids`, those that can be none and those left out among them, in one query. */
export async function findCategories(
  db: Database,
  ids: (string | null | undefined)[],
): Promise<FindCategory> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id'])
    .where(
      'id',
      'in',
      ids.map((id) => readId(id ?? '')),
    )
    .execute()
  const nodes = new Map(rows.map((row) => [row.id, row]))
  return (id) => nodes.get(readId(id))
}
