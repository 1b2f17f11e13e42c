import Papa from 'papaparse'
import type { Category } from '../../../../../contract/category.ts'
import { messages } from '../../../../../contract/messages.ts'
import type { Product } from '../../../../../contract/product.ts'
import { downloadText } from '../../../../lib/download.ts'
import { fetchAllProducts } from '../queries.ts'
import { type CsvFields, csvColumns, csvFields, csvLabel } from './columns.ts'
import { guardFormulas } from './formula-guard.ts'

/** By this mark a spreadsheet program knows the encoding. */
const byteOrderMark = '\ufeff'

export const csvType = 'text/csv;charset=utf-8'

/** A file of products for a spreadsheet; a text that would be run as a formula there is made harmless. */
export function writeCsv(products: Product[]): string {
  return writeRows([csvColumns, ...products.map((product) => Object.values(csvFields(product)))])
}

/** A line of this name is not imported. */
export const exampleName = 'Example: Groundnut Oil 1 L (delete this line)'

/** A file to begin with: the columns in the words of the screen, and a line that shows what goes where. */
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
    isBestSeller: 'no',
    size: '1 L',
    benefits: 'Good for frying',
  }
  return writeRows([csvColumns.map(csvLabel), csvColumns.map((column) => example[column] ?? '')])
}

function writeRows(rows: string[][]): string {
  return byteOrderMark + Papa.unparse(rows.map((row) => row.map(guardFormulas)))
}

/** Downloads all products as a file for a spreadsheet; answers why it could not, if so. */
export async function exportProducts(): Promise<string | undefined> {
  const products = await fetchAllProducts()
  if (!products) return messages.product.fetchAllFailed
  const day = new Date().toISOString().slice(0, 10)
  downloadText(`products-${day}.csv`, writeCsv(products), csvType)
}
