import { randomUUIDv7 } from 'node:crypto'
import type { Insertable } from 'kysely'
import { fold } from './fold.ts'
import type { Database, GalleryItemsTable } from './schema.ts'

/** What a gallery item is made of; the rest has a default. */
export type GalleryItemColumns = Pick<Insertable<GalleryItemsTable>, 'title' | 'description'> &
  Partial<Insertable<GalleryItemsTable>>

/** Adds a gallery item; also what a product that is shown in the gallery from the start needs. */
export async function insertGalleryItem(db: Database, columns: GalleryItemColumns) {
  const now = Date.now()
  return db
    .insertInto('gallery_items')
    .values({
      category_text: '',
      is_popular: 0,
      sort_order: 0,
      ...columns,
      search_text: describeForSearch(columns),
      id: randomUUIDv7(),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What an item can be found by, besides the name of a category that it refers to. */
export function describeForSearch({
  title,
  description,
  category_text = '',
}: Pick<GalleryItemColumns, 'title' | 'description' | 'category_text'>): string {
  return fold([title, description, category_text].join('\n'))
}
