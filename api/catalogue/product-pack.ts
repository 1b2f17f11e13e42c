import { fromThousandths } from '../../contract/numbers/thousandths.ts'
import type { ProductRow } from './product-row.ts'

/** Builds a product's pack from its columns, whose amounts are in thousandths. Unknown values are left out. */
export function presentPackSize({
  pack_amount,
  pack_unit,
}: Pick<ProductRow, 'pack_amount' | 'pack_unit'>) {
  return {
    ...(pack_amount !== null && { packAmount: fromThousandths(pack_amount) }),
    ...(pack_unit !== null && { packUnit: pack_unit }),
  }
}
