import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import { presentReference } from '../../catalogue/category-reference.ts'
import type { GalleryRow } from '../../catalogue/gallery-items-repository.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import { omitVisibility, presentVisibility, requirePublic } from '../../records/visibility.ts'

/** An item for staff, with the field names of both shapes. */
export function presentItem(row: GalleryRow, image: ImageRow | undefined): GalleryItem {
  const categoryName = row.category_name ?? row.category_text
  return {
    _id: row.id,
    title: row.title,
    name: row.title,
    ...(row.title_ta && { titleTa: row.title_ta, nameTa: row.title_ta }),
    description: row.description,
    ...(row.description_ta && { descriptionTa: row.description_ta }),
    category:
      row.category_id === null
        ? categoryName
        : presentReference(row.category_id, categoryName, row.category_name_ta),
    ...(row.subcategory_id !== null && {
      subcategory: presentReference(
        row.subcategory_id,
        row.subcategory_name,
        row.subcategory_name_ta,
      ),
    }),
    categoryName,
    isPopular: row.is_popular === 1,
    popular: row.is_popular === 1,
    order: row.sort_order,
    ...presentImage(image),
    ...presentVisibility(row),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/**
 * An item as the public sees it.
 * @throws ApiError 404 if only staff see it
 */
export function toPublic(item: GalleryItem): GalleryItem {
  requirePublic(item, 'gallery-item')
  return omitVisibility(item)
}
