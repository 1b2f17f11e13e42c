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

/** Leaves out what a page does not show, to keep it light. */
export function toCardData(product: Product): ProductCardData {
  return Object.fromEntries(
    cardFields.filter((field) => field in product).map((field) => [field, product[field]]),
  ) as ProductCardData
}
