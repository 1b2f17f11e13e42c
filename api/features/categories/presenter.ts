import type { Category } from '../../../contract/categories/category.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { CategoryRow } from './repository.ts'

/** Categories as clients see them: what has no value is left out, and main ones carry their subcategories. */
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
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
  if (row.parent_id !== null) return plain
  return { ...plain, subcategories: subcategories.map((row) => presentCategory(row, [], imageOf)) }
}
