import { paginate } from '../../../contract/envelope.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import {
  type ProductNumber,
  type ProductText,
  productFlagNames,
  productFlags,
  productNumberNames,
  productNumbers,
  productTextNames,
} from '../../../contract/products/plain-fields.ts'
import type { Product } from '../../../contract/products/product.ts'
import { sizeFields } from '../../../contract/products/product-list.ts'
import { recordOf } from '../../../contract/record-of.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import { presentReference } from '../../catalogue/category-reference.ts'
import type { ProductRow } from '../../catalogue/product-row.ts'
import { presentStock } from '../../catalogue/product-stock.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { ProductPage } from '../search/catalogue.ts'
import { type CatalogueProduct, parseProduct } from '../search/catalogue-product.ts'
import type { AddressRow } from './repository.ts'
import { presentPack } from './rules.ts'

/** A product as clients see it. What has no value is left out. */
export function presentProduct(row: ProductRow, image: ImageRow | undefined): Product {
  return {
    _id: row.id,
    name: row.name,
    ...(row.name_ta && { nameTa: row.name_ta }),
    description: row.description,
    ...(row.description_ta && { descriptionTa: row.description_ta }),
    price: toRupees(row.price),
    ...(row.original_price !== null && { originalPrice: toRupees(row.original_price) }),
    ...presentImage(image),
    category: presentReference(row.category_id, row.category_name, row.category_name_ta),
    ...(row.subcategory_id !== null && {
      subcategory: presentReference(
        row.subcategory_id,
        row.subcategory_name,
        row.subcategory_name_ta,
      ),
    }),
    featured: row.featured === 1,
    ...presentStock(row),
    ...recordOf(productFlagNames, (name) => row[productFlags[name].column] === 1),
    ...presentTexts(row),
    ...(row.benefits_ta && { benefitsTa: row.benefits_ta }),
    ...presentPack(row),
    ...presentNumbers(row),
    ...(row.gtin && { gtin: row.gtin }),
    ...(row.group_id !== null && {
      group: { _id: row.group_id, name: row.group_name ?? '', nameTa: row.group_name_ta ?? '' },
    }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

function presentTexts(row: ProductRow): Partial<Record<ProductText, string>> {
  const texts: Partial<Record<ProductText, string>> = {}
  for (const name of productTextNames) if (row[name]) texts[name] = row[name]
  return texts
}

function presentNumbers(row: ProductRow): Partial<Record<ProductNumber, number>> {
  const numbers: Partial<Record<ProductNumber, number>> = {}
  for (const name of productNumberNames) {
    const value = row[productNumbers[name].column]
    if (value !== null) numbers[name] = value
  }
  return numbers
}

/** A page of a list, put together from serialized products. */
export function presentPage(
  { products, total, together, search }: ProductPage,
  { page, limit }: { page: number; limit: number },
  isForStaff: boolean,
): string {
  const items = products.map((product) => {
    const json = isForStaff ? serializeForStaff(product) : product.json
    const sizes = product.group === null ? undefined : together?.sizes.get(product.group)
    return sizes ? withField(json, 'sizes', `[${sizes.map(serializeSize).join(',')}]`) : json
  })
  const counts = paginate({ page, limit }, total)
  const pagination = JSON.stringify(together ? { ...counts, products: together.found } : counts)
  const notes = search ? `,"search":${JSON.stringify(search)}` : ''
  return `{"success":true,"data":[${items.join(',')}],"pagination":${pagination}${notes}}`
}

/** With who sees it, and with what bottle and label cost. */
function serializeForStaff({ json, packCost, shownVisibility }: CatalogueProduct): string {
  const fields = {
    ...shownVisibility,
    ...(packCost !== null && { packCost: toRupees(packCost) }),
  }
  return `${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`
}

/** Sizes as they are serialized, each once for all lists that show it. */
const serializedSizes = new WeakMap<CatalogueProduct, string>()

function serializeSize(product: CatalogueProduct): string {
  const known = serializedSizes.get(product)
  if (known) return known
  const fields: readonly string[] = sizeFields
  const entries = Object.entries(parseProduct(product)).filter(([field]) => fields.includes(field))
  const json = JSON.stringify(Object.fromEntries(entries))
  serializedSizes.set(product, json)
  return json
}

/** A serialized object with a field more. */
function withField(json: string, field: string, value: string): string {
  return `${json.slice(0, -1)},"${field}":${value}}`
}

/** A product in the sitemap. */
export function presentAddress(row: AddressRow) {
  const { id, updated_at, description, description_ta: descriptionTa, name_ta: nameTa } = row
  return {
    _id: id,
    updatedAt: new Date(updated_at).toISOString(),
    inTamil: !lacksTamil.product({ description, descriptionTa, nameTa }),
  }
}
