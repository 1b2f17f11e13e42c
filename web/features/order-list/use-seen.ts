import { useEffect, useState } from 'react'
import type { OrderLine } from '../../../contract/order-list.ts'
import { describeChanges, readSeen, type Seen, storeSeen } from './price-changes.ts'
import type { FindListed } from './use-listed.ts'

/** What the visitor has seen of the products on the list, on this visit or the last one. */
export function useSeen(lines: readonly OrderLine[], find: FindListed) {
  const [seen, setSeen] = useState<Seen>()

  const keep = (next: Seen) => {
    setSeen(next)
    storeSeen(next)
  }

  const before = seen ?? {}
  const isNew = lines.some(({ id }) => !before[id] && find(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is what it reacts to
  useEffect(() => {
    if (!seen || isNew) keep(seenOf(lines, find, seen ?? readSeen()))
  }, [seen, isNew])

  return {
    /** What has changed since, according to `today`. */
    changesOf: (today: FindListed) =>
      describeChanges(
        seenOf(
          lines.filter(({ id }) => before[id] && today(id) !== undefined),
          (id) => before[id],
        ),
        (id) => today(id) ?? null,
      ),
    /** The visitor has seen what there is today. */
    accept: () => keep(seenOf(lines, find)),
  }
}

/** What is known of the lines' products, or else what they are now. */
function seenOf(
  lines: readonly OrderLine[],
  find: (id: string) => Seen[string] | null | undefined,
  known: Seen = {},
): Seen {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const product = known[id] ?? find(id)
      if (!product) return []
      const { name, price, inStock } = product
      return [[id, { name, price, inStock }]]
    }),
  )
}
