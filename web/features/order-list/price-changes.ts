import { formatRupees } from '../../../contract/prices/money.ts'
import type { Product } from '../../../contract/products/product.ts'
import type { Sized } from '../../../contract/products/product-names.ts'
import { readStored, writeStored } from '../../storage/device-keys.ts'
import { parseStored } from '../../storage/stored-values.ts'
import { fullNameIn } from '../../text/full-name.ts'
import type { textIn } from '../../text/shop-text.tsx'
import type { Words } from '../../words/words.ts'
import type { OrderListWords } from './words/words.ts'

/** Products as the visitor last saw them, so that changes can be named before sending. */

export type SeenProduct = Pick<Product, 'name' | 'nameTa' | 'price' | 'inStock'> & Sized
export type Seen = ReadonlyMap<string, SeenProduct>

/** A sentence, and the name in it where there is one. */
export type NamedSentence = { sentence: string; name?: ReturnType<typeof textIn> }

/** The sentences for changes, in one language. */
export type ChangeWords = Pick<
  OrderListWords,
  'price' | 'pricedOnRequest' | 'soldOut' | 'backInStock' | 'gone'
>

/**
 * Lists what is different today; `find` returns null for a product that is gone or hidden: those are counted, since
 * their names are nobody's to read any more.
 */
export function describeChanges(
  seen: Seen,
  find: (id: string) => SeenProduct | null,
  words: ChangeWords,
  layoutWords: Pick<Words, 'language' | 'product'>,
): NamedSentence[] {
  const { price, pricedOnRequest, soldOut, backInStock, gone } = words
  const write = (amount: number) => (amount === 0 ? pricedOnRequest : formatRupees(amount))
  const changes = [...seen].flatMap(([id, before]) => {
    const now = find(id)
    if (!now) return []
    const name = fullNameIn(layoutWords, now)
    const sentences = [
      now.price !== before.price && price(name.text, write(now.price), write(before.price)),
      now.inStock !== before.inStock && (now.inStock ? backInStock : soldOut)(name.text),
    ]
    return sentences.filter((said) => said !== false).map((sentence) => ({ sentence, name }))
  })
  const left = [...seen.keys()].filter((id) => !find(id)).length
  return left > 0 ? [...changes, { sentence: gone(left) }] : changes
}

const key = 'order-list.1.seen'

/** Ignores what an older version or another program has left under the key. */
export function readSeen(): Seen {
  const stored = parseStored(readStored(key)) ?? {}
  return new Map(Object.entries(stored).filter(([, value]) => isSeen(value)))
}

export function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { name, price, inStock } = value as Partial<SeenProduct>
  return typeof name === 'string' && typeof price === 'number' && typeof inStock === 'boolean'
}

export function storeSeen(seen: Seen): void {
  writeStored(key, JSON.stringify(Object.fromEntries(seen)))
}
