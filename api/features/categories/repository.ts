import type { Selectable, Updateable } from 'kysely'
import { messages } from '../../../contract/messages.ts'
import type { CategoriesTable } from '../../db/catalogue-tables.ts'
import type { Database } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import type { LoggedFields } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import { compareSortOrder } from '../../records/compare-sort-order.ts'
import { insertLast } from '../../records/insert-last-repository.ts'
import { readVisibility } from '../../records/merge-visibility.ts'
import { recordRepository } from '../../records/record-repository.ts'
import { selectVisibility, type VisibilityRow } from '../../records/visibility.ts'
import {
  hasProducts,
  listGalleryItems,
  moveContents,
  reclaimGalleryItems,
  releaseGalleryItems,
} from './contents-repository.ts'

export type CategoryRow = Selectable<CategoriesTable> & VisibilityRow

/** A deleted category, with the ids of the gallery items that were in it. */
type DeletedCategory = CategoryRow & { gallery?: string[] }

/** Columns that a write sets; the repository fills in the rest. */
export type CategoryChanges = Updateable<CategoriesTable>

/** The SQL for categories. Lists are sorted by `order`, then by name. */
export function categoryRepository(db: Database) {
  const all = () =>
    db
      .selectFrom('categories as c')
      .leftJoin('categories as above', 'above.id', 'c.parent_id')
      .selectAll('c')
      .select(selectVisibility(['c', 'above']))

  const records = recordRepository<CategoryRow, CategoryChanges>(db, {
    kind: 'category',
    select: (id) => all().where('c.id', '=', id).executeTakeFirst(),
    nameOf: (row) => row.name,
    toLogFields,
    uniqueName: {
      constraint: 'categories_sibling_name_unique',
      message: messages.category.nameTaken,
    },
  })

  async function listSubcategories(id: string): Promise<CategoryRow[]> {
    const rows = await all().where('c.parent_id', '=', id).execute()
    return rows.sort(compareSortOrder)
  }

  return {
    ...records,
    listSubcategories,
    insert: insertLast(db, 'categories', records.insert),

    async listAll(): Promise<CategoryRow[]> {
      return (await all().execute()).sort(compareSortOrder)
    },

    /** Also moves the products of the category to the new parent. */
    async update(current: CategoryRow, changes: CategoryChanges, author: Author) {
      const { parent_id = current.parent_id } = changes
      await moveContents(db, current, parent_id, author)
      return records.update(current, changes, author)
    },

    /** Subcategories are deleted with their category. */
    async listDeletedWith(current: CategoryRow): Promise<DeletedCategory[]> {
      const deleted: DeletedCategory[] = []
      for (const row of [current, ...(await listSubcategories(current.id))])
        deleted.push({ ...row, gallery: await listGalleryItems(db, row) })
      return deleted
    },

    /** @throws ApiError 409 if a product is in one of them */
    async removeAll(rows: CategoryRow[], author: Author): Promise<void> {
      for (const row of rows)
        if (await hasProducts(db, row)) throw conflict(messages.category.inUse)
      for (const row of rows) await releaseGalleryItems(db, row, author)
      // Subcategories first: they refer to their parent.
      await records.removeAll(rows.toReversed(), author)
    },

    async restore({ gallery = [], ...row }: DeletedCategory, author: Author) {
      const restored = await records.restore(row, author)
      await reclaimGalleryItems(db, row, gallery, author)
      return restored
    },
  }

  async function toLogFields(row: CategoryRow): Promise<LoggedFields> {
    const parent = row.parent_id === null ? null : await records.find(row.parent_id)
    return {
      name: row.name,
      nameTa: row.name_ta,
      parent: parent?.name ?? null,
      order: row.sort_order,
      showInNav: row.show_in_nav === 1,
      showInProductsDropdown: row.show_in_products_dropdown === 1,
      image: row.image_id,
      ...readVisibility(row),
    }
  }
}
