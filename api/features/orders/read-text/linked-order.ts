import { findOrderList } from '../../../../contract/order-list/order-list.ts'
import type { Product } from '../../../../contract/products/product.ts'
import type { ProductFinder } from './product-finder.ts'

/** A line of a linked list; without a product if that is gone. */
export type LinkedLine = { id: string; quantity: number; product: Product | undefined }

/** The list that a message links to, with its present products; empty if there is no link. */
export class LinkedOrder {
  readonly isThere: boolean
  readonly lines: LinkedLine[]
  /** Number of products beyond the limit of a list's lines. */
  readonly omitted: number

  constructor(finder: ProductFinder, message: string) {
    const list = findOrderList(message)
    const lines = list?.lines ?? []
    const products = new Map(
      finder.getByIds(lines.map(({ id }) => id)).map((product) => [product._id, product]),
    )
    this.isThere = list !== null
    this.lines = lines.map(({ id, quantity }) => ({ id, quantity, product: products.get(id) }))
    this.omitted = list?.omitted ?? 0
  }
}
