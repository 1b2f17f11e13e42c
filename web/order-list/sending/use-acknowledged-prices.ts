import { useEffect, useState } from 'react'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { sizeFields } from '../../../contract/products/product-names.ts'
import { useWords } from '../../words/words.ts'
import { readSeen, type Seen, type SeenProduct, storeSeen } from '../device/seen-products.ts'
import { useOrderListWords } from '../words/words.ts'
import { describeChanges } from './price-changes.ts'
import type { FindProduct } from './use-product-lookup.ts'

/** Products of the list as the visitor saw them, on this visit or the last one. */
export function useAcknowledgedPrices(lines: readonly OrderLine[], find: FindProduct) {
  const words = useOrderListWords()
  const layoutWords = useWords()
  const [seen, setSeen] = useState<Seen>()

  const keep = (next: Seen) => {
    setSeen(next)
    storeSeen(next)
  }

  const before: Seen = seen ?? new Map()
  const isNew = lines.some(({ id }) => !before.has(id) && find(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is what it reacts to
  useEffect(() => {
    if (!seen || isNew) keep(seenOf(lines, find, seen ?? readSeen()))
  }, [seen, isNew])

  return {
    /** Changes since, according to `today`. */
    changesOf: (today: FindProduct) =>
      describeChanges(
        seenOf(
          lines.filter(({ id }) => before.has(id) && today(id) !== undefined),
          (id) => before.get(id),
        ),
        (id) => today(id) ?? null,
        words,
        layoutWords,
      ),
    /** Remembers today's products as seen by the visitor. */
    accept: () => keep(seenOf(lines, find)),
  }
}

/** Products of the lines: as already known, or else as they are now. */
export function seenOf(
  lines: readonly OrderLine[],
  find: (id: string) => SeenProduct | null | undefined,
  known: Seen = new Map(),
): Seen {
  return new Map(
    lines.flatMap(({ id }) => {
      const product = known.get(id) ?? find(id)
      if (!product) return []
      return [[id, pickSeen(product)] as const]
    }),
  )
}

const seenFields = ['name', 'nameTa', 'price', 'inStock', ...sizeFields] as const

function pickSeen(product: SeenProduct): SeenProduct {
  return Object.fromEntries(seenFields.map((field) => [field, product[field]])) as SeenProduct
}
