import { type FindCategory, resolveCategory } from '../../catalogue/category-reference.ts'
import type { GalleryRow } from '../../catalogue/gallery-items-repository.ts'
import type { VisibilityWrite } from '../../records/merge-visibility.ts'

/** An item's category: a free text, or a reference. */
type ItemCategory = Pick<GalleryRow, 'category_text' | 'category_id' | 'subcategory_id'>

/** A change of an item, from a request of either shape. */
export type GalleryChange = VisibilityWrite & {
  title?: string | undefined
  titleTa?: string | undefined
  description?: string | undefined
  descriptionTa?: string | undefined
  isPopular?: boolean | undefined
  order?: number | undefined
  deleteImage?: boolean | undefined
  /** The category as a free text, from the main shape. */
  categoryText?: string | undefined
  /** The id of a category, from the simple shape. */
  category?: string | undefined
  subcategory?: string | null | undefined
}

/**
 * Resolves the category of an item after a change. A text equal to the name of its current category keeps the
 * reference, because the main form sends that name back.
 * @throws ApiError 400 on the field that names a missing category or one that does not belong
 */
export function resolveItemCategory(
  { categoryText, category, subcategory }: GalleryChange,
  current: GalleryRow | null,
  find: FindCategory,
): ItemCategory {
  if (category !== undefined || subcategory)
    return { category_text: '', ...resolveCategory({ category, subcategory }, current, find) }
  if (current && (categoryText === undefined || categoryText === current.category_name))
    return { ...categoryOf(current), ...(subcategory === null && { subcategory_id: null }) }
  return { category_text: categoryText ?? '', category_id: null, subcategory_id: null }
}

function categoryOf({ category_text, category_id, subcategory_id }: GalleryRow): ItemCategory {
  return { category_text, category_id, subcategory_id }
}
