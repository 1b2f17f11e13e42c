import type { Category } from '../../../contract/category.ts'
import type { Api } from '../../lib/api.ts'
import { loadCategories } from '../../lib/load-categories.ts'

export type FilterCategory = { _id: string; name: string; subcategories: FilterCategory[] }

/** The categories of the filter panel, in their order. */
export async function loadFilters(api: Api): Promise<FilterCategory[]> {
  const { data, error } = await loadCategories(api)
  if (error) console.warn('Filter categories:', error.message)
  const offered = (data?.data ?? []).filter((category) => category.showInProductsDropdown)
  return offered
    .filter((category) => !category.parent)
    .sort((a, b) => a.order - b.order)
    .map((category) => ({
      ...nameOf(category),
      subcategories: offered
        .filter((child) => child.parent === category._id)
        .sort((a, b) => a.order - b.order)
        .map((child) => ({ ...nameOf(child), subcategories: [] })),
    }))
}

function nameOf({ _id, name }: Category) {
  return { _id, name }
}
