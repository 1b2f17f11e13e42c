import type { Category } from '../../../contract/categories/category.ts'
import type { Api } from '../../lib/api.ts'
import { loadCategories } from '../../lib/load-categories.ts'

export type FilterCategory = { _id: string; name: string; subcategories: FilterCategory[] }

type Filters = {
  categories: FilterCategory[]
  /** The shown category's name, which the panel may not list. */
  shownName?: string
}

/** The categories of the filter panel, in order, and the name of the shown one. */
export async function loadFilters(api: Api, shown?: string): Promise<Filters> {
  const { data, error } = await loadCategories(api)
  if (error) console.warn('Filter categories:', error.message)
  const all = data?.data ?? []
  const categories = panelOf(all.filter((category) => category.showInProductsDropdown))
  return { categories, shownName: all.find((category) => category._id === shown)?.name }
}

function panelOf(offered: Category[]): FilterCategory[] {
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
