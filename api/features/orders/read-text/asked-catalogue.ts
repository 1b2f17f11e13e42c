import type { Product } from '../../../../contract/products/product.ts'

/** The catalogue, as far as reading a message asks it. */
export type AskedCatalogue = {
  findSurest(
    search: string,
    limit: number,
  ): { products: Product[]; words: { typed: string; how: string | null }[] }
  getByIds(ids: string[]): Product[]
}

/** Products that one line is compared with. */
export const candidates = 60
