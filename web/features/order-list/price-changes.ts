import { orderListMessages } from '../../../contract/order-list/order-list-terms.ts'
import { formatRupees } from '../../../contract/prices/money.ts'
import type { Product } from '../../../contract/products/product.ts'
import { readStored, writeStored } from '../../lib/session-token.ts'

/** What the visitor has seen of products, so that what has changed since can be said before sending. */

export type SeenProduct = Pick<Product, 'name' | 'price' | 'inStock'>
export type Seen = ReadonlyMap<string, SeenProduct>

/** What is different today; `find` returns null for a product that is gone. */
export function describeChanges(seen: Seen, find: (id: string) => SeenProduct | null): string[] {
  const { price, pricedOnRequest, soldOut, backInStock, gone } = orderListMessages
  const write = (amount: number) => (amount === 0 ? pricedOnRequest : formatRupees(amount))
  return [...seen].flatMap(([id, before]) => {
    const now = find(id)
    if (!now) return gone(before.name)
    return [
      ...(now.price === before.price
        ? []
        : [price(now.name, write(now.price), write(before.price))]),
      ...(now.inStock === before.inStock ? [] : [(now.inStock ? backInStock : soldOut)(now.name)]),
    ]
  })
}

const key = 'order-list.1.seen'

/** What an older version or another program has left under the key is taken as nothing. */
export function readSeen(): Seen {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}')
    return new Map(Object.entries(stored ?? {}).filter(([, value]) => isSeen(value)))
  } catch {
    return new Map()
  }
}

function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { name, price, inStock } = value as Partial<SeenProduct>
  return typeof name === 'string' && typeof price === 'number' && typeof inStock === 'boolean'
}

export function storeSeen(seen: Seen): void {
  writeStored(key, JSON.stringify(Object.fromEntries(seen)))
}
