import { type FindCategory, resolveCategory } from '../../records/category-reference.ts'
import type { GalleryRow } from '../../records/gallery-items.ts'

/** Where an item is filed: under a free text, or under a category. */
type Place = Pick<GalleryRow, 'category_text' | 'category_id' | 'subcategory_id'>

/** What a request of either shape says about an item. */
export type GalleryChange = {
  title?: string | undefined
  description?: string | undefined
  isPopular?: boolean | undefined
  order?: number | undefined
  deleteImage?: boolean | undefined
  /** A free text as the category. */
  text?: string | undefined
  /** A category by its id. */
  category?: string | undefined
  subcategory?: string | null | undefined
}

/**
 * Where an item is to stand after a change. The text of the category that it refers to leaves the
 * reference alone: that is what the main form sends back.
 * @throws ApiError 400 on the field that names what does not exist or does not belong
 */
export function fileItem(
  { text, category, subcategory }: GalleryChange,
  current: GalleryRow | null,
  find: FindCategory,
): Place {
  if (category !== undefined || subcategory)
    return { category_text: '', ...resolveCategory({ category, subcategory }, current, find) }
  if (current && (text === undefined || text === current.category_name))
    return { ...placeOf(current), ...(subcategory === null && { subcategory_id: null }) }
  return { category_text: text ?? '', category_id: null, subcategory_id: null }
}

function placeOf({ category_text, category_id, subcategory_id }: GalleryRow): Place {
  return { category_text, category_id, subcategory_id }
}
