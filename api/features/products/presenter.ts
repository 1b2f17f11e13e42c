import { paginate } from '../../../contract/envelope.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import type { Product, SearchNotes } from '../../../contract/products/product.ts'
import type { ProductRow } from '../../db/product-row.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { PackedJson } from './index/json-store.ts'
import { presentPack } from './rules.ts'

/** A product as clients see it. What has no value is left out. */
export function presentProduct(row: ProductRow, image: ImageRow | undefined): Product {
  return {
    _id: row.id,
    name: row.name,
    ...(row.name_ta && { nameTa: row.name_ta }),
    description: row.description,
    price: toRupees(row.price),
    ...(row.original_price !== null && { originalPrice: toRupees(row.original_price) }),
    ...presentImage(image),
    category: { _id: row.category_id, name: row.category_name },
    ...(row.subcategory_id !== null && {
      subcategory: { _id: row.subcategory_id, name: row.subcategory_name ?? '' },
    }),
    featured: row.featured === 1,
    inStock: row.in_stock === 1,
    isBestSeller: row.is_best_seller === 1,
    ...(row.size && { size: row.size }),
    ...(row.benefits && { benefits: row.benefits }),
    ...presentPack(row),
    ...(row.group_id !== null && {
      group: { _id: row.group_id, name: row.group_name ?? '', nameTa: row.group_name_ta ?? '' },
    }),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

export function serializeProduct(row: ProductRow, image: ImageRow | undefined): string {
  return JSON.stringify(presentProduct(row, image))
}

const start = Buffer.from('{"success":true,"data":[')
const [comma = 0] = Buffer.from(',')

/** A page of a list, put together from serialized products. */
export function presentPage(
  { products, total, search }: { products: PackedJson[]; total: number; search?: SearchNotes },
  { page, limit }: { page: number; limit: number },
): Buffer {
  const pagination = JSON.stringify(paginate({ page, limit }, total))
  const notes = search ? `,"search":${JSON.stringify(search)}` : ''
  const end = `],"pagination":${pagination}${notes}}`
  let length = start.length + Math.max(products.length - 1, 0) + Buffer.byteLength(end)
  for (const json of products) length += json.end - json.start
  const bytes = Buffer.allocUnsafe(length)
  let at = start.copy(bytes)
  for (const json of products) {
    if (at > start.length) bytes[at++] = comma
    at += json.buffer.copy(bytes, at, json.start, json.end)
  }
  bytes.write(end, at)
  return bytes
}
