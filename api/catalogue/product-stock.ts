import { indiaDate } from '../../contract/india-time.ts'
import { productLimits } from '../../contract/products/limits.ts'
import type { StockLevel } from '../../contract/stock/levels.ts'
import type { ProductRow } from './product-row.ts'

/** Columns of a product's stock. */

export type StockColumns = Pick<ProductRow, 'in_stock' | 'few_since' | 'back_on'>

export function stockOf({ in_stock, few_since }: Omit<StockColumns, 'back_on'>): StockLevel {
  if (in_stock === 0) return 'out'
  return few_since === null ? 'in' : 'few'
}

/** Stock of a product as clients see it; empty values are left out. */
export function presentStock(row: StockColumns & Pick<ProductRow, 'lead_days'>) {
  const { few_since, back_on, lead_days } = row
  return {
    inStock: row.in_stock === 1,
    ...(few_since !== null && { stock: 'few' as const }),
    ...(back_on !== null && { backOn: back_on }),
    ...(lead_days !== null && { leadDays: lead_days }),
  }
}

/** Day in India from which staff should check whether the stock is still right; null for never. */
export function stockDueFrom({ few_since, back_on }: StockColumns): string | null {
  if (few_since !== null) return indiaDate(few_since, productLimits.fewDays)
  return back_on && indiaDate(Date.parse(back_on), 1)
}
