import { type Insertable, type Selectable, sql } from 'kysely'
import { newId } from '../db/new-id.ts'
import { normalizeText } from '../db/normalize-text.ts'
import type { Database, GalleryItemsTable } from '../db/schema.ts'
import { type LoggedFields, logWrite } from './audit-log.ts'
import type { Author } from './author.ts'

/** What a gallery item is made of; the rest has a default. */
export type GalleryItemColumns = Pick<Insertable<GalleryItemsTable>, 'title' | 'description'> &
  Partial<Insertable<GalleryItemsTable>>

export type GalleryRow = Selectable<GalleryItemsTable> & {
  category_name: string | null
  subcategory_name: string | null
}

/** Adds a gallery item; also what a product that is shown in the gallery from the start needs. */
export async function insertGalleryItem(
  db: Database,
  columns: GalleryItemColumns,
  author: Author,
): Promise<GalleryRow> {
  const now = Date.now()
  const id = newId()
  await db
    .insertInto('gallery_items')
    .values({
      category_text: '',
      is_popular: 0,
      sort_order: 0,
      ...columns,
      search_text: describeForSearch(columns),
      id,
      created_at: now,
      updated_at: now,
      updated_by: author.name,
    })
    .execute()
  const row = await selectItems(db).where('g.id', '=', id).executeTakeFirstOrThrow()
  await logItemWrite(db, author, 'create', null, row)
  return row
}

/** Gallery items beside the categories that they refer to. */
export function joinItems(db: Database) {
  return db
    .selectFrom('gallery_items as g')
    .leftJoin('categories as c', 'c.id', 'g.category_id')
    .leftJoin('categories as s', 's.id', 'g.subcategory_id')
}

/** Items with the names that their answers show. */
export function selectItems(db: Database) {
  return joinItems(db)
    .selectAll('g')
    .select(['c.name as category_name', 's.name as subcategory_name'])
}

/** The text that an item is filed under. */
export const categoryName = sql<string>`coalesce(c.name, g.category_text)`

/** Logs what a write has made of an item. */
export async function logItemWrite(
  db: Database,
  author: Author,
  action: 'create' | 'update' | 'delete' | 'restore',
  before: GalleryRow | null,
  after: GalleryRow | null,
): Promise<void> {
  const { id = '', title: name = '' } = after ?? before ?? {}
  await logWrite(db, author, {
    action,
    entity: 'gallery-item',
    id,
    name,
    before: before && describeForLog(before),
    after: after && describeForLog(after),
  })
}

function describeForLog(row: GalleryRow): LoggedFields {
  return {
    title: row.title,
    description: row.description,
    category: row.category_name ?? row.category_text,
    subcategory: row.subcategory_name,
    isPopular: row.is_popular === 1,
    order: row.sort_order,
    image: row.image_id,
  }
}

/** What an item can be found by, besides the name of a category that it refers to. */
export function describeForSearch({
  title,
  description,
  category_text = '',
}: Pick<GalleryItemColumns, 'title' | 'description' | 'category_text'>): string {
  return normalizeText([title, description, category_text].join('\n'))
}
