import { messages } from '../../../contract/messages.ts'
import { findMissingPart } from '../../../contract/packs/pack.ts'
import { isOriginalBelowPrice } from '../../../contract/prices/original-price.ts'
import { toPaise, toRupees } from '../../../contract/prices/paise.ts'
import type { ProductCreate, ProductUpdate } from '../../../contract/products/product.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { readPlainColumns, toPlainColumns } from '../../catalogue/product-fields.ts'
import type { ProductColumns, ProductRow } from '../../catalogue/product-row.ts'
import { invalid } from '../../errors.ts'
import { mergeVisibility, readVisibility } from '../../records/merge-visibility.ts'

/** Columns that `stock.ts` sets. */
type StockColumn = 'in_stock' | 'few_since' | 'back_on'
type CategoryColumns = Required<Pick<ProductColumns, 'category_id' | 'subcategory_id'>>

/** A product as a request describes it. */
type WritableProduct = Omit<ProductCreate, 'deleteImage' | 'stock'>

/**
 * Merges a write into a product's columns, except stock: omitted fields stay as they are.
 * @throws ApiError 400 if the prices contradict each other, or an amount has no unit
 */
export function mergeProduct(
  changes: ProductUpdate,
  current: ProductRow | null,
  category: CategoryColumns,
): Omit<ProductColumns, StockColumn> {
  // A new product's request is complete, because its schema has filled in omitted fields.
  const product = { ...(current && describeRow(current)), ...changes } as WritableProduct
  if (isOriginalBelowPrice(product.originalPrice, product.price))
    throw invalid({ originalPrice: messages.product.originalPriceBelowPrice })
  const missing = findMissingPart(product)
  if (missing) throw invalid({ [missing]: messages.product.packIncomplete })
  return {
    name: product.name,
    name_key: normalizeText(product.name),
    description: product.description,
    price: toPaise(product.price),
    original_price: product.originalPrice === null ? null : toPaise(product.originalPrice),
    ...category,
    featured: product.featured ? 1 : 0,
    ...toPlainColumns(product),
    gtin: product.gtin,
    group_id: product.group,
    ...mergeVisibility(changes, current),
  }
}

/** A product in the form of a request. */
export function describeRow(row: ProductRow): WritableProduct {
  return {
    name: row.name,
    description: row.description,
    price: toRupees(row.price),
    originalPrice: row.original_price === null ? null : toRupees(row.original_price),
    category: row.category_id,
    subcategory: row.subcategory_id,
    featured: row.featured === 1,
    inStock: row.in_stock === 1,
    ...readPlainColumns(row),
    gtin: row.gtin,
    group: row.group_id,
    ...readVisibility(row),
  }
}
