import type { CategoryNavSettings } from '../../../contract/categories/category.ts'
import { messages } from '../../../contract/messages.ts'
import { invalid } from '../../errors.ts'
import type { CategoryRow } from './repository.ts'

/**
 * Returns the id of a permitted parent, so that there are only two levels.
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

/** Columns for the settings that a request contains. */
export function toSettingsColumns({
  showInNav,
  showInProductsDropdown,
  order,
}: CategoryNavSettings) {
  return {
    show_in_nav: toFlag(showInNav),
    show_in_products_dropdown: toFlag(showInProductsDropdown),
    sort_order: order,
  }
}

function toFlag(value: boolean | undefined): 0 | 1 | undefined {
  return value === undefined ? undefined : value ? 1 : 0
}
