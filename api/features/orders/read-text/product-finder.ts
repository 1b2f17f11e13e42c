import type { Product } from '../../../../contract/products/product.ts'

/** The part of the product index that reading a message needs. */
export type ProductFinder = {
  findSurest(
    search: string,
    limit: number,
  ): { products: Product[]; words: { typed: string; how: string | null }[] }
  getByIds(ids: string[]): Product[]
}

/** Most products that one line is compared with. */
export const candidates = 60
