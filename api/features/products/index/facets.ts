import type { ProductRow } from '../../../db/product-row.ts'

export const inCategory = (id: string) => `category ${id}`
export const inSubcategory = (id: string) => `subcategory ${id}`
export const inGroup = (id: string) => `group ${id}`

/** Facets have the names that the filter has. */
export const flags = [
  ...(['featured', 'inStock', 'isBestSeller', 'hasImage', 'hasDescription'] as const),
]

/** The facets of a product. */
export function facetsOf(row: ProductRow): string[] {
  const facets = [inCategory(row.category_id)]
  if (row.subcategory_id !== null)
    facets.push(inCategory(row.subcategory_id), inSubcategory(row.subcategory_id))
  if (row.group_id !== null) facets.push(inGroup(row.group_id))
  if (row.featured) facets.push('featured')
  if (row.in_stock) facets.push('inStock')
  if (row.is_best_seller) facets.push('isBestSeller')
  if (row.image_id !== null) facets.push('hasImage')
  if (row.description) facets.push('hasDescription')
  return facets
}
