import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import { findCategories } from '../../catalogue/category-reference.ts'
import type { GalleryItemColumns, GalleryRow } from '../../catalogue/gallery-items.ts'
import type { Database } from '../../db/schema.ts'
import { mergeVisibility } from '../../records/merge-visibility.ts'
import { presentItems } from './read.ts'
import { type GalleryChange, resolveItemCategory } from './rules.ts'

/**
 * The columns that a request writes to an item, or to a new one.
 * @throws ApiError 400 where it names a category that there is not
 */
export async function toGalleryColumns(
  db: Database,
  change: GalleryChange,
  current: GalleryRow | null,
): Promise<GalleryItemColumns> {
  const ids = [change.category, change.subcategory, current?.category_id]
  const find = await findCategories(db, ids)
  return {
    ...(change.title !== undefined && { title: change.title }),
    ...(change.titleTa !== undefined && { title_ta: change.titleTa }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.descriptionTa !== undefined && { description_ta: change.descriptionTa }),
    ...(change.isPopular !== undefined && { is_popular: change.isPopular ? 1 : 0 }),
    ...(change.order !== undefined && { sort_order: change.order }),
    ...resolveItemCategory(change, current, find),
    ...mergeVisibility(change, current),
    ...(change.deleteImage && { image_id: null }),
  }
}

/** An item as staff see it. */
export async function presentOne(db: Database, row: GalleryRow): Promise<GalleryItem> {
  const [item] = await presentItems(db, [row])
  return item as GalleryItem
}
