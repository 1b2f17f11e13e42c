import { messages } from '../../../contract/messages.ts'
import { invalid } from '../../errors.ts'
import type { GalleryRow } from './repository.ts'

/** A category as far as filing an item needs to know it. */
export type CategoryNode = { id: string; parent_id: string | null }

/** Where an item is filed: under a free text, or under a category. */
export type Place = Pick<GalleryRow, 'category_text' | 'category_id' | 'subcategory_id'>

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
  find: (id: string) => CategoryNode | undefined,
): Place {
  if (category !== undefined) return referTo(category, subcategory, current, find)
  if (subcategory) return referTo(current?.category_id ?? null, subcategory, current, find)
  if (current && (text === undefined || text === current.category_name))
    return { ...placeOf(current), ...(subcategory === null && { subcategory_id: null }) }
  return { category_text: text ?? '', category_id: null, subcategory_id: null }
}

/** A subcategory given as the category stands for itself in its main category. */
function referTo(
  wantedCategory: string | null,
  wantedSubcategory: string | null | undefined,
  current: Place | null,
  find: (id: string) => CategoryNode | undefined,
): Place {
  const category = find(wantedCategory ?? '')
  if (!category && wantedCategory !== null)
    throw invalid({ category: messages.gallery.unknownCategory })
  const main = category?.parent_id ?? category?.id
  const implied = category?.parent_id ? category.id : null
  const place = (subcategory_id: string | null) => ({
    category_text: '',
    category_id: main ?? null,
    subcategory_id,
  })

  if (!wantedSubcategory) {
    const isKept = wantedSubcategory === undefined && current?.category_id === main
    return place(implied ?? (isKept ? (current?.subcategory_id ?? null) : null))
  }
  const subcategory = find(wantedSubcategory)
  if (!main || subcategory?.parent_id !== main || (implied ?? subcategory.id) !== subcategory.id)
    throw invalid({ subcategory: messages.gallery.unknownSubcategory })
  return place(subcategory.id)
}

function placeOf({ category_text, category_id, subcategory_id }: GalleryRow): Place {
  return { category_text, category_id, subcategory_id }
}
