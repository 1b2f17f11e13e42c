import { sql } from 'kysely'
import type { AuditEntity } from '../../../contract/audit-log.ts'
import type { Database } from '../../db/schema.ts'
import { type LoggedFields, logWrites } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'

/** A record with the names of its categories. */
type CategorizedRecord = {
  entity: AuditEntity
  id: string
  name: string
  category: string | null
  subcategory: string | null
}

const tables = [
  { table: 'products', entity: 'product', name: 'r.name' },
  { table: 'gallery_items', entity: 'gallery-item', name: 'r.title' },
] as const

/** Every record in a category. */
export async function readContents(
  trx: Database,
  categoryId: string,
): Promise<CategorizedRecord[]> {
  const records: CategorizedRecord[] = []
  for (const { table, entity, name } of tables) {
    const { rows } = await sql<Omit<CategorizedRecord, 'entity'>>`
      select r.id, ${sql.ref(name)} as name, c.name as category, s.name as subcategory
      from ${sql.table(table)} as r
      left join categories as c on c.id = r.category_id
      left join categories as s on s.id = r.subcategory_id
      where ${categoryId} in (r.category_id, r.subcategory_id)`.execute(trx)
    records.push(...rows.map((row) => ({ ...row, entity })))
  }
  return records
}

export async function logMoves(
  trx: Database,
  moved: CategorizedRecord[],
  author: Author,
  categoriesAfter: (row: CategorizedRecord) => LoggedFields,
): Promise<void> {
  const writes = moved.map((row) => ({
    action: 'update' as const,
    entity: row.entity,
    id: row.id,
    name: row.name,
    before: { category: row.category, subcategory: row.subcategory },
    after: categoriesAfter(row),
  }))
  await logWrites(trx, author, writes)
}
