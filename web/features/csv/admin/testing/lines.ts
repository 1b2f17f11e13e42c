import type { Category } from '../../../../../contract/categories/category.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { convertRows } from '../convert-rows.ts'
import { categoryFinder } from '../formats/find-category.ts'
import type { CsvLine } from '../formats/format.ts'
import { toPlainText } from '../formats/plain-text.ts'
import { type FileColumns, matchColumns } from '../match-columns.ts'
import { decodeText } from '../read-file.ts'
import { type Row, readCsvRows } from '../read-rows.ts'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const flags = { showInNav: true, showInProductsDropdown: true }
const oils: Category = { _id: 'c1', name: 'Oils', order: 10, ...flags, ...times }
const sesame: Category = {
  _id: 's1',
  name: 'Sesame',
  parent: 'c1',
  order: 10,
  ...flags,
  ...times,
}
const gifts: Category = { _id: 'c2', name: 'Gifts', order: 20, ...flags, ...times }
export const categories = [oils, sesame, gifts]
export const references = { categories, groups: [{ _id: 'g1', name: 'Sesame Oil' }] }

export const product: Product = {
  _id: 'p1',
  name: 'Gold "Oil", 1 L',
  description: 'Two lines:\nof text',
  price: 320.5,
  originalPrice: 400,
  category: { _id: 'c1', name: 'Oils' },
  subcategory: { _id: 's1', name: 'Sesame' },
  featured: true,
  inStock: false,
  isBestSeller: false,
  size: '1 L',
  nameTa: 'நல்லெண்ணெய்',
  descriptionTa: 'இரண்டு வரி:\n"தமிழ்", உரை',
  packAmount: 0.5,
  packUnit: 'l',
  packCount: 2,
  packMass: 918,
  gtin: '8901234567890',
  group: { _id: 'g1', name: 'Sesame Oil', nameTa: '' },
  ...times,
}

const noRow: Row = { line: 1, cells: [] }

/** A file as its bytes come from the disk. */
export function readColumns(text: string): FileColumns & { rows: Row[] } {
  const decoded = decodeText(new TextEncoder().encode(text))
  const [header = noRow, ...rows] = readCsvRows('text' in decoded ? decoded.text : '')
  return { ...matchColumns(header, rows), rows }
}

/** Lines of a file, without columns of unknown names. */
export function readLines(text: string, today = '2027-01-15', readHtml = toPlainText): CsvLine[] {
  const { rows, ...columns } = readColumns(text)
  const context = {
    findCategory: categoryFinder(categories),
    hasGroup: (name: string) => references.groups.some((group) => group.name === name),
    toPlainText: readHtml,
    today,
  }
  return [...convertRows(rows, columns, context)]
}
