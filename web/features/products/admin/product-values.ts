import { messages } from '../../../../contract/messages.ts'
import { foldDigits } from '../../../../contract/numbers/fold-digits.ts'
import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { readNumber } from '../../../../contract/numbers/read-number.ts'
import { findMissingPart } from '../../../../contract/packs/pack.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { isOriginalBelowPrice } from '../../../../contract/prices/original-price.ts'
import type { PlainKind } from '../../../../contract/products/field-kinds.ts'
import {
  type PlainName,
  plainFields,
  plainFormValues,
  plainNames,
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
  originalPrice: '',
  ...plainFormValues({}),
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
    originalPrice: product.originalPrice === undefined ? '' : String(product.originalPrice),
    ...plainFormValues(product),
    gtin: product.gtin ?? '',
    group: product.group?._id ?? '',
    ...visibilityValues(product),
  }
}

/** A new product that begins as a copy. The barcode and the day when it is back belong to the original alone. */
export function copyValues(product: Product): ProductValues {
  const { gtin, backOn } = newProduct
  return { ...productValues(product), name: `${product.name} (copy)`, gtin, backOn }
}

/**
 * Another size of a product: a copy without the fields in which sizes differ. Its name includes the size, so
 * staff change it.
 */
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

type Reader = (typed: string) => string

const plainReaders: Partial<Record<PlainKind, Reader>> = { number: readNumber, money: readMoney }

/** Readers of the fields that are numbers or digits. */
const numberReaders: Record<string, Reader | undefined> = {
  price: readMoney,
  originalPrice: readMoney,
  ...recordOf(plainNames, (name) => plainReaders[plainFields[name].kind]),
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

function plainLabel(name: PlainName): string {
  const { kind, label } = plainFields[name]
  return kind === 'money' ? `${label} (₹)` : label
}

export const productLabels: Record<keyof ProductValues | 'image', string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price (₹)',
  category: 'Category',
  subcategory: 'Subcategory',
  featured: 'Featured',
  stock: 'Stock',
  originalPrice: 'Original price (₹)',
  ...recordOf(plainNames, plainLabel),
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
