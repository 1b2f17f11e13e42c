import { sql, type Updateable } from 'kysely'
import { messages } from '../../../contract/messages.ts'
import { normalizeText } from '../../db/normalize-text.ts'
import type { Database, GalleryItemsTable } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { readId } from '../../http/params.ts'
import type { Author } from '../../records/author.ts'
import {
  categoryName,
  describeForSearch,
  type GalleryRow,
  joinItems,
  logItemWrite,
  selectItems,
} from '../../records/gallery-items.ts'

type ListRequest = {
  page: number
  limit: number
  category?: string | undefined
  search?: string | undefined
}

/** Speaks SQL about gallery items. */
export function galleryRepository(db: Database) {
  /** @throws ApiError 404 */
  async function require(id: string): Promise<GalleryRow> {
    const row = await selectItems(db).where('g.id', '=', id).executeTakeFirst()
    if (!row) throw notFound(messages.gallery.notFound)
    return row
  }

  async function list({ page, limit, category, search }: ListRequest) {
    const filtered = filterItems(selectItems(db), { category, search })
    const rows = await inOrder(filtered)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const { total } = await filterItems(joinItems(db), { category, search })
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows, total }
  }

  const listPopular = (): Promise<GalleryRow[]> =>
    inOrder(selectItems(db).where('g.is_popular', '=', 1)).execute()

  /** Items filed under a text, their own or the name of the category that they refer to. */
  async function listByCategoryName(name: string): Promise<GalleryRow[]> {
    const canBe = name !== '' && !name.includes('\0')
    return canBe ? inOrder(selectItems(db).where(categoryName, '=', name)).execute() : []
  }

  /** The texts that items are filed under, with the number of items. */
  async function countByCategory(): Promise<{ name: string; count: number }[]> {
    const rows = await joinItems(db)
      .select((e) => [categoryName.as('name'), e.fn.countAll<number>().as('count')])
      .where(categoryName, '<>', '')
      .groupBy(categoryName)
      .execute()
    return rows.sort((a, b) => (normalizeText(a.name) < normalizeText(b.name) ? -1 : 1))
  }

  async function update(
    current: GalleryRow,
    changes: Updateable<GalleryItemsTable>,
    author: Author,
  ): Promise<GalleryRow> {
    await db
      .updateTable('gallery_items')
      .set({
        ...changes,
        search_text: describeForSearch({ ...current, ...changes }),
        version: current.version + 1,
        updated_at: Date.now(),
        updated_by: author.name,
      })
      .where('id', '=', current.id)
      .where('version', '=', current.version)
      .executeTakeFirstOrThrow()
    const updated = await require(current.id)
    await logItemWrite(db, author, 'update', current, updated)
    return updated
  }

  /** Brings a deleted item back as it was, under its own id. */
  async function restore(row: GalleryRow, author: Author): Promise<GalleryRow> {
    const { category_name, subcategory_name, ...columns } = row
    await db
      .insertInto('gallery_items')
      .values({ ...columns, version: row.version + 1, updated_by: author.name })
      .execute()
    const restored = await require(row.id)
    await logItemWrite(db, author, 'restore', null, restored)
    return restored
  }

  async function remove(current: GalleryRow, author: Author): Promise<void> {
    await db.deleteFrom('gallery_items').where('id', '=', current.id).execute()
    await logItemWrite(db, author, 'delete', current, null)
  }

  return {
    require,
    list,
    listPopular,
    listByCategoryName,
    countByCategory,
    update,
    remove,
    restore,
  }
}

type Items = ReturnType<typeof joinItems>

/** `category` is a text or an id; every word of `search` has to be found. */
function filterItems<Query extends Items>(
  query: Query,
  { category, search }: Pick<ListRequest, 'category' | 'search'>,
): Query {
  let filtered: Items = query
  if (category !== undefined) {
    const id = readId(category)
    filtered = filtered.where((e) =>
      id
        ? e.or([e('g.category_id', '=', id), e('g.subcategory_id', '=', id)])
        : e(categoryName, '=', category),
    )
  }
  for (const word of normalizeText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    filtered = filtered.where(
      sql<boolean>`(g.search_text like ${pattern} escape '\\' or c.name_key like ${pattern} escape '\\')`,
    )
  }
  return filtered as Query
}

function inOrder<Query extends Items>(query: Query): Query {
  return query
    .orderBy('g.sort_order')
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc') as Query
}
