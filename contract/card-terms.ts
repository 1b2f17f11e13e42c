import { countOf } from './count.ts'

/** The words on link cards. */
export const cardTerms = {
  outOfStock: 'Out of stock',
  priceOnRequest: 'Price on request',
  /** `12 products from ₹180`; no price where all are on request. */
  summary: (products: number, from: string) =>
    countOf(products, 'product') + (from && ` from ${from}`),
}
