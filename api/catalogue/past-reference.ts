import { historyMessages } from '../../contract/history/messages.ts'
import type { Database } from '../db/schema.ts'
import { ApiError, conflict } from '../errors.ts'
import { findCategories } from './categories-repository.ts'
import { type CategoryReference, resolveCategory } from './category-reference.ts'

/** Makes an ApiError 409 that names the field whose record is gone. */
export function isGone(field: keyof typeof historyMessages.gone): ApiError {
  const message = historyMessages.gone[field]
  return conflict(message, { [field]: message })
}

/**
 * Applies a present rule to a past value.
 * @throws ApiError 409 on the field, with the rule's own words, if the referenced record exists but no longer
 * fits
 */
export function requireFit<T>(field: keyof typeof historyMessages.gone, rule: () => T): T {
  try {
    return rule()
  } catch (error) {
    const message = error instanceof ApiError && error.details.errors?.[field]
    throw message ? conflict(message, { [field]: message }) : error
  }
}

/**
 * Resolves a record's past category against the present tree: a category that has become a subcategory brings its
 * new main category.
 * @throws ApiError 409 on the field whose category is gone or no longer belongs to the other
 */
export async function resolvePastCategory(
  db: Database,
  { category_id, subcategory_id }: CategoryReference,
): Promise<CategoryReference & { category_id: string }> {
  const find = await findCategories(db, [category_id, subcategory_id])
  if (!category_id || !find(category_id)) throw isGone('category')
  if (subcategory_id && !find(subcategory_id)) throw isGone('subcategory')
  return requireFit('subcategory', () =>
    resolveCategory({ category: category_id, subcategory: subcategory_id }, null, find),
  )
}
