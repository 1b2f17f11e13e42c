import type { Product } from '../../../contract/product.ts'

const cardFields = [
  '_id',
  'name',
  'price',
  'originalPrice',
  'size',
  'image',
  'imageSet',
  'inStock',
  'isBestSeller',
] as const

/** What a card shows of a product. */
export type ProductCardData = Pick<Product, (typeof cardFields)[number]>

/** Picks the fields that a card shows, to keep pages small. */
export function toCardData(product: Product): ProductCardData {
  return Object.fromEntries(
    cardFields.filter((field) => field in product).map((field) => [field, product[field]]),
  ) as ProductCardData
}
