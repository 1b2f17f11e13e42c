import type { Product } from '../../../../../contract/product.ts'
import { type ProductValues, productValues } from '../product-values.ts'

export type CsvColumn = 'id' | keyof ProductValues

/** What a column holds. Categories go by their names. */
type Kind = 'id' | 'text' | 'money' | 'flag' | 'category' | 'subcategory'

/** The columns of a product file, in their order: one more is one line more. */
const kinds = {
  id: 'id',
  name: 'text',
  description: 'text',
  price: 'money',
  originalPrice: 'money',
  category: 'category',
  subcategory: 'subcategory',
  featured: 'flag',
  inStock: 'flag',
  isBestSeller: 'flag',
  size: 'text',
  benefits: 'text',
} as const satisfies Record<CsvColumn, Kind>

export const csvColumns = Object.keys(kinds) as CsvColumn[]

/** A line's fields; a column that the file does not have is absent. */
export type CsvFields = Partial<Record<CsvColumn, string>>

export function csvFields(product: Product): Required<CsvFields> {
  const fields = {
    ...productValues(product),
    id: product._id,
    category: product.category.name,
    subcategory: product.subcategory?.name ?? '',
  }
  return Object.fromEntries(
    csvColumns.map((column) => [column, String(fields[column])]),
  ) as Required<CsvFields>
}
