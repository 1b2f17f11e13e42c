import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'
import { loadCategories } from '../../../lib/load-categories.ts'
import { recordApi } from '../../../lib/record-api.ts'

/** All categories, both levels, in their order. */
export function fetchCategories() {
  return loadCategories(browserApi(), 'all')
}

export const categoryApi = recordApi<Category>('/categories', {
  create: messages.category.saveFailed,
  update: messages.category.saveFailed,
  delete: messages.category.inUse,
})
