import { randomUUIDv7 } from 'node:crypto'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { CategoriesTable, Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type LoggedFields, logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'

export type CategoryRow = Selectable<CategoriesTable>

/** What a write decides; the rest the repository fills in. */
export type CategoryColumns = Omit<
  Insertable<CategoriesTable>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'updated_by' | 'sort_order'
> & { sort_order?: number | undefined }

/** Speaks SQL about categories. Lists come ordered by `order`, then by name. */
export function categoryRepository(db: Database) {
  const ordered = () =>
    db.selectFrom('categories').selectAll().orderBy('sort_order').orderBy('name_key').orderBy('id')

  async function find(id: string): Promise<CategoryRow | null> {
    const row = await ordered().where('id', '=', id).executeTakeFirst()
    return row ?? null
  }

  return {
    find,

    /** @throws ApiError 404 */
    async require(id: string): Promise<CategoryRow> {
      const row = await find(id)
      if (!row) throw notFound(messages.category.notFound)
      return row
    },

    listAll(): Promise<CategoryRow[]> {
      return ordered().execute()
    },

    listSubcategories(id: string): Promise<CategoryRow[]> {
      return ordered().where('parent_id', '=', id).execute()
    },

    /** Without an order, a new category goes last. */
    async insert(columns: CategoryColumns, author: Author): Promise<CategoryRow> {
      const now = Date.now()
      const row = await db
        .insertInto('categories')
        .values({
          ...columns,
          sort_order: columns.sort_order ?? (await findLastOrder()) + limits.order.spacing,
          id: randomUUIDv7(),
          created_at: now,
          updated_at: now,
          updated_by: author.name,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await log(author, 'create', null, row)
      return row
    },

    /** Brings a deleted category back as it was, under its own id. */
    async restore(row: CategoryRow, author: Author): Promise<CategoryRow> {
      const { level, parent_level, ...columns } = row
      const restored = await db
        .insertInto('categories')
        .values({ ...columns, version: row.version + 1, updated_by: author.name })
        .returningAll()
        .executeTakeFirstOrThrow()
      await log(author, 'restore', null, restored)
      return restored
    },

    async update(
      current: CategoryRow,
      changes: Updateable<CategoriesTable>,
      author: Author,
    ): Promise<CategoryRow> {
      const updated = await db
        .updateTable('categories')
        .set({
          ...changes,
          version: current.version + 1,
          updated_at: Date.now(),
          updated_by: author.name,
        })
        .where('id', '=', current.id)
        .where('version', '=', current.version)
        .returningAll()
        .executeTakeFirstOrThrow()
      await log(author, 'update', current, updated)
      return updated
    },

    /** Subcategories go before what they stand in. */
    async remove(rows: CategoryRow[], author: Author): Promise<void> {
      for (const row of rows.toSorted((a, b) => b.level - a.level)) {
        await log(author, 'delete', row, null)
        await db.deleteFrom('categories').where('id', '=', row.id).execute()
      }
    },
  }

  async function log(
    author: Author,
    action: 'create' | 'restore' | 'update' | 'delete',
    before: CategoryRow | null,
    after: CategoryRow | null,
  ): Promise<void> {
    const { id = '', name = '' } = after ?? before ?? {}
    await logWrite(db, author, {
      action,
      entity: 'category',
      id,
      name,
      before: before && (await describeForLog(before)),
      after: after && (await describeForLog(after)),
    })
  }

  async function describeForLog(row: CategoryRow): Promise<LoggedFields> {
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
