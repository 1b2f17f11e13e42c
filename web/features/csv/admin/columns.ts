import type { PlainKind } from '../../../../contract/products/field-kinds.ts'
import { plainFields, plainNames } from '../../../../contract/products/plain-fields.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { recordOf } from '../../../../contract/record-of.ts'
import {
  type ProductValues,
  productLabels,
  productValues,
} from '../../products/admin/product-values.ts'

/** `stockLevel`: a column `stock` of other programs counts bottles. */
export type CsvColumn = 'id' | 'inStock' | 'stockLevel' | Exclude<keyof ProductValues, 'stock'>

/** A column's type. Categories and groups are given by name. */
type Kind =
  | 'id'
  | 'text'
  | 'money'
  | 'flag'
  | 'level'
  | 'day'
  | 'unit'
  | 'category'
  | 'subcategory'
  | 'group'

/** Schemas read numbers, and choose among words. */
const plainKinds: Record<PlainKind, Kind> = {
  text: 'text',
  flag: 'flag',
  number: 'text',
  money: 'money',
  day: 'day',
  choice: 'text',
}

/** The columns of a product file, in order. */
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
  stockLevel: 'level',
  ...recordOf(plainNames, (name) => plainKinds[plainFields[name].kind]),
  packUnit: 'unit',
  gtin: 'text',
  group: 'group',
  hidden: 'flag',
  visibleFrom: 'day',
  visibleUntil: 'day',
} as const satisfies Record<CsvColumn, Kind>

export const csvColumns = Object.keys(kinds) as CsvColumn[]

/** A line's fields; columns that the file lacks are absent. */
export type CsvFields = Partial<Record<CsvColumn, string>>

/** A column's label in the admin area. */
export function csvLabel(column: CsvColumn): string {
  return { ...productLabels, id: 'ID', inStock: 'In stock', stockLevel: 'Stock level' }[column]
}

/** A column's name for comparison: letters and digits in lower case. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Names that older templates gave to a column. */
const formerLabels: [string, CsvColumn][] = [['In Tamil', 'nameTa']]

const byName = new Map([
  ...csvColumns.flatMap((column): [string, CsvColumn][] => [
    [normalizeName(column), column],
    [normalizeName(csvLabel(column)), column],
  ]),
  ...formerLabels.map(([label, column]) => [normalizeName(label), column] as const),
])

/** Finds a column by its field's name or label. */
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
    inStock: product.inStock,
    stockLevel: product.stock ?? '',
    category: product.category.name,
    subcategory: product.subcategory?.name ?? '',
    group: product.group?.name ?? '',
  }
  return Object.fromEntries(
    csvColumns.map((column) => [column, String(fields[column])]),
  ) as Required<CsvFields>
}
