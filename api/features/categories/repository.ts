import { randomUUIDv7 } from 'node:crypto'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { CategoriesTable, Database } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'

export type CategoryRow = Selectable<CategoriesTable>

/** What a write decides; the rest the repository fills in. */
export type CategoryColumns = Omit<
  Insertable<CategoriesTable>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'sort_order'
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
    async insert(columns: CategoryColumns): Promise<CategoryRow> {
      const now = Date.now()
      return db
        .insertInto('categories')
        .values({
          ...columns,
          sort_order: columns.sort_order ?? (await findLastOrder()) + limits.order.spacing,
          id: randomUUIDv7(),
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Brings a deleted category back as it was, under its own id. */
    async restore(row: CategoryRow, author: string): Promise<CategoryRow> {
      const { level, parent_level, ...columns } = row
      return db
        .insertInto('categories')
        .values({ ...columns, version: row.version + 1, updated_by: author })
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    async update(current: CategoryRow, changes: Updateable<CategoriesTable>): Promise<CategoryRow> {
      return db
        .updateTable('categories')
        .set({ ...changes, version: current.version + 1, updated_at: Date.now() })
        .where('id', '=', current.id)
        .where('version', '=', current.version)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Subcategories go before what they stand in. */
    async remove(rows: CategoryRow[]): Promise<void> {
      for (const { id } of rows.toSorted((a, b) => b.level - a.level))
        await db.deleteFrom('categories').where('id', '=', id).execute()
    },
  }

  async function findLastOrder(): Promise<number> {
    const { last } = await db
      .selectFrom('categories')
      .select((e) => e.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }
}
