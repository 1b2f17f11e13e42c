import Papa from 'papaparse'
import type { Product } from '../../../../../contract/product.ts'
import { csvColumns, csvFields } from './columns.ts'
import { guardFormulas } from './formula-guard.ts'

/** By this mark a spreadsheet program knows the encoding. */
const byteOrderMark = '\ufeff'

/** A file of products for a spreadsheet; a text that would be run as a formula there is made harmless. */
export function writeCsv(products: Product[]): string {
  const rows = products.map((product) => Object.values(csvFields(product)).map(guardFormulas))
  return byteOrderMark + Papa.unparse([csvColumns, ...rows])
}
