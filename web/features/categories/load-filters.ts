import type { Category } from '../../../contract/categories/category.ts'
import type { Api } from '../../requests/api.ts'
import { loadCategories } from '../../requests/load-categories.ts'
import { warnInBrowser } from '../../requests/warn-in-browser.ts'

export type FilterCategory = {
  _id: string
  name: string
  nameTa?: string
  subcategories: FilterCategory[]
}

type Filters = {
  categories: FilterCategory[]
  /** False where visitors do not see the shown category. */
  isShownThere: boolean
  /** The shown category's name, which the panel may not list. */
  shownName?: string
  shownNameTa?: string
}

/** The categories of the filter panel, in order, and the name of the shown one. */
export async function loadFilters(api: Api, shown?: string): Promise<Filters> {
  const { data, error } = await loadCategories(api)
  if (error) warnInBrowser('Filter categories:', error.message)
  const all = data?.data ?? []
  const categories = panelOf(all.filter((category) => category.showInProductsDropdown))
  const found = all.find((category) => category._id === shown)
  const isShownThere = found !== undefined || data === undefined
  const { name, nameTa } = found ?? {}
  return { categories, isShownThere, shownName: name, ...(nameTa && { shownNameTa: nameTa }) }
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

function nameOf({ _id, name, nameTa }: Category) {
  return { _id, name, ...(nameTa && { nameTa }) }
}
