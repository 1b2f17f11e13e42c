import Papa from 'papaparse'
import type { Product } from '../../../../../contract/product.ts'
import { type CsvFields, csvColumns } from './columns.ts'

/** By this mark a spreadsheet program knows the encoding. */
const byteOrderMark = '\ufeff'

/** A file of products for a spreadsheet; a text that would be run as a formula there is made harmless. */
export function writeCsv(products: Product[]): string {
  const csv = Papa.unparse(products.map(toFields), {
    columns: [...csvColumns],
    escapeFormulae: true,
  })
  return byteOrderMark + csv
}

function toFields(product: Product): Required<CsvFields> {
  return {
    id: product._id,
    name: product.name,
    description: product.description,
    price: String(product.price),
    originalPrice: String(product.originalPrice ?? ''),
    category: product.category.name,
    subcategory: product.subcategory?.name ?? '',
    featured: String(product.featured),
    inStock: String(product.inStock),
    isBestSeller: String(product.isBestSeller),
    size: product.size ?? '',
    benefits: product.benefits ?? '',
  }
}
