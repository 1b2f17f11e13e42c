import { browserApi } from '../../../lib/api.ts'

/** All categories, both levels, in their order. */
export function fetchCategories() {
  return browserApi().GET('/categories')
}
