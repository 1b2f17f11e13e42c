import { readId } from '../db/read-id.ts'
import type { Database } from '../db/schema.ts'
import type { FindCategory } from './category-reference.ts'

/** Looks up the categories of `ids` in one query; malformed and missing ids find nothing. */
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
