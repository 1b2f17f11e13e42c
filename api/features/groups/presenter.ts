import type { ProductGroup } from '../../../contract/groups/group.ts'
import { readStoredLabel } from '../../records/stored-config.ts'
import type { ProductGroupRow } from './repository.ts'

/** A product group for staff, with the number of products that its list counts. */
export function presentProductGroup(
  row: ProductGroupRow,
  products: number = row.products,
): ProductGroup {
  const label = readStoredLabel(row.label)
  return {
    _id: row.id,
    name: row.name,
    nameTa: row.name_ta,
    order: row.sort_order,
    ...(row.oil && { oil: row.oil }),
    ...(row.hsn && { hsn: row.hsn }),
    ...(label && { label }),
    ...(row.rate_paise !== null && { ratePaise: row.rate_paise }),
    products,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
