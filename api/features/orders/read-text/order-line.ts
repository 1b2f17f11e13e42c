import { orderLimits } from '../../../../contract/orders/limits.ts'
import type { ReadOrderLine } from '../../../../contract/orders/order-text.ts'
import { writePack } from '../../../../contract/packs/pack-words.ts'
import type { Product } from '../../../../contract/products/product.ts'

type Chosen = Pick<ReadOrderLine, 'quantity' | 'sure'> & { product: Product; others: Product[] }

/** Converts a line for the response, with its chosen product, if any. */
export function toLine(
  text: string,
  chosen: Chosen | null,
  quantity: number | null = null,
): ReadOrderLine {
  if (!chosen) return { text, product: null, quantity, sure: false, others: [] }
  return {
    text,
    product: present(chosen.product),
    quantity: chosen.quantity,
    sure: chosen.sure,
    others: chosen.others.slice(0, orderLimits.others).map(present),
  }
}

function present(product: Product) {
  return { _id: product._id, name: product.name, size: product.size || writePack(product) }
}
