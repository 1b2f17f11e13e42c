import { messages } from '../contract/messages.ts'
import { invalid } from './errors.ts'

/** The main category in which a record stands, and the subcategory of it, if any. */
export type CategoryPlace = { category_id: string | null; subcategory_id: string | null }

type CategoryNode = { id: string; parent_id: string | null }

/** Finds one of the categories that a request and the stored record name. */
export type FindCategory = (id: string) => CategoryNode | undefined

/**
 * Where a record is to stand. A subcategory given as the category stands for itself in its main
 * category. A subcategory that is not named again stays only as long as the category holds it.
 * @throws ApiError 400 on the field that names what does not exist or does not belong
 */
export function placeInCategory(
  wanted: { category?: string | undefined; subcategory?: string | null | undefined },
  current: CategoryPlace | null,
  find: FindCategory,
): CategoryPlace & { category_id: string } {
  const category = find(wanted.category ?? current?.category_id ?? '')
  const isLacking = wanted.category === undefined && wanted.subcategory
  if (!category)
    throw invalid(
      isLacking
        ? { subcategory: messages.category.foreignSubcategory }
        : { category: messages.category.unknown },
    )
  const main = category.parent_id ?? category.id
  const implied = category.parent_id === null ? null : category.id

  if (!wanted.subcategory) {
    const isKept = wanted.subcategory === undefined && current?.category_id === main
    return {
      category_id: main,
      subcategory_id: implied ?? (isKept ? current.subcategory_id : null),
    }
  }
  const subcategory = find(wanted.subcategory)
  if (subcategory?.parent_id !== main || (implied ?? subcategory.id) !== subcategory.id)
    throw invalid({ subcategory: messages.category.foreignSubcategory })
  return { category_id: main, subcategory_id: subcategory.id }
}
