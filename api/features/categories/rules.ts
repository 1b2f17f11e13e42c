import { messages } from '../../../contract/messages.ts'
import { invalid } from '../../errors.ts'
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
