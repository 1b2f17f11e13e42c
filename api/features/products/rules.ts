import { messages } from '../../../contract/messages.ts'
import { fromThousandths, toThousandths } from '../../../contract/numbers/thousandths.ts'
import { findMissingPart } from '../../../contract/packs/pack.ts'
import { isOriginalBelowPrice } from '../../../contract/prices/original-price.ts'
import { toPaise, toRupees } from '../../../contract/prices/paise.ts'
import { unitPriceOf } from '../../../contract/prices/unit-price.ts'
import {
  productFlagNames,
  productFlags,
  productNumberNames,
  productNumbers,
  productTextNames,
} from '../../../contract/products/plain-fields.ts'
import type { ProductCreate, ProductUpdate } from '../../../contract/products/product.ts'
import { columnsOf, recordOf } from '../../../contract/record-of.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import type { ProductColumns, ProductRow } from '../../catalogue/product-row.ts'
import { invalid } from '../../errors.ts'
import { describeVisibility, mergeVisibility } from '../../records/merge-visibility.ts'

/** Columns that `stock.ts` decides on. */
type StockColumn = 'in_stock' | 'few_since' | 'back_on'
type CategoryColumns = Required<Pick<ProductColumns, 'category_id' | 'subcategory_id'>>

/** A product as a request describes it. */
type WritableProduct = Omit<ProductCreate, 'deleteImage' | 'stock'>

/**
 * The columns of a product after a write, but for its stock: what the request leaves out stays as it is.
 * @throws ApiError 400 where the prices do not go together, or an amount has no unit
 */
export function mergeProduct(
  changes: ProductUpdate,
  current: ProductRow | null,
  category: CategoryColumns,
): Omit<ProductColumns, StockColumn> {
  // A new product's request is complete: its schema has filled in what was left out.
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
    lead_days: product.leadDays,
    ...columnsOf(productFlags, (name) => (product[name] ? 1 : 0)),
    ...recordOf(productTextNames, (name) => product[name]),
    name_ta: product.nameTa,
    description_ta: product.descriptionTa,
    benefits_ta: product.benefitsTa,
    pack_amount: product.packAmount === null ? null : toThousandths(product.packAmount),
    pack_unit: product.packUnit,
    pack_count: product.packCount,
    ...columnsOf(productNumbers, (name) => product[name]),
    pack_cost: product.packCost === null ? null : toPaise(product.packCost),
    gtin: product.gtin,
    group_id: product.group,
    ...mergeVisibility(changes, current),
  }
}

/** A pack as clients see it, and what one litre, kilo or piece of it costs. What has no value is left out. */
export function presentPack(row: ProductRow) {
  const { pack_amount: thousandths, pack_unit: unit, pack_count: count } = row
  const unitPrice = unitPriceOf({ paise: row.price, thousandths, unit, count })
  return {
    ...(thousandths !== null &&
      unit && { packAmount: fromThousandths(thousandths), packUnit: unit }),
    ...((unit || count > 1) && { packCount: count }),
    ...(unitPrice && { unitPrice: { amount: toRupees(unitPrice.paise), unit: unitPrice.unit } }),
  }
}

/** A product as a form writes it. */
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
    backOn: row.back_on,
    leadDays: row.lead_days,
    ...recordOf(productFlagNames, (name) => row[productFlags[name].column] === 1),
    ...recordOf(productTextNames, (name) => row[name]),
    nameTa: row.name_ta,
    descriptionTa: row.description_ta,
    benefitsTa: row.benefits_ta,
    packAmount: row.pack_amount === null ? null : fromThousandths(row.pack_amount),
    packUnit: row.pack_unit,
    packCount: row.pack_count,
    ...recordOf(productNumberNames, (name) => row[productNumbers[name].column]),
    packCost: row.pack_cost === null ? null : toRupees(row.pack_cost),
    gtin: row.gtin,
    group: row.group_id,
    ...describeVisibility(row),
  }
}
