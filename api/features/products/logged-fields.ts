import type { LoggedFields } from '../../db/audit-log.ts'
import type { ProductRow } from './repository.ts'

/** A product as the audit log keeps it. */
export function describeForLog(row: ProductRow): LoggedFields {
  return {
    name: row.name,
    description: row.description,
    price: row.price / 100,
    originalPrice: row.original_price === null ? null : row.original_price / 100,
    category: row.category_name,
    subcategory: row.subcategory_name,
    featured: row.featured === 1,
    inStock: row.in_stock === 1,
    isBestSeller: row.is_best_seller === 1,
    size: row.size,
    benefits: row.benefits,
    image: row.image_id,
  }
}
