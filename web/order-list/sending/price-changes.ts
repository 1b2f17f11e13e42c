import { formatRupees } from '../../../contract/prices/money.ts'
import { fullNameIn } from '../../text/full-name.ts'
import type { textIn } from '../../text/shop-text.tsx'
import type { Words } from '../../words/words.ts'
import type { Seen, SeenProduct } from '../device/seen-products.ts'
import type { OrderListWords } from '../words/words.ts'

/** A sentence, and the name in it where there is one. */
export type NamedSentence = { sentence: string; name?: ReturnType<typeof textIn> }

/** The sentences for changes, in one language. */
export type ChangeWords = Pick<
  OrderListWords,
  'price' | 'pricedOnRequest' | 'soldOut' | 'backInStock' | 'gone'
>

/**
 * Lists the differences to today. `find` returns null for products that are gone or hidden: these are only
 * counted, since visitors may no longer read their names.
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
