import type { ProductUpdate } from '../../../contract/products/product.ts'
import { backOnRange, mergeStock } from '../../../contract/stock/stock.ts'
import type { ProductColumns } from '../../catalogue/product-row.ts'
import { type StockColumns, stockOf } from '../../catalogue/product-stock.ts'
import { invalid } from '../../errors.ts'

/**
 * The columns of a product's stock after a write.
 * @throws ApiError 400 if the values contradict each other
 */
export function mergeStockColumns(
  changes: Pick<ProductUpdate, 'inStock' | 'stock' | 'backOn'>,
  current: StockColumns | null,
  now: number,
): Required<Pick<ProductColumns, 'in_stock' | 'few_since' | 'back_on'>> {
  const stored = current && { stock: stockOf(current), backOn: current.back_on }
  const { state, errors } = mergeStock(changes, stored, backOnRange(now))
  if (errors) throw invalid(errors)
  return {
    in_stock: state.stock === 'out' ? 0 : 1,
    few_since: state.stock === 'few' ? (current?.few_since ?? now) : null,
    back_on: state.backOn,
  }
}
