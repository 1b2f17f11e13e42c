import { contentsOf } from '../../../contract/prices/unit-price.ts'
import type { Product } from '../../../contract/products/product.ts'
import type { StockLevel } from '../../../contract/stock/levels.ts'
import { toSortName } from '../../../contract/text/compare-names.ts'
import { hasTamil } from '../../../contract/text/has-tamil.ts'
import type { Visibility } from '../../../contract/visibility/states.ts'
import type { ShownVisibility } from '../../../contract/visibility/visibility.ts'
import { presentPlainFields } from '../../catalogue/product-fields.ts'
import type { ProductRow } from '../../catalogue/product-row.ts'
import { stockDueFrom, stockOf } from '../../catalogue/product-stock.ts'
import { presentVisibility, withVisibility } from '../../records/visibility.ts'

/** A product as it is read from the database. */
export type LoadedProduct = { row: ProductRow; product: Product }

/** A product in memory: its filter and sort keys, and its finished JSON. */
export type IndexedProduct = {
  number: number
  id: string
  price: number
  category: string
  subcategory: string | null
  group: string | null
  featured: boolean
  inStock: boolean
  stock: StockLevel
  /** Day in India from which staff should check its stock. */
  stockDueFrom: string | null
  isBestSeller: boolean
  hasImage: boolean
  hasDescription: boolean
  hasTamil: boolean
  createdAt: number
  updatedAt: number
  /** Sort keys of its names; without a Tamil name, the second is the English one. */
  sortName: string
  sortNameTa: string
  /** Content of the whole pack: litres and kilos on one scale, then pieces, then products without a pack. */
  contents: number
  /** JSON for the public. */
  json: string
  /** The visibility that applies. */
  visibility: Visibility
  /** Staff-only fields: its visibility and cost. */
  forStaff: ShownVisibility & Partial<Product>
}

/** More than any pack holds, in thousandths of a litre or kilo. */
const piecesFrom = 1e12

/** @param share interns ids, because a list compares 100,000 of them */
export function toIndexedProduct(
  { row, product }: LoadedProduct,
  share: (id: string) => string,
): IndexedProduct {
  return {
    number: row.number,
    id: row.id,
    price: row.price,
    category: share(row.category_id),
    subcategory: row.subcategory_id && share(row.subcategory_id),
    group: row.group_id,
    featured: row.featured === 1,
    inStock: row.in_stock === 1,
    stock: stockOf(row),
    stockDueFrom: stockDueFrom(row),
    isBestSeller: row.is_best_seller === 1,
    hasImage: row.image_id !== null,
    hasDescription: row.description !== '',
    hasTamil: hasTamil([
      [row.name, row.name_ta],
      [row.description, row.description_ta],
      [row.benefits, row.benefits_ta],
    ]),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sortName: toSortName(row.name),
    sortNameTa: toSortName(row.name_ta || row.name),
    contents: contentsOf(product) + (product.packUnit === 'piece' ? piecesFrom : 0),
    json: JSON.stringify(product),
    visibility: row.visibility,
    forStaff: { ...withVisibility(presentVisibility(row)), ...presentPlainFields(row, 'staff') },
  }
}

/** The product parsed from its JSON. */
export function parseProduct({ json }: IndexedProduct): Product {
  return JSON.parse(json)
}
