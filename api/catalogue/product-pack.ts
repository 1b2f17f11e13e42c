import type { ProductRow } from './product-row.ts'

/** What a pack holds, from its columns: amounts are stored in thousandths. What is not known is left out. */
export function presentPackSize({
  pack_amount,
  pack_unit,
}: Pick<ProductRow, 'pack_amount' | 'pack_unit'>) {
  return {
    ...(pack_amount !== null && { packAmount: pack_amount / 1000 }),
    ...(pack_unit !== null && { packUnit: pack_unit }),
  }
}
