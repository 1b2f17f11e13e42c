import { historyMessages } from '../../contract/history/messages.ts'
import type { Database } from '../db/schema.ts'
import { ApiError, conflict } from '../errors.ts'
import { type CategoryReference, findCategories, resolveCategory } from './category-reference.ts'

/** @throws ApiError 409 that names the field whose record is gone */
export function isGone(field: keyof typeof historyMessages.gone): ApiError {
  const message = historyMessages.gone[field]
  return conflict(message, { [field]: message })
}

/**
 * Runs a rule of today on what stood there then.
 * @throws ApiError 409 with the rule's own words, on the field, where what is referred to is there but fits no more
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
 * The category of a record as it was, where its categories stand today: one that has become a subcategory
 * takes its new main category along.
 * @throws ApiError 409 on the one that is gone, or is no longer in the other
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
