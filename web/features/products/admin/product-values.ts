import { messages } from '../../../../contract/messages.ts'
import { foldDigits } from '../../../../contract/numbers/fold-digits.ts'
import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { readNumber } from '../../../../contract/numbers/read-number.ts'
import { findMissingPart } from '../../../../contract/packs/pack.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { isOriginalBelowPrice } from '../../../../contract/prices/original-price.ts'
import {
  productFlagNames,
  productFlags,
  productNumberNames,
  productNumbers,
  productTextNames,
  productTexts,
} from '../../../../contract/products/plain-fields.ts'
import { type Product, productCreateSchema } from '../../../../contract/products/product.ts'
import { recordOf } from '../../../../contract/record-of.ts'
import type { StockLevel } from '../../../../contract/stock/levels.ts'
import { z } from '../../../../contract/zod.ts'
import { copyFromParam } from '../../../forms/use-unsaved-guard.ts'
import {
  checkSeason,
  newVisibility,
  visibilityLabels,
  visibilityValues,
} from '../../../forms/visibility-values.ts'

/** Values of a new product. */
export const newProduct = {
  name: '',
  description: '',
  price: '',
  category: '',
  subcategory: '',
  featured: false,
  stock: 'in' as StockLevel,
  backOn: '',
  leadDays: '',
  originalPrice: '',
  ...recordOf(productTextNames, () => ''),
  ...recordOf(productFlagNames, () => false),
  nameTa: '',
  descriptionTa: '',
  benefitsTa: '',
  packAmount: '',
  packUnit: '',
  packCount: '1',
  ...recordOf(productNumberNames, () => ''),
  packCost: '',
  gtin: '',
  /** Id of the product group. */
  group: '',
  ...newVisibility,
}

export type ProductValues = typeof newProduct

export function productValues(product: Product): ProductValues {
  return {
    name: product.name,
    description: product.description,
    price: String(product.price),
    category: product.category._id,
    subcategory: product.subcategory?._id ?? '',
    featured: product.featured,
    stock: product.stock ?? (product.inStock ? 'in' : 'out'),
    backOn: product.backOn ?? '',
    leadDays: String(product.leadDays ?? ''),
    originalPrice: product.originalPrice === undefined ? '' : String(product.originalPrice),
    ...recordOf(productTextNames, (name) => product[name] ?? ''),
    ...recordOf(productFlagNames, (name) => product[name]),
    nameTa: product.nameTa ?? '',
    descriptionTa: product.descriptionTa ?? '',
    benefitsTa: product.benefitsTa ?? '',
    packAmount: String(product.packAmount ?? ''),
    packUnit: product.packUnit ?? '',
    packCount: String(product.packCount ?? 1),
    ...recordOf(productNumberNames, (name) => String(product[name] ?? '')),
    packCost: String(product.packCost ?? ''),
    gtin: product.gtin ?? '',
    group: product.group?._id ?? '',
    ...visibilityValues(product),
  }
}

/** A new product that begins as a copy. A barcode and the day that it is back are of one article alone. */
export function copyValues(product: Product): ProductValues {
  const { gtin, backOn } = newProduct
  return { ...productValues(product), name: `${product.name} (copy)`, gtin, backOn }
}

/** Another size of a product: all of it but what a size differs in. Its name says the size, and is changed. */
export function anotherSizeValues(product: Product): ProductValues {
  const { price, originalPrice, size, gtin, backOn } = newProduct
  const { packAmount, packUnit, packCount, packMass, packCost } = newProduct
  const pack = { packAmount, packUnit, packCount, packMass, packCost }
  const blank = { price, originalPrice, size, gtin, backOn, ...pack }
  return { ...productValues(product), ...blank }
}

/** The search parameter of a copy that is another size. */
const sizeParam = 'size'

/** The form of a new product that begins as another size of one. */
export function anotherSizeAddress(id: string): string {
  return `${pagePaths.adminProductNew}?${new URLSearchParams({ [copyFromParam]: id, [sizeParam]: 'other' })}`
}

export function isAnotherSize(params: URLSearchParams): boolean {
  return params.has(sizeParam)
}

/** The fields that are numbers or digits, by how each is read. */
const numberReaders: Partial<Record<string, (typed: string) => string>> = {
  price: readMoney,
  originalPrice: readMoney,
  packCost: readMoney,
  packAmount: readNumber,
  packCount: readNumber,
  ...recordOf(productNumberNames, () => readNumber),
  leadDays: readNumber,
  gtin: foldDigits,
}

/** Fields as they are sent: numbers as plain decimal text, digits as 0 to 9. */
export function plainNumbers<T extends object>(fields: T): T {
  const plain = Object.entries(fields).map(([name, value]) => {
    const read = numberReaders[name]
    return [name, read && typeof value === 'string' ? read(value) : value]
  })
  return Object.fromEntries(plain) as T
}

const productRules = productCreateSchema
  .refine(({ price, originalPrice }) => !isOriginalBelowPrice(originalPrice, price), {
    path: ['originalPrice'],
    message: messages.product.originalPriceBelowPrice,
  })
  .superRefine((product, context) => {
    const missing = findMissingPart(product)
    const message = messages.product.packIncomplete
    if (missing) context.addIssue({ code: 'custom', path: [missing], message })
  })

/** The same rules as the server's, for what is typed. */
export const productFormSchema = z.preprocess(plainNumbers<object>, checkSeason(productRules))

export const productLabels: Record<keyof ProductValues | 'image', string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price (₹)',
  category: 'Category',
  subcategory: 'Subcategory',
  featured: 'Featured',
  stock: 'Stock',
  backOn: 'Back about',
  leadDays: 'Pressed to order (days)',
  originalPrice: 'Original price (₹)',
  ...recordOf(productTextNames, (name) => productTexts[name].label),
  ...recordOf(productFlagNames, (name) => productFlags[name].label),
  nameTa: 'Name in Tamil',
  descriptionTa: 'Description in Tamil',
  benefitsTa: 'Benefits in Tamil',
  packAmount: 'Amount in the pack',
  packUnit: 'Unit of the pack',
  packCount: 'Pieces in the pack',
  ...recordOf(productNumberNames, (name) => productNumbers[name].label),
  packCost: 'Cost of the pack (₹)',
  gtin: 'GTIN (barcode)',
  group: 'Product group',
  ...visibilityLabels,
  image: 'Image',
}

export const stockLabels: Record<StockLevel, string> = {
  in: 'In stock',
  few: 'Few left',
  out: 'Out of stock',
}

/**
 * Clears the day when it is back for a product in stock. The API clears it by itself; it is sent all the
 * same, so that a day which somebody else has set meanwhile is not cleared unseen.
 */
export function levelValues(stock: StockLevel): { stock: StockLevel; backOn?: string } {
  return stock === 'out' ? { stock } : { stock, backOn: newProduct.backOn }
}
