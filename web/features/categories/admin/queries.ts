import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../requests/api.ts'
import { loadCategories } from '../../../requests/load-categories.ts'
import { recordApi } from '../../../requests/record-api.ts'

/** All categories, both levels, in their order. */
export function fetchCategories() {
  return loadCategories(browserApi(), 'all')
}

export const categoryApi = recordApi<Category>(
  '/categories',
  {
    create: messages.category.saveFailed,
    update: messages.category.saveFailed,
    delete: messages.category.inUse,
  },
  { blankLeftOut: ['parent'] },
)
