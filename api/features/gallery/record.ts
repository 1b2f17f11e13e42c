import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import type { Database } from '../../db/schema.ts'
import type { RecordFeature } from '../../http/record-handlers.ts'
import { findCategories } from '../../shared/category-reference.ts'
import type { GalleryItemColumns, GalleryRow } from '../../shared/gallery-items.ts'
import { presentItems } from './read.ts'
import { galleryRepository } from './repository.ts'
import { type GalleryChange, resolveItemCategory } from './rules.ts'

/** How gallery items are written, and how clients see them. */
export const galleryRecord: RecordFeature<
  GalleryRow,
  GalleryChange,
  GalleryItemColumns,
  GalleryItem
> = {
  kind: 'gallery-item',
  repository: galleryRepository,

  async toColumns(db: Database, change: GalleryChange, current: GalleryRow | null) {
    const ids = [change.category, change.subcategory, current?.category_id]
    const find = await findCategories(db, ids)
    return {
      ...(change.title !== undefined && { title: change.title }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.isPopular !== undefined && { is_popular: change.isPopular ? 1 : 0 }),
      ...(change.order !== undefined && { sort_order: change.order }),
      ...resolveItemCategory(change, current, find),
    }
  },

  async present(db: Database, row: GalleryRow): Promise<GalleryItem> {
    const [item] = await presentItems(db, [row])
    return item as GalleryItem
  },
}
