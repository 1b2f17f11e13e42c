import { type Insertable, type Selectable, sql } from 'kysely'
import { normalizeText } from '../../contract/search/normalize-text.ts'
import type { GalleryItemsTable } from '../db/catalogue-tables.ts'
import type { Database } from '../db/schema.ts'
import type { LoggedFields } from '../records/audit-log-repository.ts'
import type { Author } from '../records/author.ts'
import { readVisibility } from '../records/merge-visibility.ts'
import { recordRepository } from '../records/record-repository.ts'
import { selectVisibility, type VisibilityRow } from '../records/visibility.ts'

/** Columns that a write sets; the others have defaults. */
export type GalleryItemColumns = Partial<Insertable<GalleryItemsTable>>

export type GalleryRow = Selectable<GalleryItemsTable> &
  VisibilityRow & {
    category_name: string | null
    category_name_ta: string | null
    subcategory_name: string | null
    subcategory_name_ta: string | null
  }

/** SQL for single items; products that are shown in the gallery from the start use it too. */
export function galleryItemRepository(db: Database) {
  const records = recordRepository<GalleryRow, GalleryItemColumns>(db, {
    kind: 'gallery-item',
    select: (id) => selectItems(db).where('g.id', '=', id).executeTakeFirst(),
    nameOf: (row) => row.title,
    toLogFields,
  })

  return {
    ...records,

    insert(columns: GalleryItemColumns, author: Author): Promise<GalleryRow> {
      const item = { ...defaults, ...columns }
      return records.insert({ ...item, search_text: searchTextOf(item) }, author)
    },

    update(current: GalleryRow, changes: GalleryItemColumns, author: Author): Promise<GalleryRow> {
      const search_text = searchTextOf({ ...current, ...changes })
      return records.update(current, { ...changes, search_text }, author)
    },
  }
}

const defaults = {
  title: '',
  title_ta: '',
  description: '',
  description_ta: '',
  category_text: '',
  sort_order: 0,
  is_popular: 0 as const,
}

/** Gallery items joined with the categories that they refer to. */
export function joinItems(db: Database) {
  return db
    .selectFrom('gallery_items as g')
    .leftJoin('categories as c', 'c.id', 'g.category_id')
    .leftJoin('categories as s', 's.id', 'g.subcategory_id')
}

/** Items with the names of their categories. */
export function selectItems(db: Database) {
  return joinItems(db)
    .selectAll('g')
    .select(['c.name as category_name', 'c.name_ta as category_name_ta'])
    .select(['s.name as subcategory_name', 's.name_ta as subcategory_name_ta'])
    .select(selectVisibility(['g', 's', 'c']))
}

/** The name of an item's category, by reference or as free text. */
export const categoryName = sql<string>`coalesce(c.name, g.category_text)`

function toLogFields(row: GalleryRow): LoggedFields {
  return {
    title: row.title,
    titleTa: row.title_ta,
    description: row.description,
    descriptionTa: row.description_ta,
    category: row.category_name ?? row.category_text,
    subcategory: row.subcategory_name,
    isPopular: row.is_popular === 1,
    order: row.sort_order,
    image: row.image_id,
    ...readVisibility(row),
  }
}

/** Recomputes the search text of items whose category's free text has changed. */
export async function refreshSearchTexts(trx: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const item = await trx
      .selectFrom('gallery_items')
      .select(searchedColumns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('gallery_items')
      .set({ search_text: searchTextOf(item) })
      .where('id', '=', id)
      .execute()
  }
}

const searchedColumns = [
  'title',
  'title_ta',
  'description',
  'description_ta',
  'category_text',
] as const

/** Text that a search looks through, besides the names of the item's category. */
function searchTextOf(item: Pick<GalleryRow, (typeof searchedColumns)[number]>): string {
  return normalizeText(searchedColumns.map((column) => item[column]).join('\n'))
}
