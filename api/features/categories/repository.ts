import type { Selectable, Updateable } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { CategoriesTable, Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { LoggedFields } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { recordWriter } from '../../records/record-writer.ts'

export type CategoryRow = Selectable<CategoriesTable>

/** What a write decides; the repository fills in the rest. */
export type CategoryChanges = Updateable<CategoriesTable>

/** The SQL about categories. Lists come ordered by `order`, then by name. */
export function categoryRepository(db: Database) {
  const ordered = () =>
    db.selectFrom('categories').selectAll().orderBy('sort_order').orderBy('name_key').orderBy('id')

  async function find(id: string): Promise<CategoryRow | null> {
    const row = await ordered().where('id', '=', id).executeTakeFirst()
    return row ?? null
  }

  /** @throws ApiError 404 */
  async function require(id: string): Promise<CategoryRow> {
    const row = await find(id)
    if (!row) throw notFound(messages.category.notFound)
    return row
  }

  const writer = recordWriter<CategoryRow, CategoryChanges>(db, {
    table: 'categories',
    entity: 'category',
    require,
    nameOf: (row) => row.name,
    toLogFields,
  })

  return {
    find,
    require,

    listAll(): Promise<CategoryRow[]> {
      return ordered().execute()
    },

    listSubcategories(id: string): Promise<CategoryRow[]> {
      return ordered().where('parent_id', '=', id).execute()
    },

    /** Without an order, a new category goes last. All other columns have to be given. */
    async insert(columns: CategoryChanges, author: Author): Promise<CategoryRow> {
      const { sort_order = (await findLastOrder()) + limits.order.spacing } = columns
      return writer.insert({ ...columns, sort_order }, author)
    },

    async restore({ level, parent_level, ...row }: CategoryRow, author: Author) {
      return writer.restore(row, author)
    },

    update: writer.update,
    remove: writer.remove,
  }

  async function toLogFields(row: CategoryRow): Promise<LoggedFields> {
    const parent = row.parent_id === null ? null : await find(row.parent_id)
    return {
      name: row.name,
      parent: parent?.name ?? null,
      order: row.sort_order,
      showInNav: row.show_in_nav === 1,
      showInProductsDropdown: row.show_in_products_dropdown === 1,
      image: row.image_id,
    }
  }

  async function findLastOrder(): Promise<number> {
    const { last } = await db
      .selectFrom('categories')
      .select((e) => e.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }
}
