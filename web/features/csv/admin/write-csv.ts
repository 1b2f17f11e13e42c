import Papa from 'papaparse'
import type { Category } from '../../../../contract/categories/category.ts'
import { indiaDate } from '../../../../contract/india-time.ts'
import { messages } from '../../../../contract/messages.ts'
import {
  type PlainName,
  plainFields,
  plainNames,
} from '../../../../contract/products/plain-fields.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { recordOf } from '../../../../contract/record-of.ts'
import { guardFormulas } from '../../../../contract/text/formula-guard.ts'
import { downloadText } from '../../../requests/files/download.ts'
import { fetchAllProducts } from '../../products/admin/queries.ts'
import { type CsvFields, csvColumns, csvFields, csvLabel } from './columns.ts'
import { writeShopify } from './formats/write-shopify.ts'
import { writeWooCommerce } from './formats/write-woocommerce.ts'

/** Spreadsheet programs recognize the encoding by this mark. */
const byteOrderMark = '\ufeff'

export const csvType = 'text/csv;charset=utf-8'

/** Products as CSV, with formulas in texts escaped (CSV injection). */
export function writeCsv(products: Product[]): string {
  return writeRows([csvColumns, ...products.map((product) => Object.values(csvFields(product)))])
}

/** A line of this name is skipped on import. */
export const exampleName = 'Example: Groundnut Oil 1 L (delete this line)'

/** A template: the columns' labels, and an example line. */
export function writeTemplate(categories: Category[]): string {
  const main = categories.find(({ parent }) => !parent)
  const example: CsvFields = {
    name: exampleName,
    description: 'Pressed slowly in a wooden mill.',
    price: '320',
    originalPrice: '360',
    category: main?.name,
    subcategory: categories.find(({ parent }) => parent === main?._id)?.name,
    featured: 'no',
    inStock: 'yes',
    stockLevel: 'in',
    ...recordOf(plainNames, plainExample),
    ...exampleBottle,
    gtin: '8901234567890',
    hidden: 'no',
  }
  return writeRows([csvColumns.map(csvLabel), csvColumns.map((column) => example[column] ?? '')])
}

/** One litre, in stock. */
const exampleBottle: CsvFields = {
  backOn: '',
  leadDays: '',
  packAmount: '1',
  packUnit: 'l',
  packMass: '914',
}

function plainExample(name: PlainName): string {
  const { kind, audience, example } = plainFields[name]
  if (audience === 'staff') return ''
  return kind === 'flag' ? 'no' : String(example)
}

function writeRows(rows: string[][]): string {
  return byteOrderMark + Papa.unparse(rows.map((row) => row.map(guardFormulas)))
}

/** Shop systems whose columns a file of products may have. */
export type ExportFormat = 'own' | 'woocommerce' | 'shopify'

/** All products in the columns of a shop program. Importers of others take no mark of the encoding. */
export function writeProducts(format: ExportFormat, products: Product[], origin: string): string {
  if (format === 'own') return writeCsv(products)
  const write = format === 'shopify' ? writeShopify : writeWooCommerce
  return Papa.unparse(write(products, origin))
}

/** Downloads all products as CSV. Returns the message of a failure, or nothing. */
export async function exportProducts(format: ExportFormat): Promise<string | undefined> {
  const products = await fetchAllProducts()
  if (!products) return messages.product.fetchAllFailed
  const name = ['products', ...(format === 'own' ? [] : [format]), indiaDate(Date.now())].join('-')
  downloadText(`${name}.csv`, writeProducts(format, products, window.location.origin), csvType)
}
