import type { Product } from '../../../../contract/products/product.ts'

/** The part of the catalogue that reading a message needs. */
export type AskedCatalogue = {
  findSurest(
    search: string,
    limit: number,
  ): { products: Product[]; words: { typed: string; how: string | null }[] }
  getByIds(ids: string[]): Product[]
}

/** Most products that one line is compared with. */
export const candidates = 60
