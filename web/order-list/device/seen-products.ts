import type { Product } from '../../../contract/products/product.ts'
import type { Sized } from '../../../contract/products/product-names.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { parseStored } from '../../storage/stored-values.ts'
import { seenKey } from './keys.ts'

/** Products as the visitor last saw them, so that changes can be named before sending. */

export type SeenProduct = Pick<Product, 'name' | 'nameTa' | 'price' | 'inStock'> & Sized
export type Seen = ReadonlyMap<string, SeenProduct>

/** Ignores what an older version or another program has left under the key. */
export function readSeen(): Seen {
  const stored = parseStored(deviceStorage.read(seenKey)) ?? {}
  return new Map(Object.entries(stored).filter(([, value]) => isSeen(value)))
}

export function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { name, price, inStock } = value as Partial<SeenProduct>
  return typeof name === 'string' && typeof price === 'number' && typeof inStock === 'boolean'
}

export function storeSeen(seen: Seen): void {
  deviceStorage.write(seenKey, JSON.stringify(Object.fromEntries(seen)))
}
