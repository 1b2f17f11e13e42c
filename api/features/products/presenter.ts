import { paginate } from '../../../contract/envelope.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import { unitPriceOf } from '../../../contract/prices/unit-price.ts'
import type { Product } from '../../../contract/products/product.ts'
import type { ProductDetails } from '../../../contract/products/product-details.ts'
import { sizeFields } from '../../../contract/products/product-list.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import { presentReference } from '../../catalogue/category-reference.ts'
import { omitStaffFields, presentPlainFields } from '../../catalogue/product-fields.ts'
import type { ProductRow, ProductWithPictures } from '../../catalogue/product-row.ts'
import { presentStock } from '../../catalogue/product-stock.ts'
import type { Database } from '../../db/schema.ts'
import { presentImage } from '../../images/present.ts'
import { findImages, type ImageRow } from '../../images/repository.ts'
import { omitVisibility, presentVisibility, requirePublic } from '../../records/visibility.ts'
import { presentPictures } from '../pictures/presenter.ts'
import { listPictures } from '../pictures/rules.ts'
import { type IndexedProduct, parseProduct } from '../search/indexed-product.ts'
import type { ProductPage } from '../search/product-index.ts'
import type { AddressRow } from './repository.ts'

/** A product for clients. Empty values are left out. */
export function presentProduct(row: ProductRow, image: ImageRow | undefined): Product {
  const { nameTa, descriptionTa, packMass, ...plain } = presentPlainFields(row, 'everybody')
  return {
    _id: row.id,
    name: row.name,
    ...(nameTa && { nameTa }),
    description: row.description,
    ...(descriptionTa && { descriptionTa }),
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
    ...plain,
    ...presentPack(row),
    ...(packMass && { packMass }),
    ...(row.gtin && { gtin: row.gtin }),
    ...(row.group_id !== null && {
      group: { _id: row.group_id, name: row.group_name ?? '', nameTa: row.group_name_ta ?? '' },
    }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** The count of a pack, even if it is 1, and its price per litre, kilo or piece. */
function presentPack(row: ProductRow) {
  const { price: paise, pack_amount: thousandths, pack_unit: unit, pack_count: count } = row
  const unitPrice = unitPriceOf({ paise, thousandths, unit, count })
  return {
    ...(unit && { packCount: count }),
    ...(unitPrice && { unitPrice: { amount: toRupees(unitPrice.paise), unit: unitPrice.unit } }),
  }
}

/** A product as staff see it. */
export async function presentForStaff(
  db: Database,
  row: ProductWithPictures,
): Promise<ProductDetails> {
  const pictures = listPictures(row)
  const images = await findImages(
    db,
    pictures.map(({ image_id }) => image_id),
  )
  return {
    ...presentProduct(row, images.get(row.image_id ?? '')),
    ...(images.size > 0 && { images: presentPictures(pictures, images) }),
    ...presentVisibility(row),
    ...presentPlainFields(row, 'staff'),
  }
}

/**
 * A product as the public sees it.
 * @throws ApiError 404 if the public sees none of it
 */
export function toPublic(product: ProductDetails): ProductDetails {
  requirePublic(product, 'product')
  return omitStaffFields(omitVisibility(product))
}

/** Assembles a page of a list from serialized products. */
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

/** Adds the staff-only fields. */
function serializeForStaff({ json, forStaff }: IndexedProduct): string {
  return `${json.slice(0, -1)},${JSON.stringify(forStaff).slice(1)}`
}

/** Serialized sizes, each made once for all lists that show it. */
const serializedSizes = new WeakMap<IndexedProduct, string>()

function serializeSize(product: IndexedProduct): string {
  const known = serializedSizes.get(product)
  if (known) return known
  const fields: readonly string[] = sizeFields
  const entries = Object.entries(parseProduct(product)).filter(([field]) => fields.includes(field))
  const json = JSON.stringify(Object.fromEntries(entries))
  serializedSizes.set(product, json)
  return json
}

/** Adds a field to a serialized object. */
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
