import type { Category } from '../../../contract/categories/category.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import {
  isListed,
  omitVisibility,
  presentVisibility,
  requirePublic,
  withVisibility,
} from '../../records/visibility.ts'
import type { CategoryRow } from './repository.ts'

/** Presents categories for staff: empty values are left out, and main categories contain their subcategories. */
export function presentCategory(
  row: CategoryRow,
  subcategories: CategoryRow[],
  imageOf: (row: CategoryRow) => ImageRow | undefined,
): Category {
  const plain = {
    _id: row.id,
    name: row.name,
    ...(row.name_ta && { nameTa: row.name_ta }),
    ...presentImage(imageOf(row)),
    ...(row.parent_id !== null && { parent: row.parent_id }),
    order: row.sort_order,
    showInNav: row.show_in_nav === 1,
    showInProductsDropdown: row.show_in_products_dropdown === 1,
    ...presentVisibility(row),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
  if (row.parent_id !== null) return plain
  return { ...plain, subcategories: subcategories.map((row) => presentCategory(row, [], imageOf)) }
}

/**
 * A category as the public sees it.
 * @throws ApiError 404 if only staff see it
 */
export function toPublic(category: Category): Category {
  requirePublic(category, 'category')
  const [found] = toPublicList([category])
  return found as Category
}

/** Categories for staff, with their visibility. */
export function toStaffList(categories: Category[]): Category[] {
  return categories.map(({ subcategories, ...category }) => ({
    ...withVisibility(category),
    ...(subcategories && { subcategories: toStaffList(subcategories) }),
  }))
}

/** The categories of a list that the public sees, with their public subcategories. */
export function toPublicList(categories: Category[]): Category[] {
  return categories
    .filter((category) => isListed(category))
    .map(({ subcategories, ...category }) => ({
      ...omitVisibility(category),
      ...(subcategories && { subcategories: toPublicList(subcategories) }),
    }))
}
