import { randomUUIDv7 } from 'node:crypto'
import { normalizeText } from '../../contract/search/normalize-text.ts'
import type { Database } from '../db/schema.ts'

/** Creates a category that a test needs, and returns its id. */
export async function addCategory(
  db: Database,
  {
    name,
    name_ta = '',
    parent_id = null,
  }: { name: string; name_ta?: string; parent_id?: string | null },
): Promise<string> {
  const id = randomUUIDv7()
  const flags = { show_in_nav: 0, show_in_products_dropdown: 1 } as const
  const times = { created_at: Date.now(), updated_at: Date.now() }
  await db
    .insertInto('categories')
    .values({
      id,
      name,
      name_key: normalizeText(name),
      name_ta,
      parent_id,
      sort_order: 10,
      ...flags,
      ...times,
    })
    .execute()
  return id
}
