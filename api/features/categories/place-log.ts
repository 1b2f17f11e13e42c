import type { AuditEntity } from '../../../contract/audit-log.ts'
import type { Author } from '../../author.ts'
import { type LoggedFields, logWrites } from '../../db/audit-log.ts'
import type { Database } from '../../db/schema.ts'

/** A record with the names of the categories that it stands in. */
type Placed = {
  entity: AuditEntity
  id: string
  name: string
  category: string | null
  subcategory: string | null
}

/** Logs where a category's change takes the records that are filed under it. */
export function placeLog(trx: Database) {
  return {
    /** Everything that stands in a category. */
    async read(categoryId: string): Promise<Placed[]> {
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
      moved: Placed[],
      author: Author,
      placeAfter: (row: Placed) => LoggedFields,
    ): Promise<void> {
      const writes = moved.map((row) => ({
        action: 'update' as const,
        entity: row.entity,
        id: row.id,
        name: row.name,
        before: { category: row.category, subcategory: row.subcategory },
        after: placeAfter(row),
      }))
      await logWrites(trx, author, writes)
    },
  }
}
