import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import {
  type GalleryItemColumns,
  type GalleryRow,
  galleryItemRepository,
} from '../../catalogue/gallery-items-repository.ts'
import { resolvePastCategory } from '../../catalogue/past-reference.ts'
import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/resources/past-record.ts'
import type { Resource } from '../../http/resources/record-actions.ts'
import type { Author } from '../../records/author.ts'
import { presentOne } from './read.ts'

/** Describes gallery items to the actions shared by all records (`record-actions.ts`). */
export const galleryResource: Resource<GalleryRow, GalleryItem> = {
  kind: 'gallery-item',
  repository: galleryItemRepository,
  present: presentOne,
  writePast,
}

/**
 * Writes a past state of a gallery item.
 * @throws ApiError 409 if its category or subcategory is gone
 */
async function writePast(
  db: Database,
  current: GalleryRow,
  { columns }: PastRecord,
  author: Author,
): Promise<GalleryRow> {
  const past = { ...current, ...(columns as Partial<GalleryRow>) }
  const category = past.category_id === null ? {} : await resolvePastCategory(db, past)
  const changes = { ...(columns as GalleryItemColumns), ...category }
  return galleryItemRepository(db).update(current, changes, author)
}
