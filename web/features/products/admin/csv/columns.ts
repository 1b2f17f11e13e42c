import type { Product } from '../../../../../contract/product.ts'
import { type ProductValues, productLabels, productValues } from '../product-values.ts'

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

/** A column as it is called on the screen. */
export function csvLabel(column: CsvColumn): string {
  return column === 'id' ? 'ID' : productLabels[column]
}

/** A column's name as it is looked up: letters and digits alone, whatever their case. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const byName = new Map(
  csvColumns.flatMap((column) => [
    [normalizeName(column), column],
    [normalizeName(csvLabel(column)), column],
  ]),
)

/** The column of this name: a field's name, or the word for it on the screen. */
export function findColumn(name: string): CsvColumn | undefined {
  return byName.get(normalizeName(name))
}

export function csvKind(column: CsvColumn): Kind {
  return kinds[column]
}

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
