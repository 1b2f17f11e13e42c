import type { Kysely } from 'kysely'
import { nameKey } from '../../../contract/text/name-key.ts'

type Named = { id: string; name: string; name_key: string; created_at: number }
type Tables = {
  categories: Named & { parent_id: string | null }
  product_groups: Named
  deleted_records: { id: string; kind: string; record: string }
}

/**
 * Makes names that look the same count as the same: their keys drop invisible signs and collapse spaces. Where
 * several names now share a key, the oldest record gets it; the others keep their old keys until they are
 * renamed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>
  const categories = await tables
    .selectFrom('categories')
    .select(['id', 'name', 'name_key', 'parent_id', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const siblings of Map.groupBy(categories, (row) => row.parent_id).values())
    for (const { id, name_key } of findNewKeys(siblings))
      await tables.updateTable('categories').set({ name_key }).where('id', '=', id).execute()
  const groups = await tables
    .selectFrom('product_groups')
    .select(['id', 'name', 'name_key', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id, name_key } of findNewKeys(groups))
    await tables.updateTable('product_groups').set({ name_key }).where('id', '=', id).execute()
  await rekeyDeleted(tables)
}

/** Finds the keys that change and are free. */
function findNewKeys(rows: Named[]): { id: string; name_key: string }[] {
  const taken = new Set(rows.map((row) => row.name_key))
  return rows.flatMap(({ id, name, name_key }) => {
    const key = nameKey(name)
    if (taken.has(key)) return []
    taken.add(key)
    return key === name_key ? [] : { id, name_key: key }
  })
}

/**
 * A record restored from the trash is compared with the records that have its name by then, so its key must be
 * new too.
 */
async function rekeyDeleted(tables: Kysely<Tables>): Promise<void> {
  const rows = await tables
    .selectFrom('deleted_records')
    .select(['id', 'record'])
    .where('kind', 'in', ['category', 'product-group'])
    .execute()
  for (const { id, record } of rows) {
    const columns: Named = JSON.parse(record)
    await tables
      .updateTable('deleted_records')
      .set({ record: JSON.stringify({ ...columns, name_key: nameKey(columns.name) }) })
      .where('id', '=', id)
      .execute()
  }
}
