import type { AuditEntity } from '../../../contract/audit-log.ts'
import type { Database } from '../../db/schema.ts'
import { type LoggedFields, logWrites } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'

/** A record with the names of its categories. */
type Filed = {
  entity: AuditEntity
  id: string
  name: string
  category: string | null
  subcategory: string | null
}

/** Logs how a change of a category moves the records in it. */
export function moveLog(trx: Database) {
  return {
    /** Every record in a category. */
    async read(categoryId: string): Promise<Filed[]> {
      const products = await trx
        .selectFrom('products as f')
        .leftJoin('categories as c', 'c.id', 'f.category_id')
        .leftJoin('categories as s', 's.id', 'f.subcategory_id')
        .select(['f.id', 'f.name', 'c.name as category', 's.name as subcategory'])
        .where((e) =>
          e.or([e('f.category_id', '=', categoryId), e('f.subcategory_id', '=', categoryId)]),
        )
        .execute()
      const items = await trx
        .selectFrom('gallery_items as f')
        .leftJoin('categories as c', 'c.id', 'f.category_id')
        .leftJoin('categories as s', 's.id', 'f.subcategory_id')
        .select(['f.id', 'f.title as name', 'c.name as category', 's.name as subcategory'])
        .where((e) =>
          e.or([e('f.category_id', '=', categoryId), e('f.subcategory_id', '=', categoryId)]),
        )
        .execute()
      return [
        ...products.map((row) => ({ ...row, entity: 'product' as const })),
        ...items.map((row) => ({ ...row, entity: 'gallery-item' as const })),
      ]
    },

    async logMoves(
      moved: Filed[],
      author: Author,
      categoriesAfter: (row: Filed) => LoggedFields,
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
    },
  }
}
