import { findMeta, seededKey } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { readStoredTerms } from '../records/stored-config.ts'

/** Time at which the demo was written; before every record if it never was. */
async function readSeededAt(db: Database): Promise<number> {
  return Date.parse((await findMeta(db, seededKey)) ?? '') || 0
}

/** All records, with their references and names. */
export async function listSeededRecords(db: Database) {
  const seededAt = await readSeededAt(db)
  const columns = ['id', 'version', 'created_at', 'updated_by'] as const
  const products = await db
    .selectFrom('products')
    .select([...columns, 'name', 'name_ta', 'category_id', 'subcategory_id', 'group_id'])
    .execute()
  const gallery = await db
    .selectFrom('gallery_items')
    .select([...columns, 'category_id', 'subcategory_id'])
    .execute()
  const categories = await db
    .selectFrom('categories')
    .select([...columns, 'parent_id'])
    .execute()
  const groups = await db.selectFrom('product_groups').select(columns).execute()
  const synonyms = await db
    .selectFrom('synonyms')
    .select([...columns, 'terms'])
    .execute()
  const stateOf = ({ id, version, created_at, updated_by }: (typeof groups)[number]) => ({
    id,
    isDemo: created_at <= seededAt,
    isChanged: version > 1 || updated_by !== '',
  })
  return [
    ...products.map((row) => ({
      ...stateOf(row),
      kind: 'product' as const,
      needs: listIds(row.category_id, row.subcategory_id, row.group_id),
      words: [row.name, row.name_ta],
    })),
    ...gallery.map((row) => ({
      ...stateOf(row),
      kind: 'gallery-item' as const,
      needs: listIds(row.category_id, row.subcategory_id),
      words: [],
    })),
    ...categories.map((row) => ({
      ...stateOf(row),
      kind: 'category' as const,
      needs: listIds(row.parent_id),
      words: [],
    })),
    ...groups.map((row) => ({
      ...stateOf(row),
      kind: 'product-group' as const,
      needs: [],
      words: [],
    })),
    ...synonyms.map((row) => ({
      ...stateOf(row),
      kind: 'synonym' as const,
      needs: [],
      words: readStoredTerms(row.terms),
    })),
  ]
}

function listIds(...ids: (string | null)[]): string[] {
  return ids.filter((id) => id !== null)
}
