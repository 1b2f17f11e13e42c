import { messages } from '../../contract/messages.ts'
import { invalid } from '../errors.ts'

/** The main category that a record refers to, and the subcategory of it, if any. */
export type CategoryReference = { category_id: string | null; subcategory_id: string | null }

type CategoryNode = { id: string; parent_id: string | null }

/** Finds one of the categories that a request and the stored record name. */
export type FindCategory = (id: string) => CategoryNode | undefined

/** A category as the records in it name it. */
export function presentReference(id: string, name: string | null, nameTa: string | null) {
  return { _id: id, name: name ?? '', ...(nameTa && { nameTa }) }
}

/**
 * Resolves the reference that a write results in. A subcategory given as `category` is stored as its main
 * category with that subcategory. A subcategory that the request leaves out stays if it belongs to the category.
 * @throws ApiError 400 on the field that names a missing category or one that does not belong
 */
export function resolveCategory(
  wanted: { category?: string | undefined; subcategory?: string | null | undefined },
  current: CategoryReference | null,
  find: FindCategory,
): CategoryReference & { category_id: string } {
  const category = find(wanted.category ?? current?.category_id ?? '')
  const isMissing = wanted.category === undefined && wanted.subcategory
  if (!category)
    throw invalid(
      isMissing
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
