import { messages } from '../../../contract/messages.ts'
import { findViolation } from '../../db/failures.ts'
import { conflict, invalid } from '../../http/errors.ts'
import type { CategoryRow } from './repository.ts'

/**
 * The id of the parent that a category may be given, so that there are two levels.
 * @throws ApiError 400 on `parent`
 */
export function requireFitParent(
  parent: CategoryRow | null,
  category: CategoryRow | null,
  hasSubcategories: boolean,
): string {
  if (!parent) throw invalid({ parent: messages.category.unknownParent })
  if (parent.id === category?.id) throw invalid({ parent: messages.category.ownParent })
  if (parent.parent_id !== null) throw invalid({ parent: messages.category.parentIsSubcategory })
  if (hasSubcategories) throw invalid({ parent: messages.category.hasSubcategories })
  return parent.id
}

/** Explains a violated constraint: another writer may have been faster. */
export function explainRefusal(error: unknown): unknown {
  if (findViolation(error)?.constraint !== 'categories_sibling_name_unique') return error
  return conflict(messages.category.nameTaken, { name: messages.category.nameTaken })
}
