import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { GalleryRow } from '../../shared/gallery-items.ts'

/** An item as clients see it, under the names of both shapes. */
export function presentItem(row: GalleryRow, image: ImageRow | undefined): GalleryItem {
  const categoryName = row.category_name ?? row.category_text
  return {
    _id: row.id,
    title: row.title,
    name: row.title,
    description: row.description,
    category:
      row.category_id === null ? categoryName : { _id: row.category_id, name: categoryName },
    ...(row.subcategory_id !== null && {
      subcategory: { _id: row.subcategory_id, name: row.subcategory_name ?? '' },
    }),
    categoryName,
    isPopular: row.is_popular === 1,
    popular: row.is_popular === 1,
    order: row.sort_order,
    ...presentImage(image),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
