import type { Selectable, Updateable } from 'kysely'
import type { CategoriesTable, Database } from '../../db/schema.ts'
import type { LoggedFields } from '../../shared/audit-log.ts'
import { recordRepository } from '../../shared/record-repository.ts'

export type CategoryRow = Selectable<CategoriesTable>

/** What a write decides; the repository fills in the rest. */
export type CategoryChanges = Updateable<CategoriesTable>

/** The SQL about categories. Lists come ordered by `order`, then by name. */
export function categoryRepository(db: Database) {
  const ordered = () =>
    db.selectFrom('categories').selectAll().orderBy('sort_order').orderBy('name_key').orderBy('id')

  const records = recordRepository<CategoryRow, CategoryChanges>(db, {
    kind: 'category',
    select: (id) => ordered().where('id', '=', id).executeTakeFirst(),
    nameOf: (row) => row.name,
    toLogFields,
  })

  return {
    ...records,
    insert: records.insertLast,

    listAll(): Promise<CategoryRow[]> {
      return ordered().execute()
    },

    listSubcategories(id: string): Promise<CategoryRow[]> {
      return ordered().where('parent_id', '=', id).execute()
    },
  }

  async function toLogFields(row: CategoryRow): Promise<LoggedFields> {
    const parent = row.parent_id === null ? null : await records.find(row.parent_id)
    return {
      name: row.name,
      parent: parent?.name ?? null,
      order: row.sort_order,
      showInNav: row.show_in_nav === 1,
      showInProductsDropdown: row.show_in_products_dropdown === 1,
      image: row.image_id,
    }
  }
}
